import { afterAll, describe, expect, it, vi } from "vitest";
import { createTextWork } from "./create-text-work.ts";

/** Work in this thread gives it three turns. */
const LEAST_TURNS = 20;
const PERSON = { userId: "u" };
const SENTENCE = "本周完成了三项工作，其中第一项最为重要。";
const LONG = Array.from({ length: 300 }, (_, at) => `## 第${at}节\n\n${SENTENCE.repeat(40)}`).join("\n\n");

const texts = createTextWork({ log: { error: vi.fn() } });
afterAll(() => texts.close());

/** Counts how often this thread gets its turn until the work is done. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  let turns = 0;
  for (; !isOver; turns++) await new Promise((resolve) => setImmediate(resolve));
  return turns;
}

describe("new content", () => {
  it("is the same of a short text, made here, and of a long one, made in a thread that leaves this one free", async () => {
    const short = await texts.newContent({ ...PERSON, markdown: "# 题\n\n一段。" });
    expect(short).toMatchObject({ title: "题", blocks: [{ type: "paragraph" }] });
    const making = texts.newContent({ ...PERSON, markdown: LONG });
    expect(await countTurns(making)).toBeGreaterThan(LEAST_TURNS);
    expect((await making).blocks).toHaveLength(600);
  });

  it("is refused where it has more parts than a document may have", async () => {
    const outline = `总题\n${"  节\n".repeat(60_000)}`;
    await expect(texts.newContent({ ...PERSON, outline })).rejects.toMatchObject({ reason: "document.tooLarge" });
  });

  it("has the headings of an outline", async () => {
    const content = await texts.newContent({ ...PERSON, outline: "总题\n  第一节\n  第二节" });
    expect(content).toMatchObject({ title: "总题", blocks: [{ type: "heading" }, { type: "heading" }] });
  });
});

it("gives a long document by paragraph as a short one", async () => {
  const content = await texts.newContent({ ...PERSON, markdown: LONG });
  const paragraphs = await texts.paragraphsOf({ ...PERSON, content });
  expect(paragraphs).toHaveLength(300);
  expect(await texts.paragraphsOf({ ...PERSON, content: { ...content, blocks: content.blocks.slice(0, 2) } })).toEqual(
    paragraphs.slice(0, 1),
  );
});

it("reads what a section has around it", async () => {
  const content = await texts.newContent({ ...PERSON, markdown: LONG });
  const [, second] = await texts.paragraphsOf({ ...PERSON, content });
  const section = { id: second?.id ?? "", title: "" };
  expect(await texts.surroundingsOf({ ...PERSON, content, section, language: "zh" })).toMatchObject({ path: [{ title: "第1节" }] });
});

describe("files of trees", () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);

  it("are read and written", async () => {
    const { nodes } = await texts.readTree({ ...PERSON, name: "a.md", bytes: bytesOf("# 题\n\n- 甲\n- 乙\n") });
    expect(nodes.map(({ text }) => text)).toEqual(["题", "甲", "乙"]);
    const [root, ...below] = nodes;
    if (root === undefined) throw new TypeError("a tree has a root");
    const tree = { node: root, children: below.map((node) => ({ node, children: [] })) };
    expect(Buffer.from(await texts.writeTree({ ...PERSON, format: "txt", root: tree })).toString()).toBe("题\n  甲\n  乙\n");
  });

  it("are refused for what they are", async () => {
    const read = (name: string, text: string) => texts.readTree({ ...PERSON, name, bytes: bytesOf(text) });
    await expect(read("a.opml", "<a/>")).rejects.toMatchObject({ reason: "outline.unreadable" });
    const notes = Array.from({ length: 450 }, () => `- 项\n\n  > ${"字".repeat(9999)}\n`).join("\n");
    await expect(read("a.md", `# 题\n\n${notes}`)).rejects.toMatchObject({ reason: "outline.tooLarge" });
  });
});

it("ranks texts by what they have in common with a query, long ones as short ones", async () => {
  const few = ["天气晴朗", "图书角的借阅次数", "图书角"];
  expect(await texts.rankTexts({ ...PERSON, query: "图书角借阅", texts: few })).toEqual([1, 2]);
  const many = [...few, ...Array.from({ length: 100 }, () => "别的事情。".repeat(60))];
  expect(await texts.rankTexts({ ...PERSON, query: "图书角借阅", texts: many })).toEqual([1, 2]);
});

it("reads the references of a text", async () => {
  const text = "[1] 张三. 乡村小学图书角研究[J]. 教育研究, 2020, 41(3): 45-52.\n";
  expect((await texts.readReferences({ ...PERSON, text })).references).toHaveLength(1);
  expect((await texts.readReferences({ ...PERSON, text: text.repeat(600) })).references.length).toBeGreaterThan(1);
});
