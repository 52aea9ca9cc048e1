import { readSuggestions, type SuggestedPassage, type Suggestion } from "@tangleaf/document/model";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import type * as Y from "yjs";
import { closeAll, copyOf, documentOf, exchange, head, type Opened, openOn, say, texts } from "../document/testing/editor-pair.ts";
import { accepted, decide } from "./decide.ts";
import { fillPassage } from "./fill-passage.ts";
import { openSuggester, type Suggester } from "./open-suggester.ts";
import type { PlacedPassage } from "./place-passages.ts";
import { Suggestions, suggestionsIn } from "./suggest-plugin.ts";

const FIRST = "Due to the fact that time was short, we had a discussion.";
const SECOND = "甲说了一，乙说了二，丙说了三。";
const UNTOUCHED = "这一段谁也没有提过。";

type Page = Opened & { readonly suggester: Suggester };

const ends: (() => void)[] = [];
function closePages(): void {
  for (const end of ends.splice(0)) end();
  closeAll();
}
afterEach(closePages);

function openPage(doc: Y.Doc): Page {
  const opened = openOn(doc, { extensions: [Suggestions] });
  const suggester = openSuggester(opened);
  ends.push(suggester.destroy);
  return Object.assign(opened, { suggester });
}

const openNote = () => openPage(documentOf([head("a", "甲"), say(FIRST), say(SECOND), say(UNTOUCHED)]));

function positionOf({ view }: Opened, text: string): number {
  let found = -1;
  view.state.doc.descendants((node, pos) => {
    if (node.isTextblock && node.textContent === text) found = pos;
  });
  return found;
}

type Offer = { readonly of: string; readonly part?: readonly [number, number]; readonly text: string; readonly behind?: boolean };

/** Stores a suggestion as it is while it is written, and fills it in. */
function offer({ suggester, ...page }: Page, id: string, at: number, { of, part, text, behind }: Offer, isFilled = true): void {
  const [there] = suggester.passagesAt([positionOf(page as Opened, of)]);
  if (there === undefined) throw new Error("no paragraph");
  const passage: SuggestedPassage = { ...there, ...(part === undefined ? {} : { part }), ...(behind === true ? { behind: 1 } : {}) };
  const waiting: Suggestion = { id, action: "polish", generationId: "g", headingId: "a", at, asked: "", passages: [passage] };
  suggester.put(waiting);
  const filled = behind === true ? { ...passage, becomes: text } : fillPassage(passage, text);
  if (isFilled && filled.becomes !== passage.was) suggester.put({ ...waiting, passages: [filled] });
  else if (isFilled) suggester.drop(id);
}

const placed = ({ view }: Opened): readonly PlacedPassage[] => suggestionsIn(view.state).placed;
const listOpen = (page: Opened) => placed(page).filter(({ state }) => state === "open");
const listIds = ({ suggester }: Page) => suggester.list().map(({ id }) => id);

function acceptOne(page: Page, id: string): void {
  const own = listOpen(page).filter(({ suggestion }) => suggestion.id === id);
  if (own.length > 0) expect(decide(page, own.map(accepted))).toBe("done");
}

const acceptAll = (page: Page) => expect(decide(page, listOpen(page).map(accepted))).toBe("done");

test("asking again for a paragraph replaces the suggestion that is open, and accepting all keeps every word", () => {
  const page = openNote();
  offer(page, "s1", 1, { of: FIRST, text: "Because time was short, we had a discussion." });
  offer(page, "s2", 2, { of: FIRST, text: "Because time was short, we discussed it." });
  expect(listIds(page)).toEqual(["s2"]);
  expect(readSuggestions(page.doc)).toHaveLength(1);
  acceptAll(page);
  expect(texts(page)).toEqual(["甲", "Because time was short, we discussed it.", SECOND, UNTOUCHED]);
});

test("while the new suggestion is written the old one is kept, and is open again if nothing comes of it", () => {
  const page = openNote();
  offer(page, "s1", 1, { of: FIRST, text: "Because time was short, we had a discussion." });
  offer(page, "s2", 2, { of: FIRST, text: "" }, false);
  expect(placed(page).map(({ state }) => state)).toEqual(["waiting"]);
  page.suggester.drop("s2");
  expect(listIds(page)).toEqual(["s1"]);
  expect(listOpen(page)).toHaveLength(1);
});

test("of a suggestion that is still written, a passage that a newer one has taken keeps its place and gets no words", () => {
  const page = openNote();
  const passages = page.suggester.passagesAt([positionOf(page, FIRST), positionOf(page, SECOND)]);
  page.suggester.put({ id: "s1", action: "polish", generationId: "g", headingId: "a", at: 1, asked: "", passages });
  offer(page, "s2", 2, { of: FIRST, text: "We talked." });
  expect(
    readSuggestions(page.doc)
      .find(({ id }) => id === "s1")
      ?.passages.map(({ becomes }) => becomes),
  ).toEqual([FIRST, null]);
});

