import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { NestedNode } from "../nested-tree.ts";
import { readTreeFile, type TreeFile } from "./index.ts";

// Files with what programs write besides topics, each a kind that once lost something without a word.

const read = (name: string, content: string | Uint8Array): TreeFile => {
  const file = readTreeFile(name, typeof content === "string" ? strToU8(content) : content);
  if ("problem" in file) throw new Error(JSON.stringify(file));
  return file;
};
const listLines = ({ text, note, mark, side, link, kids = [] }: NestedNode, depth = 0): string[] => [
  `${"  ".repeat(depth)}${[text, note === undefined ? [] : `(${note})`, mark ?? [], side ?? [], link ?? []].flat().join(" ")}`,
  ...kids.flatMap((kid) => listLines(kid, depth + 1)),
];
const readLines = (name: string, content: string | Uint8Array): string[] => listLines(read(name, content).tree);
const readLosses = (name: string, content: string | Uint8Array): Record<string, number> =>
  Object.fromEntries(read(name, content).left.map(({ what, count }) => [what, count]));
const packZen = (...sheets: object[]): Uint8Array => zipSync({ "content.json": strToU8(JSON.stringify(sheets)) });
const packOld = (sheets: string): Uint8Array => zipSync({ "content.xml": strToU8(`<xmap-content version="2.0">${sheets}</xmap-content>`) });
const toOpml = (outlines: string): string => `<opml version="2.0"><head><title>题</title></head><body>${outlines}</body></opml>`;

describe("a map of XMind", () => {
  it("has formulas as TeX, tasks as marks, and a sign where a topic is nothing but a picture", () => {
    const formula = (content: string) => ({ extensions: [{ provider: "org.xmind.ui.mathJax", content: { content } }] });
    const map = packZen({
      title: "Map 1",
      rootTopic: {
        title: "整理",
        children: {
          attached: [
            { title: "", image: { src: "xap:resources/f.png", isMathJaxImage: true }, ...formula("E=mc^2") },
            { title: "欧拉公式", ...formula("e^{i\\pi}+1=0") },
            { title: "查文献", extensions: [{ provider: "org.xmind.ui.task", content: { status: "done" } }] },
            { title: "录音", audioNotes: { src: "xap:resources/a.mp3" } },
            { title: "", image: { src: "xap:resources/p.png" } },
          ],
        },
      },
    });
    expect(readLines("a.xmind", map)).toEqual(["整理", "  $E=mc^2$", "  欧拉公式 $e^{i\\pi}+1=0$", "  查文献 done", "  录音", "  🖼"]);
    expect(readLosses("a.xmind", map)).toEqual({ attachments: 1, pictures: 1 });
  });

  it("counts names of its sheets, and links to files and topics", () => {
    const topics = [
      { title: "分支", href: "xmind:#abc" },
      { title: "文件", href: "file:///C:/a%20b.pdf" },
    ];
    const map = packZen(
      { title: "第一稿", rootTopic: { title: "中心主题", children: { attached: topics } } },
      { title: "画布 2", rootTopic: { title: "中心主题" } },
    );
    expect(readLosses("a.xmind", map)).toEqual({ sheetNames: 1, links: 1, attachments: 1 });
  });

  it("counts pictures of its notes", () => {
    const notes = { plain: { content: "见图" }, realHTML: { content: '<div>见图<img src="xap:resources/n.png"></div>' } };
    expect(readLosses("a.xmind", packZen({ rootTopic: { title: "题", notes } }))).toEqual({ pictures: 1 });
  });

  it("has the notes of the first versions of Zen", () => {
    const html = { content: { paragraphs: [{ spans: [{ text: "老" }, { text: "备注" }] }, { spans: [{ text: "二" }] }] } };
    expect(readLines("a.xmind", packZen({ rootTopic: { title: "题", notes: { html } } }))).toEqual(["题 (老备注\n二)"]);
  });

  it("of version 8 counts tasks, recordings, titles of boundaries and links to files", () => {
    const extension = (name: string) => `<extensions><extension provider="org.xmind.ui.${name}"><content/></extension></extensions>`;
    const map = packOld(`<sheet><topic><title>开题</title><children><topics type="attached">
      <topic><title>综述</title>${extension("taskInfo")}</topic><topic><xhtml:img xhtml:src="xap:attachments/1.png"/></topic>
      <topic xlink:href="file:../问卷.docx"><title>问卷</title>${extension("audionotes")}</topic></topics></children>
      <boundaries><boundary range="(0,1)"><title>第一阶段</title></boundary></boundaries></topic><title>画布 1</title></sheet>`);
    expect(readLines("a.xmind", map)).toEqual(["开题", "  综述", "  🖼", "  问卷"]);
    expect(readLosses("a.xmind", map)).toEqual({ attributes: 1, pictures: 1, attachments: 2, labels: 1 });
  });

  it("keeps topics that stand to theirs in a way nobody knows", () => {
    const children = { later: [{ title: "未知" }], attached: [{ title: "甲" }] };
    expect(readLines("a.xmind", packZen({ rootTopic: { title: "题", children } }))).toEqual(["题", "  甲", "  未知"]);
  });

  it("of version 8 has its note from the rich text where there is no plain one", () => {
    const html = '<html><xhtml:p>只有 <xhtml:a xlink:href="https://x.cn">富文本</xhtml:a></xhtml:p><xhtml:p>二</xhtml:p></html>';
    const map = packOld(`<sheet><topic><title>题</title><notes>${html}</notes></topic></sheet>`);
    expect(readLines("a.xmind", map)).toEqual(["题 (只有 富文本 (https://x.cn)\n二)"]);
  });
});

