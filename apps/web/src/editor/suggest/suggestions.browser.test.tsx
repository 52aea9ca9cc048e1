import { documentRoots, type NodeJson, readSuggestions, type SuggestedPassage, type Suggestion } from "@tangleaf/document/model";
import { afterEach, expect, test } from "vitest";
import { openBlocks } from "../blocks/testing/open-blocks.ts";
import {
  closeAll,
  copyOf,
  cursorIn,
  documentOf,
  exchange,
  head,
  type Opened,
  openOn,
  say,
  texts,
} from "../document/testing/editor-pair.ts";
import { accepted, decide, rejected } from "./decide.ts";
import { openSuggester, type Suggester } from "./open-suggester.ts";
import type { PlacedPassage } from "./place-passages.ts";
import { oneChange, stretchesOf } from "./single-changes.ts";
import { Suggestions, suggestionsIn } from "./suggest-plugin.ts";

const WAS = "我们进行了讨论，时间很紧。";
const BECOMES = "我们讨论了，时间不多。";
const PAPER: NodeJson[] = [head("a", "甲"), say(WAS), head("b", "乙"), say("别的话。")];

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  closeAll();
});

type Page = Opened & { readonly suggester: Suggester };

function openPage(doc: Parameters<typeof openOn>[0]): Page {
  const opened = openOn(doc, { extensions: [Suggestions] });
  const suggester = openSuggester(opened);
  ends.push(suggester.destroy);
  return Object.assign(opened, { suggester });
}

const positionOf = ({ view }: Opened, text: string): number => {
  let found = -1;
  view.state.doc.descendants((node, pos) => {
    if (node.isTextblock && node.textContent === text) found = pos;
  });
  return found;
};

function offer(page: Page, changed: Partial<SuggestedPassage> = {}, id = "s1", of = WAS): Suggestion {
  const passages = page.suggester.passagesAt([positionOf(page, of)]).map((one) => ({ ...one, becomes: BECOMES, ...changed }));
  const suggestion: Suggestion = { id, action: "polish", generationId: "g1", headingId: "a", at: 1, asked: "", passages };
  page.suggester.put(suggestion);
  return suggestion;
}

const placed = ({ view }: Opened): readonly PlacedPassage[] => suggestionsIn(view.state).placed;
const first = (page: Opened): PlacedPassage => placed(page)[0] as PlacedPassage;
const shownAs = ({ element }: Opened, name: string) => [...element.querySelectorAll(`.${name}`)].map(({ textContent }) => textContent);

test("a suggestion strikes the old words, underlines the new ones behind them, and leaves the text as it is", () => {
  const page = openPage(PAPER);
  offer(page);
  expect(shownAs(page, "suggest-removed").join("|")).toBe("进行了|很紧");
  expect(shownAs(page, "suggest-added").join("|")).toBe("了|不多");
  expect(page.element.querySelectorAll("del, ins")).toHaveLength(4);
  expect(texts(page)).toContain(WAS);
});

test("what is accepted is in the text as one step, and undoing it brings the suggestion back with the words", () => {
  const page = openPage(PAPER);
  offer(page);
  expect(decide(page, [accepted(first(page))])).toBe("done");
  expect(texts(page)).toEqual(["甲", BECOMES, "乙", "别的话。"]);
  expect(readSuggestions(page.doc)).toEqual([]);
  page.undo.undo();
  expect(texts(page)).toContain(WAS);
  expect(readSuggestions(page.doc)).toHaveLength(1);
  expect(shownAs(page, "suggest-removed")).toHaveLength(2);
  page.undo.redo();
  expect(texts(page)).toContain(BECOMES);
  expect(readSuggestions(page.doc)).toEqual([]);
});

test("what is rejected leaves the text alone, and undo offers it again", () => {
  const page = openPage(PAPER);
  offer(page);
  expect(decide(page, [rejected(first(page))])).toBe("done");
  expect(texts(page)).toContain(WAS);
  expect(placed(page)).toEqual([]);
  page.undo.undo();
  expect(placed(page)).toHaveLength(1);
});

test("that a suggestion comes is no step of undo", () => {
  const page = openPage(PAPER);
  offer(page);
  expect(page.undo.canUndo).toBe(false);
});

test("a suggestion accepted here and rejected there at once stays accepted", () => {
  const here = openPage(PAPER);
  offer(here);
  const there = openPage(copyOf(here.doc));
  decide(here, [accepted(first(here))]);
  decide(there, [rejected(first(there))]);
  exchange(here.doc, there.doc);
  for (const page of [here, there]) {
    expect(texts(page)).toEqual(["甲", BECOMES, "乙", "别的话。"]);
    expect(placed(page)).toEqual([]);
  }
});

