import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { NestedNode } from "../nested-tree.ts";
import { readTreeFile, type TreeFile } from "./index.ts";

// Files as real programs write them, each for a kind of fault that was met in public reports.

const read = (name: string, content: string | Uint8Array): TreeFile => {
  const file = readTreeFile(name, typeof content === "string" ? strToU8(content) : content);
  if ("problem" in file) throw new Error(JSON.stringify(file));
  return file;
};
const listLines = ({ text, note, kids = [] }: NestedNode, depth = 0): string[] => [
  `${"  ".repeat(depth)}${text}${note === undefined ? "" : ` (${note})`}`,
  ...kids.flatMap((kid) => listLines(kid, depth + 1)),
];
const readLines = (name: string, content: string | Uint8Array): string[] => listLines(read(name, content).tree);
const readLosses = (name: string, content: string | Uint8Array): Record<string, number> =>
  Object.fromEntries(read(name, content).left.map(({ what, count }) => [what, count]));
const packZen = (...sheets: object[]): Uint8Array => zipSync({ "content.json": strToU8(JSON.stringify(sheets)) });

describe("a map of XMind", () => {
  it("keeps callouts, summaries with what is below them, and topics that float, and counts what became a node", () => {
    const map = packZen({
      rootTopic: {
        title: "课程论文",
        children: {
          attached: [
            {
              title: "绪论",
              notes: { plain: { content: "段落一\n\n段落二" } },
              summaries: [{ range: "(0,0)", topicId: "s" }],
              children: {
                attached: [{ title: "背景" }],
                summary: [{ id: "s", title: "小结", children: { attached: [{ title: "小结的子节点" }] } }],
                callout: [{ title: "待核对" }],
              },
            },
          ],
          detached: [{ title: "待办" }],
        },
      },
    });
    expect(readLines("a.xmind", map)).toEqual([
      "课程论文",
      "  绪论 (段落一\n\n段落二)",
      "    背景",
      "    待核对",
      "    小结",
      "      小结的子节点",
      "  待办",
    ]);
    expect(readLosses("a.xmind", map)).toEqual({ summaries: 1, callouts: 1 });
  });

  it("counts what stands at the root too, each marker beyond the first that is a mark, labels and comments", () => {
    const map = packZen({
      relationships: [{}, {}],
      rootTopic: {
        title: "题",
        image: { src: "xap:resources/a.png" },
        labels: ["急", "难"],
        comments: [{ content: "改一下" }],
        boundaries: [{ title: "一组" }],
        markers: [{ markerId: "priority-1" }, { markerId: "people-red" }],
      },
    });
    expect(readLosses("a.xmind", map)).toEqual({ relations: 2, pictures: 1, labels: 3, comments: 1, marks: 1 });
  });

  it("has its note from the rich text where there is no plain one", () => {
    const note = { realHTML: { content: "<div>一 <b>粗</b> 字</div><div>二</div>" } };
    expect(readLines("a.xmind", packZen({ rootTopic: { title: "题", notes: note } }))).toEqual(["题 (一 粗 字\n二)"]);
  });

  it("of version 8 is kept and counted the same way, with its relations and comments", () => {
    const content = `<xmap-content><sheet><topic><title>需求</title><children><topics type="attached"><topic><title>登录</title>
      <notes><plain>备注正文</plain></notes><children><topics type="attached"><topic><title svg:width="90">邮箱
（公司）</title></topic></topics><topics type="summary"><topic><title>概要一</title></topic></topics></children></topic></topics>
      <topics type="callout"><topic><title>注意</title></topic></topics></children></topic>
      <relationships><relationship end1="a" end2="b"/></relationships></sheet></xmap-content>`;
    const comments = '<comments><comment author="a" object-id="x"><content>改</content></comment></comments>';
    const map = zipSync({ "content.xml": strToU8(content), "comments.xml": strToU8(comments) });
    expect(readLines("a.xmind", map)).toEqual(["需求", "  登录 (备注正文)", "    邮箱\n（公司）", "    概要一", "  注意"]);
    expect(readLosses("a.xmind", map)).toEqual({ relations: 1, comments: 1, callouts: 1, summaries: 1 });
  });
});

describe("a map of FreeMind or Freeplane", () => {
  it("has marked words in their order, a line for each paragraph, and its details before its note", () => {
    const map = `<map><node><richcontent TYPE="NODE"><html><head><style>p {}</style></head><body><p>先 <b>粗</b> 后 &lt; 3</p><p>第二段</p></body></html></richcontent>
      <richcontent TYPE="NOTE"><html><body><ul><li>甲</li><li>乙</li></ul></body></html></richcontent>
      <richcontent TYPE="DETAILS"><html><body><p>细节</p></body></html></richcontent></node></map>`;
    expect(readLines("a.mm", map)).toEqual(["先 粗 后 < 3\n第二段 (细节\n甲\n乙)"]);
  });

  it("counts attributes, relations, icons that are no mark, pictures and links to files", () => {
    const map = `<map><node TEXT="题"><attribute NAME="价" VALUE="3"/><attribute NAME="量" VALUE="4"/><arrowlink DESTINATION="b"/>
      <icon BUILTIN="button_ok"/><icon BUILTIN="penguin"/><hook NAME="ExternalObject" URI="a.png"/>
      <node TEXT="甲" LINK="file:/C:/a.docx"/><node TEXT="乙" LINK="#ID_1"/></node></map>`;
    expect(readLosses("a.mm", map)).toEqual({ attributes: 2, relations: 1, marks: 1, pictures: 1, attachments: 1, links: 1 });
  });
});

