import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it, test } from "vitest";
import * as Y from "yjs";
import { type NestedNode, nestedOf, nodesOf, readTree, type TreeBranch, writeTree } from "../index.ts";
import { lossesOf, readTreeFile, TREE_FILE_ENDINGS, type TreeFile, type TreeFileFormat, writeTreeFile } from "./index.ts";

const newIds = () => {
  let next = 0;
  return () => `n${next++}`;
};
const treeOf = (nested: NestedNode): TreeBranch => {
  const doc = new Y.Doc();
  writeTree(doc, nodesOf(nested, newIds()));
  return readTree(doc).root;
};
const withoutIds = ({ id: _, kids, ...node }: NestedNode): NestedNode => ({
  ...node,
  ...(kids === undefined || kids.length === 0 ? {} : { kids: kids.map(withoutIds) }),
});
const read = (name: string, bytes: Uint8Array | string): TreeFile => {
  const file = readTreeFile(name, typeof bytes === "string" ? strToU8(bytes) : bytes);
  if ("problem" in file) throw new Error(file.problem);
  return file;
};
const problemOf = (name: string, bytes: Uint8Array | string) => readTreeFile(name, typeof bytes === "string" ? strToU8(bytes) : bytes);
const FORMATS = Object.keys(TREE_FILE_ENDINGS).filter((format) => format !== "docx") as Exclude<TreeFileFormat, "docx">[];

const RICH: NestedNode = {
  text: "老城旧书店",
  kids: [
    {
      text: "谁在买",
      note: "**年轻人**\n\n- 占两成七",
      side: "left",
      mark: "question",
      kids: [{ text: "为何而来", link: "https://example.org/a?b=c" }],
    },
    {
      text: "租金 & <涨幅>",
      fold: true,
      hue: "work",
      kids: [{ text: "1. 不是编号", kids: [{ text: "- 不是列表" }, { text: "# 不是标题" }] }],
    },
    {
      text: "deep",
      kids: [
        {
          text: "a",
          kids: [
            {
              text: "b",
              kids: [{ text: "c", kids: [{ text: "c2", kids: [{ text: "d", note: "在列表里", mark: "done", kids: [{ text: "e" }] }] }] }],
            },
          ],
        },
      ],
    },
  ],
};
const KEPT: Readonly<Record<(typeof FORMATS)[number], readonly (keyof NestedNode)[]>> = {
  json: ["note", "side", "mark", "link", "fold", "hue"],
  xmind: ["note", "mark", "link", "fold"],
  mm: ["note", "side", "mark", "link", "fold"],
  opml: ["note", "link"],
  md: ["note", "link"],
  txt: [],
};
const only = (tree: NestedNode, kept: readonly (keyof NestedNode)[]): NestedNode => ({
  text: tree.text,
  ...Object.fromEntries(kept.flatMap((name) => (tree[name] === undefined ? [] : [[name, tree[name]]]))),
  ...(tree.kids === undefined || tree.kids.length === 0 ? {} : { kids: tree.kids.map((kid) => only(kid, kept)) }),
});