test("a suggestion is there after a reload and on another device, at its place", () => {
  const page = openPage(PAPER);
  offer(page);
  const again = openPage(copyOf(page.doc));
  expect(first(again)).toMatchObject({ state: "open" });
  expect(shownAs(again, "suggest-added").join("|")).toBe("了|不多");
});

test("what others write elsewhere leaves a suggestion where it belongs", () => {
  const here = openPage(PAPER);
  offer(here);
  const there = openOn(copyOf(here.doc));
  cursorIn(there, 0, 1);
  there.editor.commands.insertContent("章");
  exchange(here.doc, there.doc);
  expect(texts(here)[0]).toBe("甲章");
  expect(shownAs(here, "suggest-removed").join("|")).toBe("进行了|很紧");
  decide(here, [accepted(first(here))]);
  expect(texts(here)[1]).toBe(BECOMES);
});

test("words typed inside show it as changed, struck words no longer; taking them back makes it whole again", () => {
  const page = openPage(PAPER);
  offer(page);
  cursorIn(page, 1, 2);
  page.editor.commands.insertContent("又");
  expect(first(page).state).toBe("changed");
  expect(shownAs(page, "suggest-removed")).toEqual([]);
  page.undo.undo();
  expect(first(page).state).toBe("open");
  expect(shownAs(page, "suggest-removed")).toHaveLength(2);
});

test("of two alike paragraphs the one the suggestion was made for is taken, also after what stood before it is gone", () => {
  const page = openPage([head("a", "甲"), say(WAS), say(WAS), say("完。")]);
  const second = positionOf(page, WAS);
  const passages = page.suggester.passagesAt([second]).map((one) => ({ ...one, becomes: BECOMES }));
  page.suggester.put({ id: "s1", action: "polish", generationId: "g", headingId: "a", at: 1, asked: "", passages });
  cursorIn(page, 0, 1);
  page.editor.commands.insertContent("章");
  decide(page, [accepted(first(page))]);
  expect(texts(page)).toEqual(["甲章", WAS, BECOMES, "完。"]);
});

test("a section that is moved takes its suggestion along", async () => {
  const page = openPage([...PAPER, say("末了。")]);
  offer(page);
  const { view } = page;
  const at = positionOf(page, WAS);
  const node = view.state.doc.nodeAt(at);
  if (node === null) throw new Error("no paragraph");
  const { tr } = view.state;
  tr.insert(positionOf(page, "末了。"), node).delete(at, at + node.nodeSize);
  view.dispatch(tr);
  await expect.poll(() => first(page)).toMatchObject({ state: "open" });
  decide(page, [accepted(first(page))]);
  expect(texts(page)).toEqual(["甲", "乙", "别的话。", BECOMES, "末了。"]);
});

test("the suggestion of a removed section is gone from the text, can only be dropped, and is back when the section is", async () => {
  const page = openPage(PAPER);
  offer(page);
  const at = positionOf(page, WAS);
  page.undo.separate();
  page.view.dispatch(page.view.state.tr.delete(at, at + WAS.length + 2));
  expect(first(page).state).toBe("gone");
  expect(decide(page, [accepted(first(page))])).toBe("changed");
  expect(readSuggestions(page.doc)).toHaveLength(1);
  page.undo.undo();
  await expect.poll(() => first(page).state).toBe("open");
});

test("without its place, as after a rebuild of the document, a suggestion is found by its words", () => {
  const page = openPage(PAPER);
  offer(page, { anchor: "" });
  expect(first(page)).toMatchObject({ state: "open" });
  expect(shownAs(page, "suggest-removed")).toHaveLength(2);
});

test("one change is taken and another dropped, each as a step of its own", () => {
  const page = openPage(PAPER);
  offer(page);
  decide(page, [oneChange(first(page), 1, true)]);
  expect(texts(page)[1]).toBe("我们讨论，时间很紧。");
  expect(shownAs(page, "suggest-removed").join("|")).toBe("很紧");
  expect(first(page)).toMatchObject({ state: "open", passage: { was: "我们讨论，时间很紧。", becomes: BECOMES } });
  const words = stretchesOf(first(page).passage).findIndex((one) => "added" in one && one.added === "了");
  decide(page, [oneChange(first(page), words, false)]);
  expect(texts(page)[1]).toBe("我们讨论，时间很紧。");
  expect(shownAs(page, "suggest-added").join("|")).toBe("不多");
  page.undo.undo();
  page.undo.undo();
  expect(texts(page)).toContain(WAS);
  expect(first(page).passage.was).toBe(WAS);
});

test("new text is offered below its paragraph and put in behind it", () => {
  const page = openPage(PAPER);
  offer(page, { becomes: "接着说一句。\n再说一句。", behind: 1 });
  expect(shownAs(page, "suggest-new").join("|")).toBe("接着说一句。再说一句。");
  decide(page, [accepted(first(page))]);
  expect(texts(page)).toEqual(["甲", WAS, "接着说一句。", "再说一句。", "乙", "别的话。"]);
  page.undo.undo();
  expect(texts(page)).toEqual(["甲", WAS, "乙", "别的话。"]);
});

