"""The games behind the interfaces that researchers use, each an extra of its own:

pettingzoo    landrush.research.pettingzoo.env("montana", players=3)
gymnasium     gymnasium.make("landrush/Montana-v0", players=2, opponents=["greedy"])
open_spiel    landrush.research.open_spiel.register(), then pyspiel.load_game("landrush_montana")
vector        landrush.research.vector.Vector("montana", 1024): many games in one call
dataset       landrush dataset: games as Parquet

docs/research.md tells what is observed, which actions there are, and how chance is drawn.
"""
