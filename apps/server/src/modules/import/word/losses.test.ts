import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { createPicture, field, headed, paragraph, readBody, run } from "../testing/word-file.ts";

const NOTE_MARK = "【待补充：移来的脚注】";
const reference = `<w:r><w:footnoteReference w:id="2"/></w:r>`;
const drawing = (content: string) =>
  `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const picture = drawing(`<pic:pic><pic:blipFill><a:blip r:embed="p1"/></pic:blipFill></pic:pic>`);
const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;
/** A box as Word writes it: for itself, and again for older programs. */
const textBox = (content: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>${box(content)}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${box(content)}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
const cell = (text: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
const row = (cells: string, properties = "") => `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`;
const parts = { relationships: { p1: "media/a.png" }, files: { "word/media/a.png": createPicture() } };
const withNote = (content: string, styles = "") => ({
  ...parts,
  styles,
  files: { ...parts.files, "word/footnotes.xml": strToU8(`<w:footnotes><w:footnote w:id="2">${content}</w:footnote></w:footnotes>`) },
});
const notesOf = ({ content }: ReturnType<typeof readBody>) => Object.values(content.footnotes);

describe("footnotes of a Word file", () => {
  it("keep the words of their text boxes, once each", () => {
    const note = paragraph(run("注文") + textBox(paragraph("框一") + paragraph("框二")) + run("完"));
    const reading = readBody(paragraph(run("正文") + reference), withNote(note));
    expect(notesOf(reading)).toEqual(["注文完\n框一\n框二"]);
    expect(reading.left).toEqual({ textBoxes: 1 });
  });

  it("have a mark where a picture stood", () => {
    const reading = readBody(paragraph(run("正文") + reference), withNote(paragraph(run("见") + picture + run("。"))));
    expect(notesOf(reading)).toEqual(["见【待补充：图片】。"]);
    expect(reading.left).toEqual({ notePictures: 1 });
    expect(reading.assets.size).toBe(0);
  });

  it("say the addresses of their links, which have ids of their own", () => {
    const link = (id: string, ...texts: readonly string[]) =>
      `<w:hyperlink r:id="${id}">${texts.map((text) => run(text)).join("")}</w:hyperlink>`;
    const external = (id: string, target: string) =>
      `<Relationship Id="${id}" Type="x/hyperlink" Target="${target}" TargetMode="External"/>`;
    const given = withNote(paragraph(run("见") + link("p1", "国家", "统计局") + run("、") + link("p2", "https://e.com/a") + run("。")));
    const rels = `<Relationships>${external("p1", "https://stats.example")}${external("p2", "https://e.com/a")}</Relationships>`;
    const files = { ...given.files, "word/_rels/footnotes.xml.rels": strToU8(rels) };
    expect(notesOf(readBody(paragraph(run("正文") + reference), { ...given, files }))).toEqual([
      "见国家统计局 (https://stats.example)、https://e.com/a。",
    ]);
  });

  const title = `<w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="C"><w:name w:val="Code"/></w:style>`;
  it.each([
    ["a title", headed("T", run("题目") + reference), [`paragraph ${NOTE_MARK}`, "paragraph 正文"]],
    ["a heading", headed("1", run("绪论") + reference), ["heading 绪论", `paragraph ${NOTE_MARK}`, "paragraph 正文"]],
    ["code", headed("C", run("a = 1") + reference), ["codeBlock a = 1", `paragraph ${NOTE_MARK}`, "paragraph 正文"]],
    [
      "the caption of a figure",
      paragraph(picture) + headed("Caption", run("图 1 结构") + reference),
      ["figure", `paragraph ${NOTE_MARK}`, "paragraph 正文"],
    ],
    [
      "the caption of a table",
      `${headed("Caption", run("表 1 数据") + reference)}<w:tbl>${row(cell("甲"))}</w:tbl>`,
      [`paragraph ${NOTE_MARK}`, "table 甲", "paragraph 正文"],
    ],
  ])("of %s stand behind it, with a mark", (_, body, expected) => {
    const reading = readBody(body + paragraph("正文"), withNote(paragraph("基金项目"), title));
    expect(reading.lines).toEqual(expected);
    expect(notesOf(reading)).toEqual(["基金项目"]);
    expect(reading.content.blocks.flatMap(({ content }) => content ?? []).filter(({ type }) => type === "footnote")).toHaveLength(1);
    expect(reading.left).toEqual({ movedNotes: 1 });
  });
});

describe("SmartArt of a Word file", () => {
  it("leaves a mark, and its words behind it as its text pane lists them", () => {
    const point = (id: string, text: string, type = "node") =>
      `<dgm:pt modelId="${id}" type="${type}"><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
    const under = (from: string, to: string, order: number) => `<dgm:cxn srcId="${from}" destId="${to}" srcOrd="${order}"/>`;
    const data = `<dgm:dataModel><dgm:ptLst><dgm:pt modelId="0" type="doc"/>${point("3", "结题")}${point("1", "立项")}${point("2", "审批")}${point("9", "立项", "pres")}</dgm:ptLst><dgm:cxnLst>${under("0", "3", 1)}${under("0", "1", 0)}${under("1", "2", 0)}<dgm:cxn type="presOf" srcId="1" destId="9"/>${under("2", "1", 0)}</dgm:cxnLst></dgm:dataModel>`;
    const { lines, left } = readBody(paragraph(run("流程：") + drawing('<dgm:relIds r:dm="d1"/>') + run("。")), {
      relationships: { d1: "diagrams/data1.xml" },
      files: { "word/diagrams/data1.xml": strToU8(data) },
    });
    expect(lines).toEqual(["paragraph 流程：【待补充：SmartArt 图形】。", "paragraph 立项", "paragraph 审批", "paragraph 结题"]);
    expect(left).toEqual({ diagrams: 1 });
  });
});

