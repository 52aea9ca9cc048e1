import type { DefenceSlide } from "@tangleaf/contract";
// The library's types are those of a namespace; its default export is the class.
import PptxGenJs from "pptxgenjs";
import { printable } from "../printable.ts";
import { editZip } from "../word/document/edit-zip.ts";
import { LABEL_PROPERTY } from "../word/render-word.ts";

/** Slides to be made into a file. */
export type SlidesTask = {
  readonly title: string;
  readonly slides: readonly DefenceSlide[];
  readonly language: "zh" | "en";
  /** null: no AI wrote it. */
  readonly labelJson: string | null;
  readonly visibleLabel: string | null;
  readonly product: string;
};

/** Colours as hex without a sign, sizes in points, places in inches of a page of 13.33 × 7.5. */
const INK = "1F2421";
const SOFT = "5B645E";
const ACCENT = "F97316";
const PAPER = "FBFAF6";
const FACES = { zh: { head: "Microsoft YaHei", body: "Microsoft YaHei" }, en: { head: "Georgia", body: "Calibri" } } as const;
const LOCALES = { zh: "zh-CN", en: "en-US" } as const;
const PAGE = { width: 13.33, height: 7.5, side: 0.9 } as const;
const TITLE_POINTS = { short: 40, long: 32 } as const;
/** More characters of a title want a smaller type. */
const LONG_TITLE = { zh: 18, en: 40 } as const;
/** The more lines, the smaller: each with the size up to so many. */
const POINT_SIZES: readonly (readonly [lines: number, points: number])[] = [
  [3, 28],
  [4, 24],
  [5, 22],
];
const SMALLEST_POINTS = 20;

/** A .pptx file: the first slide has the title, every slide the talk in its notes. */
export async function renderSlides(task: SlidesTask): Promise<Uint8Array> {
  const { language, visibleLabel, product } = task;
  const slides = task.slides.map(printableSlide);
  const file = new PptxGenJs();
  file.layout = "LAYOUT_WIDE";
  file.title = printable(task.title);
  file.author = product;
  file.company = product;
  file.theme = { headFontFace: FACES[language].head, bodyFontFace: FACES[language].body };
  for (const [at, slide] of slides.entries()) {
    const page = file.addSlide();
    page.background = { color: PAPER };
    const isEdge = at === 0 || slide.points.length === 0;
    if (isEdge) addEdge(page, slide, language);
    else addPoints(page, slide, { language, no: at + 1 });
    if (at === slides.length - 1 && visibleLabel !== null) addFoot(page, visibleLabel, language);
    page.addNotes(slide.talk);
  }
  const made = await file.write({ outputType: "nodebuffer", compression: true });
  return withLabel(new Uint8Array(made as Buffer), task.labelJson);
}

function printableSlide({ title, points, talk }: DefenceSlide): DefenceSlide {
  return { title: printable(title), points: points.map(printable), talk: printable(talk) };
}

type Page = ReturnType<PptxGenJs["addSlide"]>;

/** A page with a title in its middle: the first, and the last. What the first one names below it are the parts to come. */
function addEdge(page: Page, { title, points }: DefenceSlide, language: "zh" | "en"): void {
  const face = FACES[language];
  const common = { x: PAGE.side, w: PAGE.width - 2 * PAGE.side, margin: 0, lang: LOCALES[language] };
  const isLong = title.length > LONG_TITLE[language];
  page.addShape("rect", { x: PAGE.side, y: 2.35, w: 0.9, h: 0.08, fill: { color: ACCENT }, line: { color: ACCENT } });
  page.addText(title, {
    ...common,
    y: 2.5,
    h: 1.7,
    fontFace: face.head,
    fontSize: isLong ? TITLE_POINTS.long : TITLE_POINTS.short,
    bold: true,
    color: INK,
    valign: "top",
    fit: "shrink",
  });
  if (points.length > 0)
    page.addText(points.join("　·　"), {
      ...common,
      y: 4.4,
      h: 1.4,
      fontFace: face.body,
      fontSize: 18,
      color: SOFT,
      valign: "top",
      fit: "shrink",
    });
}

function addPoints(page: Page, { title, points }: DefenceSlide, { language, no }: { language: "zh" | "en"; no: number }): void {
  const face = FACES[language];
  const common = { x: PAGE.side, w: PAGE.width - 2 * PAGE.side, margin: 0, lang: LOCALES[language] };
  page.addShape("rect", { x: PAGE.side, y: 0.62, w: 0.08, h: 0.62, fill: { color: ACCENT }, line: { color: ACCENT } });
  page.addText(title, {
    ...common,
    x: PAGE.side + 0.2,
    y: 0.5,
    h: 0.9,
    fontFace: face.head,
    fontSize: 28,
    bold: true,
    color: INK,
    fit: "shrink",
  });
  const size = POINT_SIZES.find(([lines]) => points.length <= lines)?.[1] ?? SMALLEST_POINTS;
  page.addText(
    points.map((text, at) => ({ text, options: { bullet: { indent: 18 }, breakLine: at < points.length - 1, paraSpaceAfter: 12 } })),
    { ...common, y: 1.75, h: PAGE.height - 2.75, fontFace: face.body, fontSize: size, color: INK, valign: "top", fit: "shrink" },
  );
  page.addText(String(no), {
    x: PAGE.width - PAGE.side - 1,
    w: 1,
    y: PAGE.height - 0.65,
    h: 0.3,
    align: "right",
    fontFace: face.body,
    fontSize: 12,
    color: SOFT,
  });
}

function addFoot(page: Page, text: string, language: "zh" | "en"): void {
  page.addText(text, {
    x: PAGE.side,
    w: PAGE.width - 2 * PAGE.side,
    y: PAGE.height - 0.75,
    h: 0.35,
    fontFace: FACES[language].body,
    fontSize: 11,
    color: SOFT,
    lang: LOCALES[language],
  });
}

const CUSTOM = "docProps/custom.xml";
const CUSTOM_TYPE = "application/vnd.openxmlformats-officedocument.custom-properties+xml";
const CUSTOM_RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/custom-properties";

/** The label of a machine's text as a property of the file, as Word files have it; the library cannot write one. */
function withLabel(bytes: Uint8Array, labelJson: string | null): Uint8Array {
  if (labelJson === null) return bytes;
  const value = printable(labelJson).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const properties =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">' +
    `<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="${LABEL_PROPERTY}"><vt:lpwstr>${value}</vt:lpwstr></property></Properties>`;
  const typed = (xml: string) => xml.replace("</Types>", `<Override PartName="/${CUSTOM}" ContentType="${CUSTOM_TYPE}"/></Types>`);
  const related = (xml: string) =>
    xml.replace("</Relationships>", `<Relationship Id="rIdLabel" Type="${CUSTOM_RELATION}" Target="${CUSTOM}"/></Relationships>`);
  const edits = new Map([
    ["[Content_Types].xml", typed],
    ["_rels/.rels", related],
  ]);
  return editZip(bytes, edits, new Map([[CUSTOM, properties]]));
}