test("suggestions for other words of one paragraph stay open beside each other, and each is accepted in its place", () => {
  const page = openNote();
  offer(page, "s1", 1, { of: FIRST, part: [0, 20], text: "Because" });
  offer(page, "s2", 2, { of: FIRST, part: [37, 57], text: "we discussed it." });
  offer(page, "s3", 3, { of: FIRST, text: "A new paragraph.", behind: true });
  expect(listIds(page)).toEqual(["s1", "s2", "s3"]);
  acceptOne(page, "s2");
  expect(texts(page)[1]).toBe("Due to the fact that time was short, we discussed it.");
  expect(listOpen(page).map(({ suggestion }) => suggestion.id)).toEqual(["s1", "s3"]);
  acceptAll(page);
  expect(texts(page)).toEqual(["甲", "Because time was short, we discussed it.", "A new paragraph.", SECOND, UNTOUCHED]);
  page.undo.undo();
  page.undo.undo();
  expect(texts(page)).toEqual(["甲", FIRST, SECOND, UNTOUCHED]);
  expect(listOpen(page)).toHaveLength(3);
});

test("of two suggestions made for one paragraph on two devices the newer is shown, and the older once that is rejected", () => {
  const here = openNote();
  const there = openPage(copyOf(here.doc));
  offer(here, "s1", 1, { of: FIRST, text: "Because time was short, we had a discussion." });
  offer(there, "s2", 2, { of: FIRST, text: "We talked." });
  exchange(here.doc, there.doc);
  for (const page of [here, there]) expect(listIds(page)).toEqual(["s2"]);
  const [shown] = placed(here);
  if (shown === undefined) throw new Error("nothing is shown");
  decide(here, [{ id: "s2", index: shown.index, text: null, left: null }]);
  exchange(here.doc, there.doc);
  for (const page of [here, there]) expect(listIds(page)).toEqual(["s1"]);
});

const paragraphs = [FIRST, SECOND];
const anyOffer: fc.Arbitrary<Offer> = fc
  .record({
    of: fc.constantFrom(...paragraphs),
    ends: fc.option(fc.tuple(fc.nat(), fc.nat())),
    text: fc.string({ unit: fc.constantFrom(..."abc 甲乙，说"), minLength: 1, maxLength: 12 }),
    behind: fc.boolean(),
  })
  .map(({ of, ends, text, behind }) => {
    const words = `x${text.trim()}`;
    if (behind && ends === null) return { of, text: words, behind };
    const [from, to] = (ends ?? []).map((end) => end % (of.length + 1)).toSorted((a, b) => a - b);
    return from === undefined || to === undefined || from === to ? { of, text: words } : { of, part: [from, to], text: words };
  });

const anyOrder = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
const sortBy = (ids: readonly string[], order: readonly number[]) =>
  ids
    .map((id, at) => [order[at % order.length] ?? 0, id] as const)
    .toSorted((a, b) => a[0] - b[0])
    .map(([, id]) => id);

/** What the text must be: every accepted passage in its place, told without an editor. */
function expectOutsideKept(page: Page, open: readonly PlacedPassage[]): void {
  const now = texts(page);
  expect(now[0]).toBe("甲");
  expect(now.at(-1)).toBe(UNTOUCHED);
  let at = 1;
  for (const of of paragraphs) {
    const own = open.filter(({ node }) => node?.textContent === of);
    const inside = own.filter(({ passage }) => passage.behind !== 1);
    let wanted = of;
    for (const { passage } of inside.toSorted((a, b) => (b.passage.part?.[0] ?? 0) - (a.passage.part?.[0] ?? 0))) {
      const [from, to] = passage.part ?? [0, of.length];
      const becomes = passage.becomes ?? "";
      wanted = wanted.slice(0, from) + becomes.slice(from, becomes.length - (of.length - to)) + wanted.slice(to);
    }
    expect(now[at++]).toBe(wanted);
    for (const { passage } of own) if (passage.behind === 1) expect(now[at++]).toBe(passage.becomes);
  }
}

test("accepting all equals accepting one by one in every order, and words outside the suggestions stay, whatever is suggested", () => {
  fc.assert(
    fc.property(fc.array(anyOffer, { minLength: 1, maxLength: 5 }), anyOrder, (offers, order) => {
      const page = openNote();
      for (const [at, one] of offers.entries()) offer(page, `s${at}`, at, one);
      const other = openPage(copyOf(page.doc));
      const open = listOpen(page);
      for (const id of sortBy(listIds(other), order)) acceptOne(other, id);
      acceptAll(page);
      expectOutsideKept(page, open);
      expect(texts(other)).toEqual(texts(page));
      page.undo.undo();
      expect(texts(page)).toEqual(["甲", ...paragraphs, UNTOUCHED]);
      closePages();
    }),
    { seed: 37, numRuns: 40 },
  );
});

test("what two devices suggest while apart is open without overlaps when they meet, the same on both, and accepted alike in every order", () => {
  const few = fc.array(anyOffer, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(few, few, anyOrder, (mine, theirs, order) => {
      const here = openNote();
      const there = openPage(copyOf(here.doc));
      for (const [at, one] of mine.entries()) offer(here, `a${at}`, at, one);
      for (const [at, one] of theirs.entries()) offer(there, `b${at}`, at, one);
      exchange(here.doc, there.doc);
      expect(listIds(there)).toEqual(listIds(here));
      const open = listOpen(here);
      acceptAll(here);
      for (const id of sortBy(listIds(there), order)) acceptOne(there, id);
      expectOutsideKept(here, open);
      expect(texts(there)).toEqual(texts(here));
      exchange(here.doc, there.doc);
      // What both have accepted while apart is there once.
      expectOutsideKept(here, open);
      expect(texts(there)).toEqual(texts(here));
      closePages();
    }),
    { seed: 37, numRuns: 40 },
  );
});
