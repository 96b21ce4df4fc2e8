"""The rules pages: every clause is there in every language, with its address, and can be found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browsing import PHONE, drawn
from playwright.sync_api import expect

import landrush
from landrush.l10n import LANGUAGES

RULES = Path(landrush.__file__).parent / "web" / "learn" / "rules"
GAMES = ("montana", "dice-settlers")
CLAUSE = re.compile(r"^([A-Z]\d+\.\d+) ", re.MULTILINE)
# What would be left of the Markdown if something were not read.
MARKUP = re.compile(r"\*\*|`|\]\(|\||:[a-z][a-z-]*:|^#|^- ", re.MULTILINE)

# Each line of Markdown, and what is made of it: text, element names in brackets, symbols by name.
LINES = {
    "plain words": "plain words",
    "take **2 workers** now": "take [b]2_workers[/b] now",
    "write `build E3`.": "write [code]build E3[/code].",
    "see [M7.3](#M7.3)": "see [a]M7.3[/a]",
    "1 :grain: grain, :coin: coins": "1_<grain>_grain, <coin>_coins",
    "最も多くの:settlement: 開拓地": "最も多くの<settlement>_開拓地",
    "**Row 2** :upgrade:": "[b]Row 2[/b] <upgrade>",
    "at 12:30 or 1:2": "at 12:30_or 1:2",
    "costs 3": "costs 3",
}
# Makes such a line of what spans() gives, in the page.
WRITTEN = """async ([path, line]) => {
    const { spans } = await import(`${document.getElementById('app').dataset.assets}/${path}`);
    const written = (parts) => parts.map((part) => {
        if (typeof part === 'string') return part;
        if ('bold' in part) return `[b]${written(part.bold)}[/b]`;
        if ('code' in part) return `[code]${part.code}[/code]`;
        if ('href' in part) return `[a]${part.text}[/a]`;
        return `${written(part.before)}<${part.symbol}>${written(part.after)}`;
    }).join('');
    return written(spans(line)).replaceAll('\\u00a0', '_');
}"""
# Notes what is said beside a clause, however shortly.
COPIED = """(id) => {
    const words = document.getElementById(id).querySelector('.copied');
    const note = () => {
        globalThis.wasSaid ||= words.textContent;
    };
    new MutationObserver(note).observe(words, { subtree: true, childList: true, characterData: true });
}"""
NEAR = "([id, top]) => Math.abs(document.getElementById(id).getBoundingClientRect().top - top) < 4"
PARSED = """async (text) => {
    const { parse } = await import(`${document.getElementById('app').dataset.assets}/learn/markdown.js`);
    return [parse(text, 'en'), parse(text, 'ja')];
}"""


def clauses(game: str, lang: str) -> list[str]:
    return CLAUSE.findall((RULES / game / f"{lang}.md").read_text(encoding="utf-8"))


def test_markdown_is_read(visit):
    page = visit("/rules/montana").page
    for line, expected in LINES.items():
        assert page.evaluate(WRITTEN, ["learn/markdown.js", line]) == expected


def test_lists_and_tables_belong_to_their_clause(visit):
    lead = "# T\n\n## Lead\n\nOne\ntwo\n\n## M1 Parts\n\n"
    text = lead + "M1.1 A\nb:\n- c\n  d\n- e\n\n| f | g |\n|---|---|\n| h | 2 |\n\nM1.2 Z\n"
    english, japanese = visit("/rules/montana").page.evaluate(PARSED, text)
    assert english["title"] == "T"
    lead, parts = english["sections"]
    assert (lead["id"], lead["number"], lead["heading"]) == ("part-1", "", "Lead")
    assert lead["lead"] == [{"kind": "paragraph", "spans": ["One two"]}]
    assert (parts["id"], parts["heading"]) == ("M1", "Parts")
    first, second = parts["clauses"]
    assert [first["id"], second["id"]] == ["M1.1", "M1.2"]
    assert first["blocks"] == [
        {"kind": "paragraph", "spans": ["A b:"]},
        {"kind": "list", "items": [["c d"], ["e"]]},
        {"kind": "table", "head": [["f"], ["g"]], "rows": [[["h"], ["2"]]]},
    ]
    assert japanese["sections"][0]["lead"] == [{"kind": "paragraph", "spans": ["Onetwo"]}]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_its_place_in_every_language(visit, game):
    visitor = visit(f"/rules/{game}")
    page = visitor.page
    for lang in LANGUAGES:
        page.locator("select.language").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        title = (RULES / game / f"{lang}.md").read_text(encoding="utf-8").split("\n")[0].removeprefix("# ")
        expect(page.locator("h1")).to_have_text(title)
        expect(page.locator(".clause")).to_have_count(len(clauses(game, lang)))
        assert page.locator(".clause").evaluate_all("all => all.map(each => each.id)") == clauses(game, lang)
        text = page.locator("article.rules").inner_text()
        assert not MARKUP.search(text), MARKUP.search(text)
        links = page.locator("article.rules a[href^='#']").evaluate_all(
            "all => all.map(each => each.hash.slice(1))"
        )
        places = set(page.locator("article.rules [id]").evaluate_all("all => all.map(each => each.id)"))
        assert set(links) <= places
        symbols = page.locator("article.rules use").evaluate_all(
            "all => all.map(each => each.getAttribute('href'))"
        )
        assert page.evaluate("names => names.filter(name => !document.querySelector(name))", symbols) == []


def test_an_address_leads_to_its_clause_and_another_language_stays_there(visit):
    page = visit("/rules/montana#M7.5").page
    clause = page.locator("[id='M7.5']")
    expect(clause).to_have_class(re.compile("here"))
    expect(clause).to_be_in_viewport()
    drawn(page)
    before = clause.bounding_box()["y"]
    page.locator("select.language").select_option("pl")
    expect(page.locator("h1")).to_contain_text("zasady")
    page.wait_for_function(NEAR, arg=["M7.5", before])
    page.locator("[id='M8.2'] a[href='#M5.3']").click()
    expect(page.locator("[id='M5.3']")).to_have_class(re.compile("here"))
    expect(page.locator("[id='M5.3']")).to_be_in_viewport()


def test_rules_are_found_by_their_words(visit):
    page = visit("/rules/montana", lang="pl").page
    page.get_by_role("searchbox").fill("LINIA osad zlozone")
    expect(page.locator(".found")).to_have_text("Żadna zasada nie zawiera wszystkich tych słów.")
    page.get_by_role("searchbox").fill("dlugosc CIĄG")
    expect(page.locator(".clause")).to_have_count(1)
    expect(page.locator(".clause")).to_have_attribute("id", "M7.5")
    expect(page.locator(".clause mark").first).to_have_text(re.compile("ciąg|długość"))
    page.locator("[id='M7.5'] a[href='#M7.5']").click()
    expect(page.locator(".clause")).to_have_count(len(clauses("montana", "pl")))


def test_the_link_of_a_clause_is_copied(visit):
    visitor = visit("/rules/dice-settlers")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.page.evaluate(COPIED, "D6.2")
    visitor.page.locator("[id='D6.2'] a.clause-id").click()
    visitor.page.wait_for_function("() => globalThis.wasSaid === 'Link copied'")
    copied = visitor.page.evaluate("() => navigator.clipboard.readText()")
    assert copied == f"{visitor.url}/rules/dice-settlers#D6.2"


def test_the_contents_unfold_on_a_phone(visit):
    page = visit("/rules/dice-settlers", **PHONE).page
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents).to_be_hidden()
    page.locator("summary").click()
    contents.get_by_role("link", name="Symbols").click()
    expect(contents).to_be_hidden()
    expect(page.locator("#symbols")).to_be_in_viewport()
    page.wait_for_function(
        "() => document.querySelector('.rules').getBoundingClientRect().right <= innerWidth"
    )
