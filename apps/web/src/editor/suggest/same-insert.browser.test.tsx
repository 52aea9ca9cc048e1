import { documentRoots, readSuggestions, type SuggestedPassage, type Suggestion } from "@tangleaf/document/model";
import { afterEach, expect, test } from "vitest";
import * as Y from "yjs";
import { closeAll, copyOf, documentOf, exchange, head, type Opened, openOn, say, texts } from "../document/testing/editor-pair.ts";
import { accepted, decide, rejected } from "./decide.ts";
import { openSuggester, type Suggester } from "./open-suggester.ts";
import { oneChange, stretchesOf } from "./single-changes.ts";
import { Suggestions, suggestionsIn } from "./suggest-plugin.ts";

const WAS = "我们进行了讨论，时间很紧，大家都觉得有一些累。";
const BECOMES = "我们讨论了，时间不多，大家都累。";
const OTHER = "第二段说的是别的事情，也要改一改。";
const OTHER_BECOMES = "第二段说别的事，也要改。";
const NEW = "接着说一句。\n再说一句。";

type Page = Opened & { readonly suggester: Suggester };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  closeAll();
});

function openPage(doc: Y.Doc): Page {
  const opened = openOn(doc, { extensions: [Suggestions] });
  const suggester = openSuggester(opened);
  ends.push(suggester.destroy);
  return Object.assign(opened, { suggester });
}

/** A note with one suggestion for two paragraphs and new ones behind them, on as many devices as wanted. */
function devices(count: number): Page[] {
  const first = openPage(documentOf([head("a", "甲"), say(WAS), say(OTHER), head("b", "乙"), say("别的话。")]));
  const positions: number[] = [];
  first.view.state.doc.descendants((node, pos) => void (node.type.name === "paragraph" && positions.push(pos)));
  const [one, two, three] = first.suggester.passagesAt(positions) as [SuggestedPassage, SuggestedPassage, SuggestedPassage];
  const passages: SuggestedPassage[] = [
    { ...one, becomes: BECOMES },
    { ...two, becomes: OTHER_BECOMES },
    { ...three, becomes: NEW, behind: 1 },
  ];
  const suggestion: Suggestion = { id: "s1", action: "polish", generationId: "g", headingId: "a", at: 1, asked: "", passages };
  first.suggester.put(suggestion);
  return [first, ...Array.from({ length: count - 1 }, () => openPage(copyOf(first.doc)))];
}

const placed = ({ view }: Opened) => suggestionsIn(view.state).placed;
const takeAll = (page: Page) => void decide(page, placed(page).map(accepted));
const ALL = ["甲", BECOMES, OTHER_BECOMES, "乙", "别的话。", "接着说一句。", "再说一句。"];

function takeOneChange(page: Page, which: number, take: boolean): void {
  const open = placed(page).filter(({ state, passage }) => state === "open" && passage.behind !== 1);
  const one = open[which % Math.max(1, open.length)];
  if (one === undefined) return;
  const changes = stretchesOf(one.passage).flatMap((stretch, at) => ("kept" in stretch ? [] : [at]));
  decide(page, [oneChange(one, changes[which % changes.length] ?? 0, take)]);
}

function meet(pages: readonly Page[], order: readonly number[]): void {
  for (const _round of [1, 2]) {
    for (const [at, from] of order.entries()) {
      const to = order[(at + 1) % order.length] as number;
      exchange((pages[from] as Page).doc, (pages[to] as Page).doc);
    }
  }
}

function expectOnce(pages: readonly Page[], wanted: readonly string[]): void {
  for (const page of pages) {
    expect(texts(page)).toEqual(wanted);
    expect(texts(openOn(copyOf(page.doc)))).toEqual(wanted);
  }
}

test.each([
  ["two devices", [0, 1]],
  ["three devices", [0, 1, 2]],
  ["three devices the other way round", [2, 0, 1]],
])("what %s accept while apart is in the text once", (_who, order) => {
  const pages = devices(order.length);
  for (const page of pages) takeAll(page);
  meet(pages, order);
  expectOnce(pages, ALL);
  for (const { doc } of pages) expect(readSuggestions(doc)).toEqual([]);
});