describe("what no document holds", () => {
  it("is counted where it is left out: hidden words, phonetic guides, comments", () => {
    const ruby = `<w:r><w:ruby><w:rt>${run("かんじ")}</w:rt><w:rubyBase>${run("漢字")}</w:rubyBase></w:ruby></w:r>`;
    const comment = `<w:commentRangeStart w:id="0"/>${run("批注处")}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`;
    const { lines, left } = readBody(paragraph(run("可见") + run("隐藏", "<w:vanish/>") + ruby + comment));
    expect(lines).toEqual(["paragraph 可见漢字批注处"]);
    expect(left).toEqual({ comments: 1, rubies: 1, hidden: 1 });
  });

  it("is counted where its style hides it, unless a run says otherwise", () => {
    const hides = (type: string, id: string, base = "") =>
      `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${id}"/>${base}<w:rPr>${base === "" ? "<w:vanish/>" : ""}</w:rPr></w:style>`;
    const styles = `${hides("paragraph", "Hid")}${hides("paragraph", "Hid2", '<w:basedOn w:val="Hid"/>')}${hides("character", "HidChar")}`;
    const body =
      headed("Hid", run("一") + run("见", '<w:vanish w:val="0"/>')) +
      headed("Hid2", run("二")) +
      paragraph(run("三") + run("四", '<w:rStyle w:val="HidChar"/>'));
    const { lines, left } = readBody(body, { styles });
    expect(lines).toEqual(["paragraph 见", "paragraph 三"]);
    expect(left).toEqual({ hidden: 3 });
  });

  it("leaves a mark in its sentence: parts of a master document, ink, fields without their end", () => {
    const broken = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF x </w:instrText></w:r><w:del><w:r><w:fldChar w:fldCharType="end"/></w:r></w:del>`;
    const { lines, left } = readBody(
      paragraph(`${run("甲")}<w:subDoc r:id="s"/>${run("乙")}<w:r><w:contentPart r:id="i"/></w:r>${run("丙")}`) +
        paragraph(run("前") + broken + run("后")) +
        paragraph("下一段"),
    );
    expect(lines).toEqual([
      "paragraph 甲【待补充：嵌入的对象】乙【待补充：嵌入的对象】丙",
      "paragraph 前【待补充：域】后",
      "paragraph 下一段",
    ]);
    expect(left).toEqual({ objects: 2, fields: 1, revisions: 1 });
  });

  it("is not lost for its place: formulas among paragraphs, and words in elements of a newer Word", () => {
    const formula = `<m:oMathPara><m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath></m:oMathPara>`;
    const { lines } = readBody(
      `${paragraph("前")}${formula}<w99:block>${paragraph("新")}</w99:block>${paragraph(`<w99:inline>${run("词")}</w99:inline>`)}`,
    );
    expect(lines).toEqual(["paragraph 前", "mathBlock", "paragraph 新", "paragraph 词"]);
  });

  it("stays beside a rule: a footnote of a line with nothing else in it", () => {
    const body = paragraph(reference, "<w:pBdr><w:bottom/></w:pBdr>");
    expect(notesOf(readBody(body, withNote(paragraph("注"))))).toEqual(["注"]);
  });

  it("is marked where a form still asks for words", () => {
    const form = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run("单击此处输入文字。")}</w:sdtContent></w:sdt>`;
    expect(readBody(paragraph(run("姓名：") + form)).content.blocks[0]?.content).toMatchObject([
      { text: "姓名：" },
      { text: "单击此处输入文字。", marks: [{ type: "todo" }] },
    ]);
  });

  it("counts rows and cells that were put in or taken out as changes", () => {
    const table = `<w:tbl>${row(cell("甲"), "<w:ins/>")}${row(cell("乙"), "<w:del/>")}${row(cell("丙") + cell("丁", "<w:cellDel/>"))}</w:tbl>`;
    const { lines, left } = readBody(table);
    expect(lines).toEqual(["table 甲丙"]);
    expect(left).toEqual({ revisions: 3 });
  });
});

