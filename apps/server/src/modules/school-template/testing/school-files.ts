import { strToU8, zipSync } from "fflate";
import { PICTURE } from "../../export/testing/sample-document.ts";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const ALL = `${W} ${R} xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"`;
const TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const run = (text: string, look = "") => `<w:r>${look === "" ? "" : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const line = (inside: string, look = "") => `<w:p>${look === "" ? "" : `<w:pPr>${look}</w:pPr>`}${inside}</w:p>`;
const centred = (text: string, halfPoints: number, font = "黑体") =>
  line(run(text, `<w:rFonts w:eastAsia="${font}"/><w:sz w:val="${halfPoints}"/>`), '<w:jc w:val="center"/>');
const styled = (style: string, text: string) => line(run(text), `<w:pStyle w:val="${style}"/>`);
const section = (
  inside: string,
  page = '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1701" w:right="1418" w:bottom="1418" w:left="1701" w:header="964" w:footer="851" w:gutter="0"/>',
) =>
  `<w:sectPr>${inside.includes("Reference") ? inside.replace(/(<w:pgNumType.*)?$/, "") : ""}${page}${/<w:pgNumType[^>]*>/.exec(inside)?.[0] ?? ""}</w:sectPr>`;

const LOGO = `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="1905000" cy="952500"/><wp:docPr id="1" name="logo"><a:hlinkClick r:id="rId9"/></wp:docPr><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="logo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId5" r:link="rId9"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1905000" cy="952500"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const cell = (inside: string, width: number) => `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${inside}</w:tc>`;
const ROW = (label: string, value: string) =>
  `<w:tr>${cell(styled("cover", label), 2000)}${cell(line(value === "" ? "" : run(value), '<w:pStyle w:val="cover"/>'), 4000)}</w:tr>`;
const UNDERLINED = '<w:rFonts w:asciiTheme="minorHAnsi" w:eastAsiaTheme="minorEastAsia"/><w:sz w:val="28"/><w:u w:val="single"/>';

