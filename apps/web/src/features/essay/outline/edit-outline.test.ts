import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  indentLine,
  insertAfter,
  insertInside,
  lineOf,
  moveLine,
  outdentLine,
  placeLine,
  removeLine,
  renameLine,
  setLength,
  toggleNeed,
  usualLength,
} from "./edit-outline.ts";
import { historyOf, historyReducer } from "./outline-history.ts";
import { lengthOf, OUTLINE_DEPTH_MAX, type OutlineLine, toInput, toLines, toParagraphs, totalOf } from "./outline-line.ts";
import { dropAt, heightIn, rowsOf, rowsWithout } from "./outline-rows.ts";

const line = (id: string, targetCnt = 100, ...subPara: OutlineLine[]): OutlineLine => ({
  id,
  title: id,
  targetCnt,
  textData: "",
  needs: [],
  subPara,
});
/** a(a1 a2(a21)) b(b1) c */
const outline = () => [line("a", 0, line("a1", 300), line("a2", 0, line("a21", 200))), line("b", 0, line("b1", 400)), line("c", 500)];
const show = (lines: readonly OutlineLine[]): string =>
  lines.map(({ id, subPara }) => (subPara.length === 0 ? id : `${id}(${show(subPara)})`)).join(" ");

describe("a line", () => {
  test.each([
    ["moves among its siblings", () => moveLine(outline(), "a1", 1), "a(a2(a21) a1) b(b1) c"],
    ["moves over the edge into the next chapter", () => moveLine(outline(), "a2", 1), "a(a1) b(a2(a21) b1) c"],
    ["moves back into the chapter before as its last", () => moveLine(outline(), "b1", -1), "a(a1 a2(a21) b1) b c"],
    ["is indented below the one before it", () => indentLine(outline(), "c"), "a(a1 a2(a21)) b(b1 c)"],
    ["is outdented behind the one it stands below", () => outdentLine(outline(), "a21"), "a(a1 a2 a21) b(b1) c"],
    ["becomes a chapter", () => outdentLine(outline(), "a1"), "a(a2(a21)) a1 b(b1) c"],
    ["is removed with all below it", () => removeLine(outline(), "a2"), "a(a1) b(b1) c"],
    ["is added behind another and all below that", () => insertAfter(outline(), "a", line("x")), "a(a1 a2(a21)) x b(b1) c"],
    ["is added below another", () => insertInside(outline(), "b", line("x")), "a(a1 a2(a21)) b(b1 x) c"],
    ["is dragged into another chapter", () => placeLine(outline(), "a2", { parentId: "b", index: 0 }), "a(a1) b(a2(a21) b1) c"],
  ])("%s", (_name, edit, expected) => {
    expect(show(edit())).toBe(expected);
  });

  test.each([
    ["the first chapter up", (lines: OutlineLine[]) => moveLine(lines, "a", -1)],
    ["the first of its siblings deeper", (lines: OutlineLine[]) => indentLine(lines, "a1")],
    ["one with lines below it deeper than there are levels", (lines: OutlineLine[]) => indentLine(lines, "b")],
    ["a chapter out", (lines: OutlineLine[]) => outdentLine(lines, "c")],
    ["one into itself", (lines: OutlineLine[]) => placeLine(lines, "a", { parentId: "a2", index: 0 })],
    ["one below the deepest level", (lines: OutlineLine[]) => insertInside(lines, "a21", line("x"))],
    ["one to where it stands", (lines: OutlineLine[]) => placeLine(lines, "b", { parentId: null, index: 1 })],
  ])("cannot be put: %s", (name, edit) => {
    const before = outline();
    // "b" has one level below it: two fit below "a".
    if (name.startsWith("one with lines")) before[1] = line("b", 0, line("b1", 0, line("b11")));
    expect(edit(before)).toBe(before);
  });

  test("indented and outdented again has the lengths it had", () => {
    const before = [line("a", 500), line("b", 300)];
    const indented = indentLine(before, "b");
    expect(totalOf(indented)).toBe(300);
    expect(totalOf(outdentLine(indented, "b"))).toBe(800);
  });
});

