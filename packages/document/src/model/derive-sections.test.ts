import { expect, it } from "vitest";
import { deriveSections, FRONT_SECTION, flattenSections, type NodeJson } from "./index.ts";

const heading = (id: string, level: number): NodeJson => ({
  type: "heading",
  attrs: { id, level },
  content: [{ type: "text", text: `标题${id}` }],
});
const say = (words: string): NodeJson => ({ type: "paragraph", content: [{ type: "text", text: words }] });

it("sections are headings with what stands below them, up to the next one of their level or a higher one", () => {
  const tree = deriveSections([
    say("开头"),
    heading("a", 1),
    say("四个字吗"),
    heading("b", 2),
    heading("c", 4),
    say("末"),
    heading("d", 2),
    heading("e", 1),
  ]);
  expect(flattenSections(tree).map(({ id, level, characters, start, end }) => [id, level, characters, start, end])).toEqual([
    [FRONT_SECTION, 1, 2, 0, 1],
    ["a", 1, 4, 1, 3],
    ["b", 2, 0, 3, 4],
    ["c", 4, 1, 4, 6],
    ["d", 2, 0, 6, 7],
    ["e", 1, 0, 7, 8],
  ]);
  expect(tree.map(({ children }) => children.map(({ id }) => id))).toEqual([[], ["b", "d"], []]);
});

it("words in tables, lists and quotes count, formulas by what they are written with", () => {
  const cell = { type: "tableCell", content: [say("三个字"), say("hello world")] } as const;
  const blocks: NodeJson[] = [{ type: "table", content: [{ type: "tableRow", content: [cell] }] }];
  expect(deriveSections(blocks)[0]?.characters).toBe(5);
});

it("marks of what is missing have no length", () => {
  const [section] = deriveSections([say("四个字吗【待补充：日期】"), say("末")]);
  expect(section).toMatchObject({ characters: 13, length: 5 });
});
