"""Dice Settlers, by Dávid Turczi: dice and bag building, exploration and area control."""
