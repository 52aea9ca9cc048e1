import { nodeText } from "@tangleaf/document/model";
import { describe, expect, it } from "vitest";
import { createPicture, headed, paragraph, readBody, run } from "../testing/word-file.ts";

const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;
const shape = (content: string) => `<wps:wsp><wps:cNvSpPr/><wps:spPr/>${content}<wps:bodyPr/></wps:wsp>`;
const drawing = (content: string, width = 100) =>
  `<w:drawing><wp:anchor><wp:extent cx="${width}" cy="1"/><wp:docPr id="1" descr="说明"/><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></wp:anchor></w:drawing>`;
const either = (choice: string, fallback: string, requires = "wps") =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="${requires}">${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></w:r>`;
const vml = (content: string) => `<w:pict><v:shape><v:textbox>${box(content)}</v:textbox></v:shape></w:pict>`;
/** A box as Word writes it: for itself, and again for older programs. */
const wordBox = (content: string) => either(drawing(shape(`<wps:txbx>${box(content)}</wps:txbx>`)), vml(content));
const picture = (id: string, width = 100) =>
  `<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="" descr="${id}"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill><pic:spPr><a:xfrm><a:ext cx="${width}" cy="1"/></a:xfrm></pic:spPr></pic:pic>`;
const group = (content: string, width = 100) =>
  `<wpg:wgp><wpg:grpSpPr><a:xfrm><a:chOff x="0" y="0"/><a:chExt cx="${width}" cy="1"/></a:xfrm></wpg:grpSpPr>${content}</wpg:wgp>`;
const parts = {
  relationships: { p1: "media/a.png", p2: "media/b.png", p3: "media/c.emf" },
  files: { "word/media/a.png": createPicture(), "word/media/b.png": createPicture(20, 20), "word/media/c.emf": new Uint8Array(50) },
};
const SHAPE_MARK = "【待补充：图形】";

describe("text boxes of a Word file", () => {
  it("come once each, after the paragraph that holds them", () => {
    const { lines, left } = readBody(
      paragraph(run("前") + wordBox(paragraph("框一") + paragraph("框二")) + run("后")) +
        paragraph(`${run("再前")}<w:r>${vml(paragraph("旧框"))}</w:r>${run("再后")}`) +
        paragraph(wordBox(paragraph("独框"))),
    );
    expect(lines).toEqual([
      ...["paragraph 前后", "paragraph 框一", "paragraph 框二", "paragraph 再前再后", "paragraph 旧框", "paragraph 独框"],
    ]);
    expect(left).toEqual({ textBoxes: 3 });
  });

  it("stay in their cell, and after their heading, caption and line of code", () => {
    const cell = `<w:tbl><w:tr><w:tc>${paragraph(run("格") + wordBox(paragraph("格框")))}</w:tc></w:tr></w:tbl>`;
    const { content, lines } = readBody(
      headed("1", run("标题") + wordBox(paragraph("题框"))) + cell + headed("Caption", run("图 1 甲") + wordBox(paragraph("注框"))),
    );
    expect(lines).toEqual(["heading 标题", "paragraph 题框", "table 格格框", "paragraph 图 1 甲", "paragraph 注框"]);
    expect(content.blocks[2]?.content?.[0]?.content?.[0]?.content?.map(nodeText)).toEqual(["格", "格框"]);
  });

  it("are read in groups and canvases, in boxes, and with the fields they hold", () => {
    const inner = paragraph(run("外") + wordBox(paragraph("内")));
    const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>SEQ 图</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("7")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const txbx = (content: string) => shape(`<wps:txbx>${box(content)}</wps:txbx>`);
    const grouped = `<w:r>${drawing(group(txbx(inner) + group(txbx(paragraph(run("步骤") + field)))))}</w:r>`;
    expect(readBody(paragraph(run("句") + grouped)).lines).toEqual(["paragraph 句", "paragraph 外", "paragraph 内", "paragraph 步骤7"]);
    const canvas = `<w:r><w:pict><v:group editas="canvas"><v:shape type="#_x0000_t75"/><v:rect><v:textbox>${box(paragraph("甲"))}</v:textbox></v:rect><v:line/></v:group></w:pict></w:r>`;
    expect(readBody(paragraph(canvas)).lines).toEqual([`paragraph ${SHAPE_MARK}`, "paragraph 甲"]);
  });

  it("may stand between a figure and its caption", () => {
    const parted = group(`${picture("p1")}${picture("p2")}${shape(`<wps:txbx>${box(paragraph("（a）前测（b）后测"))}</wps:txbx>`)}`);
    const { content, lines } = readBody(
      paragraph(`<w:r>${drawing(parted)}</w:r>`) +
        headed("Caption", "图 2-1 结构") +
        paragraph(`<w:r>${drawing(picture("p1"))}</w:r>`) +
        paragraph("(a) 甲 (b) 乙") +
        headed("Caption", "图 2-2 流程"),
      parts,
    );
    expect(lines).toEqual(["figure", "figure", "paragraph （a）前测（b）后测", "figure", "paragraph (a) 甲 (b) 乙"]);
    expect(content.blocks.map(({ attrs }) => attrs?.["caption"])).toEqual([undefined, "结构", undefined, "流程", undefined]);
  });

  it("bring a figure and its caption together", () => {
    const inside = paragraph(`<w:r>${drawing(picture("p1"))}</w:r>`) + headed("Caption", "图 2-1 结构");
    const { content } = readBody(paragraph(run("正文") + wordBox(inside)), parts);
    expect(content.blocks[1]).toMatchObject({ type: "figure", attrs: { blobId: "asset1", caption: "结构" } });
  });

  it("keep words drawn as an ornament, and words of a newer Word", () => {
    const wordArt = `<w:r><w:pict><v:shape><v:textpath string="样稿"/></v:shape></w:pict></w:r>`;
    const emoji = `<w:r><mc:AlternateContent><mc:Choice Requires="w16se"><w16se:symEx w16se:font="Segoe UI Emoji" w16se:char="1F600"/></mc:Choice><mc:Fallback><w:t>😀</w:t></mc:Fallback></mc:AlternateContent></w:r>`;
    expect(readBody(paragraph(run("字") + wordArt + emoji)).lines).toEqual(["paragraph 字😀", "paragraph 样稿"]);
  });
});

describe("drawings of a Word file", () => {
  it("bring each picture of a group once, as wide as it stands in it", () => {
    const wide = 600 * 9525;
    const both = either(
      drawing(group(picture("p1", 50) + picture("p2", 25), 100), wide),
      `<w:pict><v:group><v:shape><v:imagedata r:id="p1"/></v:shape></v:group></w:pict>`,
      "wpg",
    );
    const { content, assets } = readBody(paragraph(both), parts);
    expect(content.blocks).toMatchObject([
      { type: "figure", attrs: { blobId: "asset1", width: 50, alt: "p1" } },
      { type: "figure", attrs: { blobId: "asset2", width: 25, alt: "p2" } },
    ]);
    expect(assets.size).toBe(2);
  });

  it("bring the picture older programs get where a newer Word draws what is not known", () => {
    const chart = either(drawing("<cx:chart/>"), drawing(picture("p1")), "cx1");
    const ink = either(drawing("<w14:contentPart/>"), drawing(picture("p2")), "wpi");
    const { lines, left } = readBody(paragraph(chart) + paragraph(ink), parts);
    expect(lines).toEqual(["figure", "figure"]);
    expect(left).toEqual({});
  });

  it("leave a mark in the sentence for what a document cannot hold, and count it", () => {
    const inRun = (content: string) => `<w:r>${content}</w:r>`;
    const { lines, left, content } = readBody(
      paragraph(
        run("见") +
          inRun(drawing('<c:chart r:id="x"/>')) +
          run("与") +
          inRun(drawing("<dgm:relIds/>")) +
          run("及") +
          inRun(drawing(picture("p3"))) +
          run("。"),
      ) +
        paragraph(run("流程") + inRun(drawing(shape(""))) + inRun(drawing(shape(""))) + inRun("<w:pict><v:line/></w:pict>")) +
        `<w:altChunk r:id="a"/>`,
      parts,
    );
    expect(lines).toEqual([
      "paragraph 见【待补充：图表】与【待补充：SmartArt 图形】及【待补充：图片】。",
      `paragraph 流程${SHAPE_MARK}`,
      "paragraph 【待补充：嵌入的对象】",
    ]);
    expect(left).toEqual({ charts: 1, diagrams: 1, pictures: 1, shapes: 3, objects: 1 });
    expect(content.blocks[0]?.content?.[1]?.marks).toEqual([{ type: "todo" }]);
  });

  it("leave marks in the language of the document", () => {
    const chart = `<w:r>${drawing("<c:chart/>")}</w:r>`;
    expect(readBody(paragraph(run("As the chart says: ") + chart)).lines).toEqual(["paragraph As the chart says: [To add: chart]"]);
  });

  it("are a rule where they are a horizontal line, and pictures of titles and of code stay", () => {
    const rule = `<w:r><w:pict><v:rect o:hr="t"/></w:pict></w:r>`;
    const styles = `<w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="C"><w:name w:val="Code"/></w:style>`;
    const shown = `<w:r>${drawing(picture("p1"))}</w:r>`;
    const { content, lines } = readBody(headed("T", run("题目") + shown) + paragraph(rule) + headed("C", run("a = 1") + shown), {
      ...parts,
      styles,
    });
    expect(content.title).toBe("题目");
    expect(lines).toEqual(["figure", "horizontalRule", "codeBlock a = 1", "figure"]);
  });
});

describe("embedded objects of a Word file", () => {
  const object = (program: string, relationship: string) =>
    `<w:r><w:object><v:shape o:ole=""><v:imagedata r:id="${relationship}"/></v:shape><o:OLEObject ProgID="${program}"/></w:object></w:r>`;

  it("leave a mark in the sentence, formulas as formulas", () => {
    const { lines, left, named } = readBody(
      paragraph(
        run("由") +
          object("Equation.DSMT4", "p3") +
          run("可得") +
          object("Equation.KSEE3", "p1") +
          run("，见") +
          object("Visio.Drawing.15", "p3") +
          run("。"),
      ),
      parts,
    );
    expect(lines).toEqual(["paragraph 由【待补充：公式】可得【待补充：公式】，见【待补充：嵌入的对象】。"]);
    expect(left).toEqual({ objectFormulas: 2, objects: 1 });
    expect(named.map(({ names }) => names)).toEqual([["Equation.DSMT4", "Equation.KSEE3"], ["Visio.Drawing.15"]]);
  });

  it("are the picture they show where a document can hold it, and are counted", () => {
    const { lines, left } = readBody(paragraph(run("图：") + object("Visio.Drawing.15", "p1")), parts);
    expect(lines).toEqual(["paragraph 图：", "figure"]);
    expect(left).toEqual({ objects: 1 });
  });
});