/** The cover of a school: a picture, a blank of each kind, and what may not be taken along. */
export const COVER = [
  line(LOGO, '<w:jc w:val="center"/>'),
  centred("柑子洲大学", 52),
  centred("本科毕业论文", 72),
  line(run("题目：", '<w:sz w:val="32"/>') + run("________________________", '<w:sz w:val="32"/>'), '<w:jc w:val="center"/>'),
  `<w:tbl><w:tblPr><w:tblStyle w:val="grid"/><w:tblW w:w="6000" w:type="dxa"/><w:jc w:val="center"/></w:tblPr><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="4000"/></w:tblGrid>${ROW("学　　院", "")}${ROW("专业名称", "示例专业")}</w:tbl>`,
  line(
    run("姓　名：", '<w:sz w:val="28"/>') +
      run("          ", UNDERLINED) +
      run("　学号：", '<w:sz w:val="28"/>') +
      run("          ", UNDERLINED),
  ),
  line(
    `${run("指导教师：", '<w:sz w:val="28"/>')}<w:sdt><w:sdtPr><w:alias w:val="指导教师"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run("单击此处输入文字。", '<w:color w:val="808080"/><w:sz w:val="28"/>')}</w:sdtContent></w:sdt>`,
  ),
  `<w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:hyperlink r:id="rId9">${run("学校主页")}</w:hyperlink><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> INCLUDETEXT "http://example.com/x" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
  centred("二〇××年×月", 28, "宋体"),
].join("");

const STYLES = `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:eastAsiaTheme="minorEastAsia"/><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="a"><w:name w:val="Normal"/><w:pPr><w:jc w:val="both"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/><w:basedOn w:val="a"/><w:pPr><w:spacing w:before="480" w:after="360"/><w:jc w:val="center"/></w:pPr><w:rPr><w:rFonts w:ascii="Arial" w:eastAsia="黑体"/><w:b/><w:sz w:val="36"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="2"><w:name w:val="heading 2"/><w:basedOn w:val="a"/><w:pPr><w:spacing w:before="240" w:after="120"/><w:jc w:val="left"/></w:pPr><w:rPr><w:rFonts w:eastAsia="楷体"/><w:sz w:val="30"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="cover"><w:name w:val="封面"/><w:basedOn w:val="a"/><w:pPr><w:jc w:val="center"/></w:pPr><w:rPr><w:sz w:val="30"/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="cap"><w:name w:val="caption"/><w:basedOn w:val="a"/><w:rPr><w:rFonts w:eastAsia="仿宋"/><w:sz w:val="18"/></w:rPr></w:style>
<w:style w:type="table" w:styleId="grid"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders><w:bottom w:val="single" w:sz="4" w:space="0" w:color="auto"/><w:insideH w:val="single" w:sz="4" w:space="0" w:color="auto"/></w:tblBorders></w:tblPr></w:style></w:styles>`;

const BODY_LOOK = '<w:spacing w:line="440" w:lineRule="exact"/><w:ind w:firstLineChars="200" w:firstLine="480"/><w:jc w:val="both"/>';
const RULES = "正文采用宋体小四号，行距固定值二十二磅，每段首行缩进两个字符，西文用新罗马体，以下为示例文字，请在写作时全部替换。";
const REST = [
  centred("摘　要", 32),
  line(run(RULES, '<w:rFonts w:ascii="Times New Roman" w:eastAsia="宋体"/><w:sz w:val="24"/>'), BODY_LOOK),
  styled("1", "第一章 绪论"),
  styled("2", "1.1 研究背景"),
  line(run("1.1.1 三级标题", '<w:rFonts w:eastAsia="黑体"/><w:sz w:val="26"/>')),
  line(run(RULES, '<w:rFonts w:ascii="Times New Roman" w:eastAsia="宋体"/><w:sz w:val="24"/>'), BODY_LOOK),
  styled("cap", "图1-1 示例"),
  line(run("[1] 作者. 题名[J]. 刊名, 2024.", '<w:rFonts w:eastAsia="宋体"/><w:sz w:val="21"/>')),
].join("");

const HEADER = `<w:hdr ${W}><w:p><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr><w:jc w:val="center"/></w:pPr>${run("柑子洲大学本科毕业论文", '<w:rFonts w:eastAsia="楷体"/><w:sz w:val="21"/>')}</w:p></w:hdr>`;
const FOOTER = `<w:ftr ${W}><w:p><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:rPr><w:sz w:val="21"/></w:rPr><w:t>- </w:t></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple><w:r><w:t> -</w:t></w:r></w:p></w:ftr>`;
const THEME = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:fontScheme><a:majorFont><a:latin typeface="Cambria"/><a:ea typeface=""/></a:majorFont><a:minorFont><a:latin typeface="Calibri"/><a:ea typeface=""/><a:font script="Hans" typeface="等线"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>`;
const relation = (id: string, type: string, target: string, mode = "") =>
  `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"${mode}/>`;

/** The parts of a school's file, by what differs of it. */
export function schoolFile(
  given: { readonly cover?: string; readonly rest?: string; readonly parts?: Readonly<Record<string, string | Uint8Array>> } = {},
): Uint8Array {
  const edges = '<w:headerReference w:type="default" r:id="rId6"/><w:footerReference w:type="default" r:id="rId7"/>';
  const cover = given.cover ?? COVER;
  const rest = given.rest ?? REST;
  const end = cover === "" ? "" : line("", section(""));
  const parts: Record<string, string | Uint8Array> = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation("rId1", "officeDocument", "word/document.xml")}</Relationships>`,
    "word/_rels/document.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[
      relation("rId1", "styles", "styles.xml"),
      relation("rId5", "image", "media/logo.png"),
      relation("rId6", "header", "header1.xml"),
      relation("rId7", "footer", "footer1.xml"),
      relation("rId9", "hyperlink", "http://example.com/evil", ' TargetMode="External"'),
    ].join("")}</Relationships>`,
    "word/document.xml": `<w:document ${ALL}><w:body>${cover}${end}${rest}${section(`${edges}<w:pgNumType w:start="1"/>`)}</w:body></w:document>`,
    "word/styles.xml": STYLES,
    "word/theme/theme1.xml": THEME,
    "word/header1.xml": HEADER,
    "word/footer1.xml": FOOTER,
    "word/media/logo.png": PICTURE,
    ...given.parts,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, part]) => [path, typeof part === "string" ? strToU8(part) : part])));
}

export const textBox = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent><w:p>${run("姓名：____")}</w:p></w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>`;
export const embeddedObject = `<w:p><w:r><w:object><w:control r:id="rId9"/></w:object></w:r></w:p>`;