test("partly accepted here and wholly there, the whole is in the text once, and nothing is offered any more", async () => {
  const pages = devices(2);
  const [here, there] = pages as [Page, Page];
  takeOneChange(here, 0, true);
  takeOneChange(here, 0, true);
  takeAll(there);
  meet(pages, [0, 1]);
  expectOnce(pages, ALL);
  for (const page of pages) await expect.poll(() => page.suggester.list()).toEqual([]);
  const again = openPage(copyOf(here.doc));
  expect(readSuggestions(again.doc)).toEqual([]);
});

test("of a suggestion accepted here and rejected there every device shows the same, with no word twice", () => {
  const pages = devices(3);
  const [here, there, third] = pages as [Page, Page, Page];
  takeAll(here);
  decide(there, placed(there).map(rejected));
  takeOneChange(third, 1, true);
  meet(pages, [1, 2, 0]);
  expectOnce(pages, ALL);
});

test("the same change taken on two devices is taken once, other changes of them are both taken", () => {
  const pages = devices(2);
  const [here, there] = pages as [Page, Page];
  takeOneChange(here, 0, true);
  takeOneChange(there, 0, true);
  takeOneChange(there, 0, true);
  meet(pages, [0, 1]);
  const [wanted] = [texts(there)];
  expectOnce(pages, wanted as string[]);
  expect(wanted?.[1]).not.toBe(WAS);
  expect(BECOMES.startsWith((wanted?.[1] ?? "").slice(0, 5))).toBe(true);
});

test("undone here and accepted there, the words are there at most once, and undo and redo here change nothing else", () => {
  const pages = devices(2);
  const [here, there] = pages as [Page, Page];
  takeAll(here);
  here.undo.undo();
  expect(texts(here)[1]).toBe(WAS);
  here.undo.redo();
  expect(texts(here)).toEqual(ALL);
  takeAll(there);
  meet(pages, [0, 1]);
  expectOnce(pages, ALL);
});

test("words typed beside a suggestion on another device stay where it is accepted on both", () => {
  const pages = devices(2);
  const [here, there] = pages as [Page, Page];
  there.view.dispatch(there.view.state.tr.insertText("再写", there.view.state.doc.content.size - 2));
  for (const page of pages) takeAll(page);
  meet(pages, [0, 1]);
  expect(texts(here).join("|")).toContain("再写");
  expect(texts(here).filter((text) => text === BECOMES)).toHaveLength(1);
  expect(texts(here)).toEqual(texts(there));
});

test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
  "whatever two or three devices take and drop while apart, they end with one text that has no change twice (%i)",
  (seed) => {
    let state = seed * 7919;
    const pick = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const pages = devices(2 + pick(2));
    let tookAll = false;
    for (const page of pages) {
      const what = pick(4);
      if (what === 0) decide(page, placed(page).map(rejected));
      if (what === 1) for (let n = 0; n <= pick(3); n++) takeOneChange(page, pick(4), true);
      if (what === 2 || (what === 3 && !tookAll)) {
        if (what === 3) takeOneChange(page, pick(4), true);
        takeAll(page);
        tookAll = true;
      }
    }
    const order = pages.map((_, at) => at).toSorted(() => pick(3) - 1);
    meet(pages, order);
    const [first] = pages as [Page];
    if (tookAll) expectOnce(pages, ALL);
    else expectOnce(pages, texts(first));
    // No word is there more often than in the old or the new text.
    const sign = (text: string, character: string) => text.split(character).length - 1;
    const [most] = [WAS + BECOMES + OTHER + OTHER_BECOMES];
    for (const character of "讨论不多累别事改") {
      const own = texts(first).slice(1, 3).join("");
      expect(sign(own, character), character).toBeLessThanOrEqual(Math.max(1, sign(most, character) - 1));
    }
    expect(documentRoots(first.doc).body.toArray().length).toBe(texts(first).length);
  },
);

test("accepting is one update, whose pieces have clients that Yjs can send", () => {
  const [page] = devices(1) as [Page];
  const updates: Uint8Array[] = [];
  page.doc.on("update", (update: Uint8Array) => updates.push(update));
  takeAll(page);
  expect(updates).toHaveLength(1);
  const { structs } = Y.decodeUpdate(updates[0] as Uint8Array);
  expect(new Set(structs.map(({ id }) => id.client)).size).toBeGreaterThan(2);
  expect(structs.every(({ id }) => Number.isSafeInteger(id.client))).toBe(true);
});