describe("a file of OPML", () => {
  const readOutlines = (outlines: string) =>
    readLines("a.opml", `<opml version="2.0"><head><title>题</title></head><body>${outlines}</body></opml>`);

  it("has no tags in its texts, and signs that were written as HTML are signs", () => {
    expect(
      readOutlines(
        '<outline text="&lt;b&gt;重点&lt;/b&gt; 一" _note="甲&lt;br&gt;乙"/><outline text="a &amp;lt; b"/><outline text="a &lt; b"/>',
      ),
    ).toEqual(["题", "  重点 一 (甲\n乙)", "  a < b", "  a < b"]);
  });

  it("has a link where its text is one, and a mark where it is done", () => {
    const file = '<opml><body><outline text="&lt;a href=&quot;https://example.com&quot;&gt;课&lt;/a&gt;" _complete="true"/></body></opml>';
    expect(read("a.opml", file).tree.kids).toEqual([{ text: "课", link: "https://example.com", mark: "done" }]);
  });

  it("keeps line breaks inside a text", () => {
    expect(readOutlines('<outline text="第一行&#10;第二行"/>')).toEqual(["题", "  第一行\n第二行"]);
  });

  it("that names a title and a text has the title as node and the text as note, but not where it is a feed", () => {
    expect(readOutlines('<outline title="第一章" text="正文一。"/><outline title="同" text="同"/>')).toEqual([
      "题",
      "  第一章 (正文一。)",
      "  同",
    ]);
    expect(readOutlines('<outline title="长名" text="名" type="rss" xmlUrl="https://example.com/feed"/>')).toEqual(["题", "  名"]);
  });

  it("with a bare & is read", () => {
    expect(readOutlines('<outline text="研发 & 市场 &amp; 甲"/>')).toEqual(["题", "  研发 & 市场 & 甲"]);
  });
});

it("a file of XML that breaks names the place", () => {
  const map = '<map><node TEXT="根">\n<node ID="ID_1"LINK="https://example.com" TEXT="甲"/></node></map>';
  expect(readTreeFile("a.mm", strToU8(map))).toEqual({ problem: "outline.malformed", line: 2, column: 16 });
  expect(readTreeFile("a.opml", strToU8('<opml><body>\n\n<outline text="甲"></body></opml>'))).toMatchObject({
    problem: "outline.malformed",
    line: 3,
  });
});

describe("a map of 百度脑图", () => {
  it("is read with notes, links, folds and its first priority; other signs are counted", () => {
    const map = {
      root: {
        data: { text: "复习" },
        children: [
          {
            data: {
              text: "高数",
              note: "每天两小时",
              priority: 1,
              progress: 3,
              expandState: "collapse",
              resource: ["难"],
              image: "https://example.com/a.png",
            },
            children: [{ data: { text: "导数", hyperlink: "https://example.com", priority: null }, children: [] }],
          },
        ],
      },
    };
    expect(read("a.km", JSON.stringify(map)).tree.kids).toEqual([
      { text: "高数", note: "每天两小时", mark: "important", fold: true, kids: [{ text: "导数", link: "https://example.com" }] },
    ]);
    expect(readLosses("a.km", JSON.stringify(map))).toEqual({ marks: 1, labels: 1, pictures: 1 });
  });

  it("and of programs like it has summaries as nodes, and no tags in its texts", () => {
    const map = {
      root: {
        data: { text: "<p>题</p>", richText: true, generalization: [{ text: "概要" }] },
        children: [{ data: { text: "甲" }, children: [] }],
      },
    };
    expect(readLines("a.json", JSON.stringify(map))).toEqual(["题", "  甲", "  概要"]);
    expect(readLosses("a.json", JSON.stringify(map))).toEqual({ summaries: 1 });
  });
});

describe("an outline in Markdown", () => {
  it("has underlined titles as headings, and nothing of its front matter or of code", () => {
    const file =
      "---\ntitle: 前言\ntags: [a]\n---\n研究计划\n====\n\n## 第一章\n1. 有序\n\n```sh\n# 不是标题\n- 不是节点\n```\n\n第二章\n------\n> 引用\n";
    expect(readLines("a.md", file)).toEqual(["研究计划", "  第一章", "    有序 (```sh\n# 不是标题\n- 不是节点\n```)", "  第二章 (引用)"]);
    expect(readLosses("a.md", file)).toEqual({ frontMatter: 1 });
  });

  it("keeps a line of signs that is no underline", () => {
    expect(readLines("a.md", "# 题\n\n一段\n两行\n---\n\n---\n\n- 甲\n---\n")).toEqual(["题 (一段\n两行\n---\n\n---)", "  甲 (---)"]);
    expect(readLines("a.md", "---\n\n# 甲\n\n---\n\n# 乙\n")[1]).toBe("  甲 (---)");
  });
});