test("a citation keeps its place in the words that are accepted", () => {
  const page = openPage([
    head("a", "甲"),
    {
      type: "paragraph",
      content: [
        { type: "text", text: "进行了讨论" },
        { type: "citation", attrs: { refIds: "R3" } },
        { type: "text", text: "。" },
      ],
    },
  ]);
  offer(page, { becomes: "讨论了⟦1⟧。" }, "s1", "进行了讨论。");
  decide(page, [accepted(first(page))]);
  expect(
    page.view.state.doc
      .child(0)
      .child(1)
      .children.map(({ type, text }) => text ?? type.name),
  ).toEqual(["讨论了", "citation", "。"]);
});

const inlines = ({ view }: Opened, at: number) =>
  view.state.doc.firstChild?.child(at).children.map(({ type, text, attrs }) => text ?? `${type.name} ${attrs["refIds"]}`);

test("a source a suggestion cites anew is shown by its name, and is a citation when the words are accepted", () => {
  const page = openPage(PAPER);
  offer(page, { becomes: "我们讨论了[[R2]]，时间很紧，学生占六成[[R3]][[R1]]。" });
  expect(shownAs(page, "suggest-added").join("|")).toBe("了[R2]|，学生占六成[R3, R1]");
  expect(decide(page, [accepted(first(page))])).toBe("done");
  expect(inlines(page, 1)).toEqual(["我们讨论了", "citation R2", "，时间很紧，学生占六成", "citation R3,R1", "。"]);
  page.undo.undo();
  expect(texts(page)).toContain(WAS);
});

test("of a suggestion that cites one change can be taken before the rest of it", () => {
  const page = openPage(PAPER);
  offer(page, { becomes: "我们讨论了[[R2]]，时间不多[[R3]]。" });
  const changes = stretchesOf(first(page).passage).flatMap((one, at) => ("kept" in one ? [] : [at]));
  decide(page, [oneChange(first(page), changes.at(-1) ?? 0, true)]);
  expect(first(page)).toMatchObject({ state: "open" });
  decide(page, [accepted(first(page))]);
  expect(inlines(page, 1)).toEqual(["我们讨论了", "citation R2", "，时间不多", "citation R3", "。"]);
});

test("new text that cites has its citations where it is put in, and is there once where two devices accept it", () => {
  const here = openPage(PAPER);
  offer(here, { becomes: "接着说[[R4]]。", behind: 1 });
  const there = openPage(copyOf(here.doc));
  for (const page of [here, there]) decide(page, [accepted(first(page))]);
  exchange(here.doc, there.doc);
  for (const page of [here, there]) {
    expect(texts(page)).toEqual(["甲", WAS, "接着说。", "乙", "别的话。"]);
    expect(inlines(page, 2)).toEqual(["接着说", "citation R4", "。"]);
  }
});

test("a locked section refuses, and the suggestion stays", () => {
  const locked = documentOf([{ ...head("a", "甲"), attrs: { id: "a", level: 1, locked: 1 } }, say(WAS)]);
  const { opened: page } = openBlocks(locked, {}, [Suggestions]);
  const suggester = openSuggester(page);
  ends.push(suggester.destroy);
  offer(Object.assign(page, { suggester }));
  expect(decide(page, [accepted(first(page))])).toBe("refused");
  expect(readSuggestions(page.doc)).toHaveLength(1);
  expect(texts(page)).toContain(WAS);
});

test("what somebody else has stored there and is no suggestion shows nothing", () => {
  const page = openPage(PAPER);
  documentRoots(page.doc).suggestions.set("x", { id: "x", passages: "all" });
  offer(page, { anchor: "{not json" });
  expect(placed(page)).toHaveLength(1);
  expect(first(page).state).toBe("open");
});

test("a key away from the suggestions draws none of them anew", () => {
  const many = Array.from({ length: 50 }, (_, at) => say(`${WAS}${at}`));
  const page = openPage([head("a", "甲"), say("这里打字"), ...many]);
  for (let at = 0; at < 50; at++) offer(page, { becomes: `${BECOMES}${at}` }, `s${at}`, `${WAS}${at}`);
  const before = [...page.element.querySelectorAll("ins")];
  const nodes = placed(page).map(({ node }) => node);
  cursorIn(page, 1, 2);
  page.editor.commands.insertContent("字");
  expect([...page.element.querySelectorAll("ins")]).toEqual(before);
  expect(placed(page).every(({ node, state }, at) => node === nodes[at] && state === "open")).toBe(true);
});