describe("a tree taken along and brought in again", () => {
  test.each(FORMATS.filter((format) => format !== "txt"))("as .%s is the same but for what was listed as lost", (format) => {
    const back = read(`x.${format}`, writeTreeFile(format, treeOf(RICH), newIds()));
    expect(back.dropped).toBe(0);
    // A box of a task stands before an item of a list; headings have none.
    expect(only(back.tree, KEPT[format])).toEqual(only(RICH, KEPT[format]));
    expect(back.nodes).toBe(14);
  });

  const words = fc
    .array(fc.constantFrom(..."中文ab1<>&\"'\\{}[]*_`;#-.) ", "&amp;", "]]>", "𠮷", "1. ", "- ", "# ", "> "), {
      minLength: 1,
      maxLength: 6,
    })
    .map((list) => list.join("").replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
  const { tree } = fc.letrec<{ tree: NestedNode }>((tie) => ({
    tree: fc.record(
      {
        text: words,
        note: fc.tuple(words, words).map((lines) => lines.join("\n")),
        kids: fc.oneof({ depthSize: "small", maxDepth: 9 }, fc.constant([]), fc.array(tie("tree"), { maxLength: 3 })),
      },
      { requiredKeys: ["text", "kids"] },
    ),
  }));

  test.each(["json", "xmind", "mm", "md"] as const)("as .%s is the same, whatever its words are", (format) => {
    fc.assert(
      fc.property(tree, (nested) => {
        const back = read(`x.${format}`, writeTreeFile(format, treeOf(nested), newIds()));
        expect(withoutIds(back.tree)).toEqual(withoutIds(nested));
      }),
    );
  });

  test.each(["opml", "txt"] as const)("as .%s has the same nodes in the same places", (format) => {
    const plain = fc.letrec<{ tree: NestedNode }>((tie) => ({
      tree: fc.record({
        text: fc.stringMatching(/^[\u4e00-\u9fa5b-h]{2,8}$/),
        kids: fc.oneof({ depthSize: "small", maxDepth: 12 }, fc.constant([]), fc.array(tie("tree"), { maxLength: 3 })),
      }),
    })).tree;
    fc.assert(
      fc.property(plain, (nested) => {
        const back = read(`x.${format}`, writeTreeFile(format, treeOf(nested), newIds()));
        expect(withoutIds(back.tree)).toEqual(withoutIds(nested));
      }),
    );
  });

  it("of five thousand nodes is whole in every format", () => {
    const kids = Array.from({ length: 49 }, (_, a) => ({
      text: `支 ${a}`,
      kids: Array.from({ length: 101 }, (_, b) => ({ text: `叶 ${a}-${b}` })),
    }));
    const big = treeOf({ text: "大", kids });
    for (const format of FORMATS) expect([format, read(`x.${format}`, writeTreeFile(format, big, newIds())).nodes]).toEqual([format, 4999]);
  });

  it("names what a format cannot carry, and how often, before it is made", () => {
    const root = treeOf(RICH);
    expect(lossesOf("json", root)).toEqual([]);
    expect(lossesOf("xmind", root)).toEqual([
      { what: "colours", count: 1 },
      { what: "sides", count: 1 },
    ]);
    expect(lossesOf("mm", root)).toEqual([{ what: "colours", count: 1 }]);
    expect(lossesOf("opml", root).map(({ what }) => what)).toEqual(["marks", "colours", "sides", "folds"]);
    expect(lossesOf("md", root)).toContainEqual({ what: "marks", count: 1 });
    expect(lossesOf("txt", root).map(({ what }) => what)).toEqual(["notes", "links", "marks", "colours", "sides", "folds"]);
    expect(lossesOf("docx", root).map(({ what }) => what)).toEqual(["links", "marks", "colours", "sides", "folds"]);
    const rooted = treeOf({ text: "一\n二", note: "根的备注", mark: "star", link: "https://example.org", kids: [] });
    expect(lossesOf("opml", rooted)).toContainEqual({ what: "notes", count: 1 });
    expect(lossesOf("xmind", rooted)).toEqual([]);
    expect(lossesOf("md", rooted)).toContainEqual({ what: "lineBreaks", count: 1 });
  });

  it("loses nothing that was not named", () => {
    const detailed = fc.letrec<{ tree: NestedNode }>((tie) => ({
      tree: fc.record(
        {
          text: words,
          note: words,
          mark: fc.constantFrom("important", "todo", "done", "star", "question"),
          link: fc.constantFrom("https://example.org/x", "01234567-89ab-7def-8000-000000000001#p1"),
          hue: fc.constantFrom("work", "college"),
          fold: fc.constant(true),
          side: fc.constantFrom("left" as const, "right" as const),
          kids: fc.oneof({ depthSize: "small", maxDepth: 8 }, fc.constant([]), fc.array(tie("tree"), { maxLength: 2 })),
        },
        { requiredKeys: ["text", "kids"] },
      ),
    })).tree;
    const NAMES = { notes: "note", links: "link", marks: "mark", colours: "hue", sides: "side", folds: "fold" } as const;
    const count = (nested: NestedNode, name: keyof NestedNode): number =>
      (nested[name] === undefined ? 0 : 1) + (nested.kids ?? []).reduce((sum, kid) => sum + count(kid, name), 0);
    fc.assert(
      fc.property(detailed, fc.constantFrom(...FORMATS.filter((format) => format !== "txt")), (nested, format) => {
        const root = treeOf(nested);
        const back = read(`x.${format}`, writeTreeFile(format, root, newIds())).tree;
        const losses = new Map(lossesOf(format, root).map(({ what, count: times }) => [what as string, times]));
        for (const [what, name] of Object.entries(NAMES)) {
          // The root stands on no side.
          const had = count({ ...nestedOf(root), ...(name === "side" ? { side: undefined } : {}) }, name);
          expect([format, what, count(back, name)]).toEqual([format, what, had - (losses.get(what) ?? 0)]);
        }
      }),
    );
  });
});

/** Files as other programs write them: the text, and the nodes that are to be read, as lines. */
const FOREIGN: readonly (readonly [what: string, name: string, file: string | Uint8Array, lines: readonly string[]])[] = [
  ["headings", "a.md", "# 题\n\n## 甲\n\n一段话。\n\n### 甲一\n\n## 乙\n", ["题", " 甲", "  甲一", " 乙"]],
  ["headings that begin at the second level", "a.md", "## 甲\n## 乙\n", ["a", " 甲", " 乙"]],
  ["a list with tabs", "a.md", "- 甲\n\t- 甲一\n\t\t- 甲一一\n- 乙\n", ["a", " 甲", "  甲一", "   甲一一", " 乙"]],
  ["a numbered list", "a.md", "# 题\n1. 甲\n   1. 甲一\n2. 乙\n", ["题", " 甲", "  甲一", " 乙"]],
  ["tasks", "a.md", "# 题\n- [ ] 没做\n- [x] 做了\n", ["题", " 没做", " 做了"]],
  ["code that has signs of headings in it", "a.md", "# 题\n## 甲\n```\n# 注释\n- 也不是\n```\n## 乙\n", ["题", " 甲", " 乙"]],
  ["a rule between headings", "a.md", "# 题\n## 甲\n---\n* * *\n## 乙\n", ["题", " 甲", " 乙"]],
  ["closed headings", "a.md", "# 题 #\n## 甲 ##\n", ["题", " 甲"]],
  ["a list below a list below headings", "b.md", "# 题\n## 甲\n* 一\n  * 二\n## 乙\n+ 三\n", ["题", " 甲", "  一", "   二", " 乙", "  三"]],
  ["line ends of Windows and a mark at the start", "c.md", "\uFEFF# 题\r\n## 甲\r\n", ["题", " 甲"]],
  ["tabs", "a.txt", "题\n\t甲\n\t\t甲一\n\t乙\n", ["题", " 甲", "  甲一", " 乙"]],
  ["two blanks", "a.txt", "题\n  甲\n    甲一\n", ["题", " 甲", "  甲一"]],
  ["four blanks", "a.txt", "题\n    甲\n        甲一\n    乙\n", ["题", " 甲", "  甲一", " 乙"]],
  ["wide blanks", "a.txt", "题\n　甲\n　　甲一\n", ["题", " 甲", "  甲一"]],
  ["Chinese numbering", "a.txt", "一、背景\n（一）起因\n二、方法\n", ["a", " 背景", "  起因", " 方法"]],
  ["decimal numbering", "a.txt", "1 背景\n1.1 起因\n1.1.1 远因\n2 方法\n", ["a", " 背景", "  起因", "   远因", " 方法"]],
  ["chapters", "a.txt", "第一章 绪论\n第一节 背景\n第二章 方法\n", ["a", " 绪论", "  背景", " 方法"]],
  ["text in GB 18030", "a.txt", Uint8Array.from([0xcc, 0xe2, 0x0a, 0x09, 0xbc, 0xd7]), ["题", " 甲"]],
  ["text in UTF-16", "a.txt", Uint8Array.from([0xff, 0xfe, 0x98, 0x98, 0x0a, 0x00, 0x09, 0x00, 0x32, 0x75]), ["题", " 甲"]],
  [
    "OPML 1 with titles",
    "a.opml",
    '<opml version="1.0"><head><title>题</title></head><body><outline title="甲"><outline title="甲一"/></outline></body></opml>',
    ["题", " 甲", "  甲一"],
  ],
  [
    "OPML of a reader of feeds",
    "a.opml",
    '<opml><head/><body><outline text="甲" type="rss" htmlUrl="https://example.org/"/></body></opml>',
    ["a", " 甲"],
  ],
  [
    "OPML with one topic at the top",
    "a.opml",
    '<opml><head><title/></head><body><outline text="题"><outline text="甲"/></outline></body></opml>',
    ["a", " 题", "  甲"],
  ],
  ["XMind", "a.xmind", xmind({ title: "题", children: { attached: [{ title: "甲" }, { title: "乙" }] } }), ["题", " 甲", " 乙"]],
  [
    "XMind with a topic that floats",
    "a.xmind",
    xmind({ title: "题", children: { attached: [{ title: "甲" }], detached: [{ title: "浮" }] } }),
    ["题", " 甲", " 浮"],
  ],
  [
    "XMind 8",
    "a.xmind",
    zipSync({
      "content.xml": strToU8(
        '<xmap-content><sheet><topic><title>题</title><children><topics type="attached"><topic><title>甲</title></topic></topics></children></topic></sheet></xmap-content>',
      ),
    }),
    ["题", " 甲"],
  ],
  [
    "FreeMind",
    "a.mm",
    '<map version="1.0.1"><node TEXT="题"><node TEXT="甲" POSITION="left"/><node TEXT="乙" FOLDED="true"><node TEXT="乙一"/></node></node></map>',
    ["题", " 甲", " 乙", "  乙一"],
  ],
  [
    "Freeplane with rich texts",
    "a.mm",
    '<map version="freeplane 1.9.13"><node TEXT="题"><node><richcontent TYPE="NODE"><html><head></head><body><p>甲</p><p>乙</p></body></html></richcontent></node></node></map>',
    ["题", " 甲\n乙"],
  ],
  ["JSON of our own", "a.json", '{"title":"题","tree":{"text":"题","kids":[{"text":"甲"}]}}', ["题", " 甲"]],
  [
    "JSON of mind-elixir",
    "a.json",
    '{"nodeData":{"id":"r","topic":"题","children":[{"topic":"甲","children":[]}]},"arrows":[]}',
    ["题", " 甲"],
  ],
  ["JSON of simple-mind-map", "a.json", '{"root":{"data":{"text":"题"},"children":[{"data":{"text":"甲"},"children":[]}]}}', ["题", " 甲"]],
  ["JSON that is a list of names", "a.json", '["甲","乙"]', ["a", " 甲", " 乙"]],
  ["JSON of names and children", "a.json", '{"name":"题","children":[{"name":"甲"}]}', ["题", " 甲"]],
];

function xmind(rootTopic: object, sheet: object = {}): Uint8Array {
  return zipSync({ "content.json": strToU8(JSON.stringify([{ ...sheet, rootTopic }])) });
}

const linesOf = ({ text, kids = [] }: NestedNode, depth = 0): string[] => [
  `${" ".repeat(depth)}${text}`,
  ...kids.flatMap((kid) => linesOf(kid, depth + 1)),
];

describe("a file of another program", () => {
  test.each(FOREIGN)("with %s is read (%s)", (_what, name, file, lines) => {
    expect(linesOf(read(name, file).tree)).toEqual(lines);
  });

  it("keeps notes, links, marks, folds and sides", () => {
    const freemind =
      '<map><node TEXT="题"><node TEXT="甲" LINK="https://example.org" POSITION="left" FOLDED="true"><icon BUILTIN="button_ok"/><richcontent TYPE="NOTE"><html><body><p>一</p><p>二</p></body></html></richcontent></node></node></map>';
    const kid = { text: "甲", note: "一\n二", link: "https://example.org", mark: "done", side: "left", fold: true };
    expect(read("a.mm", freemind).tree.kids).toEqual([kid]);
    const topic = {
      title: "甲",
      href: "https://example.org",
      branch: "folded",
      markers: [{ markerId: "task-done" }],
      notes: { plain: { content: "一\n二" } },
    };
    expect(read("a.xmind", xmind({ title: "题", children: { attached: [topic] } })).tree.kids).toEqual([{ ...kid, side: undefined }]);
    expect(read("a.md", "# 题\n\n题的话\n\n- [x] 甲\n  > 一\n  > 二\n").tree).toEqual({
      text: "题",
      note: "题的话",
      kids: [{ text: "甲", note: "一\n二", mark: "done" }],
    });
  });

  it("says what a tree does not have of it", () => {
    const topics = [
      { title: "甲", image: { src: "x" } },
      { title: "乙", labels: ["急"], href: "xap:resources/a.pdf" },
    ];
    const archive = xmind(
      { title: "题", children: { attached: topics, summary: [{ title: "总" }] } },
      { relationships: [{ end1Id: "a", end2Id: "b" }] },
    );
    expect(read("a.xmind", archive).left.toSorted((a, b) => (a.what < b.what ? -1 : 1))).toEqual([
      { what: "attachments", count: 1 },
      { what: "labels", count: 1 },
      { what: "pictures", count: 1 },
      { what: "relations", count: 1 },
      { what: "summaries", count: 1 },
    ]);
  });

  it("with a text longer than a node may have goes on in its note", () => {
    const { tree } = read("a.md", `# ${"长".repeat(600)}\n`);
    expect([Array.from(tree.text).length, tree.note]).toEqual([500, "长".repeat(100)]);
  });
});

describe("a hostile file", () => {
  it("is refused where it is no such file, too large, or none of the kinds", () => {
    for (const [name, file] of [
      ["a.exe", "x"],
      ["a", "x"],
      ["a.opml", "<a/>"],
      ["a.mm", "<a/>"],
      ["a.json", "{"],
      ["a.json", "5"],
      ["a.xmind", "x"],
      ["a.md", ""],
      ["a.docx", "x"],
      ["__proto__", "x"],
    ] as const)
      expect([name, problemOf(name, file)]).toEqual([name, { problem: "outline.unreadable" }]);
    expect(problemOf("a.md", new Uint8Array(10 * 1024 * 1024 + 1))).toEqual({ problem: "outline.tooLarge" });
    const tooMany = { problem: "outline.tooManyParts", max: 300_000 };
    for (const name of ["a.md", "a.txt"]) expect([name, problemOf(name, "- a\n".repeat(300_001))]).toEqual([name, tooMany]);
    const topics = "<topic/>".repeat(300_001);
    for (const name of ["a.opml", "a.mm"]) expect([name, problemOf(name, `<map>${topics}</map>`)]).toEqual([name, tooMany]);
    expect(problemOf("a.xmind", zipSync({ "content.xml": strToU8(`<xmap-content>${topics}</xmap-content>`) }))).toEqual(tooMany);
    const word = zipSync({ "word/document.xml": strToU8(`<w:document>${"<w:p/>".repeat(1_000_001)}</w:document>`) });
    expect(problemOf("a.docx", word)).toEqual({ ...tooMany, max: 1_000_000 });
    expect(problemOf("a.xmind", zipSync({ "content.json": new Uint8Array(60 * 1024 * 1024) }, { level: 1 }))).toEqual({
      problem: "outline.tooLarge",
    });
  });

  it("has no entities, neither of files nor of itself", () => {
    const bomb = '<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    expect(problemOf("a.mm", `${bomb}<map><node TEXT="&b;"/></map>`)).toEqual({ problem: "outline.unreadable" });
    expect(problemOf("a.mm", '<!DOCTYPE map [<!ENTITY x SYSTEM "file:///etc/passwd">]><map><node TEXT="&x;"/></map>')).toEqual({
      problem: "outline.unreadable",
    });
    expect(read("a.mm", '<map><node TEXT="&x;&amp;"/></map>').tree.text).toBe("&x;&");
  });

  it("takes along no address that is none of the web", () => {
    for (const address of ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", " https://a b"])
      expect(read("a.json", JSON.stringify({ text: "题", kids: [{ text: "甲", link: address }] })).tree.kids?.[0]?.link).toBeUndefined();
    expect(read("a.md", "# 题\n- [点我](javascript:alert(1))\n").tree.kids?.[0]).toEqual({ text: "[点我](javascript:alert(1))" });
  });

  it("is read in linear time, whatever its lines are", () => {
    const spaces = " ".repeat(400_000);
    expect(read("a.md", `# 题${spaces}## 甲 ##\n`).tree.text).toBe("题 ## 甲");
    const { note } = read("a.md", `# 题\n甲${"\n".repeat(290_000)}乙\n`).tree;
    expect(note?.startsWith("甲\n")).toBe(true);
    expect(read("a.md", `# 题\n- ${"[".repeat(400_000)}\n`).nodes).toBe(2);
    expect(problemOf("a.md", "* ".repeat(1_000_000))).toEqual({ problem: "outline.unreadable" });
  });

  it("that is deep or long is cut, and says by how much", () => {
    const long = read("a.md", `# 题\n${"- a\n".repeat(5010)}`);
    expect([long.nodes <= 5001, long.dropped >= 9]).toEqual([true, true]);
    const deep = read("a.md", Array.from({ length: 80 }, (_, at) => `${" ".repeat(at)}- a`).join("\n"));
    expect(deep.dropped).toBe(1);
    expect(problemOf("a.mm", `<map>${'<node TEXT="a">'.repeat(100_000)}</map>`)).toEqual({
      problem: "outline.malformed",
      line: 1,
      column: 1_500_006,
    });
    const json = `${'{"text":"a","kids":['.repeat(100_000)}${"]}".repeat(100_000)}`;
    expect(read("a.json", json).nodes).toBe(50);
  });

  it("that is damaged in any place is read or refused, and never throws", () => {
    const files = FORMATS.map((format) => ({ name: `x.${format}`, bytes: writeTreeFile(format, treeOf(RICH), newIds()) }));
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.nat(4000), fc.nat(255), fc.nat(4000), ({ name, bytes }, at, byte, end) => {
        const damaged = bytes.slice(0, end);
        if (at < damaged.length) damaged[at] = byte;
        readTreeFile(name, damaged);
      }),
    );
  });
});