describe("lengths", () => {
  test("a chapter given another length divides it in the ratio of what stands below it", () => {
    const lines = setLength(outline(), "a", 1000);
    expect(lengthOf(lineOf(lines, "a1") ?? line(""))).toBe(600);
    expect(lengthOf(lineOf(lines, "a21") ?? line(""))).toBe(400);
    expect(totalOf(lines)).toBe(1000 + 400 + 500);
  });

  test("a section that is divided for the first time hands its length on", () => {
    const lines = insertInside([line("a", 700)], "a", line("x", 300));
    expect(totalOf(lines)).toBe(700);
  });

  test("a new line is about as long as the others", () => {
    expect(usualLength(outline())).toBe(350);
    expect(usualLength([])).toBe(300);
  });

  test("whatever is done to an outline, no line is lost, none is too deep, and lengths are the sum of what stands below", () => {
    const ids = ["a", "a1", "a2", "a21", "b", "b1", "c"];
    const edit = fc.tuple(
      fc.constantFrom("up", "down", "in", "out", "length"),
      fc.constantFrom(...ids),
      fc.integer({ min: 10, max: 5000 }),
    );
    const doIt = (lines: readonly OutlineLine[], [what, id, length]: [string, string, number]) =>
      ({
        up: () => moveLine(lines, id, -1),
        down: () => moveLine(lines, id, 1),
        in: () => indentLine(lines, id),
        out: () => outdentLine(lines, id),
        length: () => setLength(lines, id, length),
      })[what as "up"]();
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const lines = edits.reduce<readonly OutlineLine[]>((now, one) => doIt(now, one), outline());
        const rows = rowsOf(lines, "zh");
        expect(rows.map((row) => row.line.id).sort()).toEqual(ids);
        expect(Math.max(...rows.map(({ depth }) => depth))).toBeLessThanOrEqual(OUTLINE_DEPTH_MAX);
        const sent = toParagraphs(toInput(lines, "?"));
        const adds = ({ targetCnt, subPara }: (typeof sent)[number]): boolean =>
          subPara.length === 0 || (subPara.reduce((sum, below) => sum + below.targetCnt, 0) === targetCnt && subPara.every(adds));
        expect(sent.every(adds)).toBe(true);
      }),
    );
  });
});

test("what is sent and read again is the same outline; an empty line stays here, one with others below it gets a name", () => {
  const lines = toggleNeed(renameLine(outline(), "a", "  "), "c", "data");
  const sent = toInput([...lines, { ...line("x"), title: "" }], "未命名");
  expect(sent.map(({ title }) => title)).toEqual(["未命名", "b", "c"]);
  expect(toInput(toLines(toParagraphs(sent)), "未命名")).toEqual(sent);
  expect(sent[2]?.needs).toEqual(["data"]);
});

describe("dragging", () => {
  const rows = rowsOf(outline(), "zh");

  test("a line takes the depth that is wanted, as far as the rows around it allow", () => {
    const others = rowsWithout(rows, "c");
    const at = (gap: number, depth: number) => dropAt(others, { gap, depth, height: heightIn(rows, "c") });
    expect(at(others.length, 1)).toEqual({ parentId: null, index: 2, depth: 1 });
    expect(at(others.length, 2)).toEqual({ parentId: "b", index: 1, depth: 2 });
    expect(at(others.length, 9)).toEqual({ parentId: "b1", index: 0, depth: 3 });
    expect(at(0, 3)).toEqual({ parentId: null, index: 0, depth: 1 });
    expect(at(2, 1)).toEqual({ parentId: "a", index: 1, depth: 2 });
  });

  test("one with lines below it is not put where they would be too deep", () => {
    const others = rowsWithout(rows, "a");
    expect(dropAt(others, { gap: 2, depth: 3, height: heightIn(rows, "a") })).toEqual({ parentId: null, index: 1, depth: 1 });
    expect(dropAt(others, { gap: 1, depth: 3, height: heightIn(rows, "a") })).toBeNull();
  });

  test("every place a drop answers is one the outline takes", () => {
    for (const { line: dragged } of rows) {
      const others = rowsWithout(rows, dragged.id);
      for (let gap = 0; gap <= others.length; gap++) {
        for (const depth of [1, 2, 3]) {
          const drop = dropAt(others, { gap, depth, height: heightIn(rows, dragged.id) });
          if (drop === null) continue;
          const placed = rowsOf(placeLine(outline(), dragged.id, drop), "zh");
          expect(placed.find((row) => row.line.id === dragged.id)).toMatchObject({ depth: drop.depth, parentId: drop.parentId });
        }
      }
    }
  });
});

describe("undo", () => {
  const [one, two, three] = [[line("1")], [line("2")], [line("3")]];

  test("goes back and forth, and a new change forgets what was ahead", () => {
    let history = historyReducer(historyOf(one), { type: "changed", lines: two });
    history = historyReducer(history, { type: "undone" });
    expect(history.now).toBe(one);
    history = historyReducer(history, { type: "redone" });
    expect(history.now).toBe(two);
    history = historyReducer(historyReducer(history, { type: "undone" }), { type: "changed", lines: three });
    expect(history.future).toEqual([]);
    expect(historyReducer(historyReducer(history, { type: "undone" }), { type: "undone" }).now).toBe(one);
  });

  test("takes back a run of typing in one step, until the field is left", () => {
    const type = (lines: OutlineLine[]) => ({ type: "changed", lines, typing: "title a" }) as const;
    const run = historyReducer(historyReducer(historyOf(one), type(two)), type(three));
    expect(historyReducer(run, { type: "undone" }).now).toBe(one);
    const left = historyReducer(historyReducer(historyReducer(historyOf(one), type(two)), { type: "paused" }), type(three));
    expect(historyReducer(left, { type: "undone" }).now).toBe(two);
  });
});