describe("a map of FreeMind or Freeplane", () => {
  const toMap = (inside: string) => `<map version="freeplane 1.11.1"><node TEXT="题">${inside}</node></map>`;

  it("has formulas, sides by their new names, and the words of a summary without its bracket", () => {
    const map =
      toMap(`<node TEXT="公式" POSITION="bottom_or_right"><hook EQUATION="\\sum x_i" NAME="plugins/latex/LatexNodeHook.properties"/></node>
      <node TEXT="左" POSITION="top_or_left"/><node TEXT=""><hook NAME="FirstGroupNode"/></node>
      <node TEXT=""><hook NAME="SummaryNode"/><node TEXT="小结"/></node><node TEXT="密" ENCRYPTED_CONTENT="c2VjcmV0"/>`);
    expect(readLines("a.mm", map)).toEqual(["题", "  公式 $\\sum x_i$ right", "  左 left", "  小结", "  密"]);
    expect(readLosses("a.mm", map)).toEqual({ summaries: 1, encrypted: 1 });
  });

  it("has raised digits as such, and a second root below the first one", () => {
    const rich = '<node><richcontent TYPE="NODE"><html><body><p>10<sup>-3</sup> x<sup>2</sup></p></body></html></richcontent></node>';
    expect(readLines("a.mm", `<map><node TEXT="题">${rich}</node><node TEXT="二"/></map>`)).toEqual(["题", "  10⁻³ x²", "  二"]);
  });

  it("of version 0.8 has marked words and notes", () => {
    const map = toMap(
      '<node TEXT="&lt;html&gt;&lt;b&gt;老式&lt;/b&gt; 文字&lt;/html&gt;"><hook NAME="accessories/plugins/NodeNote.properties"><text>备注</text></hook></node>',
    );
    expect(readLines("a.mm", map)[1]).toBe("  老式 文字 (备注)");
  });

  it("keeps cells of a table apart, and lists inside lists on lines of their own", () => {
    const rich = (type: string, body: string) => `<richcontent TYPE="${type}"><html><body>${body}</body></html></richcontent>`;
    const table = "<table><tr><td>年</td><td>量</td></tr><tr><td>2020</td><td>3</td></tr></table>";
    const list = "<ol><li>甲<ul><li>甲一</li></ul></li><li>乙</li></ol>";
    expect(readLines("a.mm", toMap(`<node>${rich("NODE", table)}${rich("NOTE", list)}</node>`))[1]).toBe("  年 量\n2020 3 (甲\n甲一\n乙)");
  });
});

describe("a file of OPML", () => {
  it("counts columns of one's own, and pictures of 幕布", () => {
    const file = toOpml('<outline text="差旅" 金额="800" 状态="在办" _status="checked"/><outline text="图" _mubu_images="%5B%7B%7D%5D"/>');
    expect(readLines("a.opml", file)).toEqual(["题", "  差旅 done", "  图"]);
    expect(readLosses("a.opml", file)).toEqual({ attributes: 2, pictures: 1 });
  });

  it("has boxes of Dynalist as marks", () => {
    const file = toOpml('<outline text="做完" checkbox="true" complete="true"/><outline text="没做" checkbox="true"/>');
    expect(readLines("a.opml", file)).toEqual(["题", "  做完 done", "  没做 todo"]);
  });

  it("has addresses in notes behind their words, those of feeds as links, and counts a second one", () => {
    const file = toOpml(
      '<outline text="甲" _note="见 &lt;a href=&quot;https://b.cn&quot;&gt;乙站&lt;/a&gt;"/><outline text="报" type="rss" xmlUrl="https://c.cn/feed" htmlUrl="https://c.cn"/><outline text="丙" type="rss" xmlUrl="https://d.cn/feed"/>',
    );
    expect(readLines("a.opml", file)).toEqual(["题", "  甲 (见 乙站 (https://b.cn))", "  报 https://c.cn", "  丙 https://d.cn/feed"]);
    expect(readLosses("a.opml", file)).toEqual({ links: 1 });
  });
});

describe("an outline in Markdown", () => {
  it("has headings without a blank behind their signs, and round bullets as items; a tag is none", () => {
    expect(readLines("a.md", "#题目\n##第一章\n• 点一\n  • 点二\n## 第二章 ##\n")).toEqual([
      "题目",
      "  第一章",
      "    点一",
      "      点二",
      "  第二章",
    ]);
    expect(readLines("a.md", "# 日记\n#标签\n- 甲\n")).toEqual(["日记 (#标签)", "  甲"]);
  });

  it("has bold titles without their signs, and keeps signs that mark nothing", () => {
    expect(readLines("a.md", "# **课题**\n## **一、绪论** 与*其他*\n- **背景**：现状\n- 2 ** 3 ** 4\n- \\*\\*星\\*\\*\n")).toEqual([
      "课题",
      "  一、绪论 与*其他*",
      "    背景：现状",
      "    2 ** 3 ** 4",
      "    **星**",
    ]);
  });

  it("has nothing of formulas and comments over several lines, and no place of a table of contents", () => {
    const file = "[TOC]\n\n# 论文\n\n## 模型\n$$\ny = a\n+ b x\n# 参数\n$$\n<!--\n- 待删\n-->\n## 结论\n$$\n- 没有结束\n";
    expect(readLines("a.md", file)).toEqual([
      "论文",
      "  模型 ($$\ny = a\n+ b x\n# 参数\n$$\n<!--\n- 待删\n-->)",
      "  结论 ($$)",
      "    没有结束",
    ]);
  });
});

it("a map of 百度脑图 has no picture where its address is empty, and counts what a link is not kept of", () => {
  const map = { root: { data: { text: "题", image: "", hyperlink: "ftp://a.cn" }, children: [] } };
  expect(readLosses("a.km", JSON.stringify(map))).toEqual({ links: 1 });
});