describe("the places of losses", () => {
  const lost = run("x", "<w:vanish/>");
  const placesOf = (body: string, given = {}) => readBody(body, given).named.map(({ places, hasMore }) => ({ places, hasMore }));

  it("are the headings they stand under, each once and three at most", () => {
    const section = (title: string) => headed("1", title) + paragraph(lost) + paragraph(lost);
    expect(placesOf(section("一章") + section("二章"))).toEqual([
      {
        places: [
          { kind: "heading", text: "一章" },
          { kind: "heading", text: "二章" },
        ],
        hasMore: false,
      },
    ]);
    const [found] = placesOf(["一", "二", "三", "四"].map(section).join(""));
    expect(found?.places.map(({ text }) => text)).toEqual(["一", "二", "三"]);
    expect(found?.hasMore).toBe(true);
  });

  it("are their own heading, or the number of the paragraph or table before the first one", () => {
    expect(placesOf(headed("1", run("绪论") + lost))).toMatchObject([{ places: [{ kind: "heading", text: "绪论" }] }]);
    const table = (content: string) => `<w:tbl><w:tr><w:tc>${paragraph(content)}</w:tc></w:tr></w:tbl>`;
    const body = paragraph("一") + paragraph("") + paragraph(run("二") + lost) + table("表") + table(run("格") + lost);
    expect(placesOf(body)).toMatchObject([
      {
        places: [
          { kind: "paragraph", text: "2" },
          { kind: "table", text: "2" },
        ],
      },
    ]);
  });

  it("are footnotes for what stands in them", () => {
    const given = withNote(paragraph(run("注") + lost));
    expect(placesOf(headed("1", "绪论") + paragraph(run("正文") + reference), given)).toMatchObject([{ places: [{ kind: "note" }] }]);
  });

  it("stay right where a field shows a loss after its heading has been read", () => {
    const body = headed("1", "一") + headed("2", "二") + paragraph(run("第") + field("SYMBOL 97 \\f Webdings") + run("项"));
    expect(placesOf(body)).toMatchObject([{ places: [{ kind: "heading", text: "二" }] }]);
  });
});
