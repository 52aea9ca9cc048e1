import { nodeText } from "@tangleaf/document/model";
import { strToU8, zipSync } from "fflate";
import { readWord } from "../word/read-word.ts";

const TYPES = `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

type Parts = {
  /** Elements of `w:styles` beside heading 1 (id `1`), heading 2 (`2`) and Caption (`Caption`). */
  readonly styles?: string;
  readonly numbering?: string;
  /** Targets of relationships by id; pictures are `media/…`. */
  readonly relationships?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, Uint8Array>>;
};

/** A Word file out of the elements of its body. */
export function createWordFile(body: string, { styles = "", numbering, relationships = {}, files = {} }: Parts = {}): Uint8Array {
  const links = Object.entries(relationships).map(([id, target]) => `<Relationship Id="${id}" Type="x/image" Target="${target}"/>`);
  const headings = ["1", "2", "3"].map((id) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="heading ${id}"/></w:style>`);
  const caption = `<w:style w:type="paragraph" w:styleId="Caption"><w:name w:val="caption"/></w:style>`;
  return zipSync({
    "[Content_Types].xml": strToU8(TYPES),
    "word/document.xml": strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    "word/styles.xml": strToU8(`<w:styles>${headings.join("")}${caption}${styles}</w:styles>`),
    "word/_rels/document.xml.rels": strToU8(`<Relationships>${links.join("")}</Relationships>`),
    ...(numbering === undefined ? {} : { "word/numbering.xml": strToU8(`<w:numbering>${numbering}</w:numbering>`) }),
    ...files,
  });
}

/** A run, and a paragraph of runs or of plain words. */
export const run = (text: string, properties = ""): string =>
  `<w:r>${properties === "" ? "" : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (content: string, properties = ""): string =>
  `<w:p>${properties === "" ? "" : `<w:pPr>${properties}</w:pPr>`}${content.startsWith("<") || content === "" ? content : run(content)}</w:p>`;
export const headed = (style: string, content: string): string => paragraph(content, `<w:pStyle w:val="${style}"/>`);
/** A field with its instruction and what it showed when the file was saved. */
export const field = (instruction: string, shown = ""): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${shown === "" ? "" : run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

/** A picture of a size in pixels. */
export function createPicture(width = 10, height = 10): Uint8Array {
  const png = Buffer.alloc(24);
  png.write("89504e470d0a1a0a", "hex");
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return new Uint8Array(png);
}

/** The result of reading a body: the document, its blocks as `type words`, and the losses with their counts. */
export function readBody(body: string, parts: Parts = {}) {
  const reading = readWord(createWordFile(body, parts));
  if (!("content" in reading)) throw new Error(reading.refusal);
  const { content, left, assets } = reading;
  const lines = content.blocks.map((block) => [block.type, nodeText(block)].filter((part) => part !== "").join(" "));
  return { content, assets, lines, left: Object.fromEntries(left.map(({ kind, count }) => [kind, count])), named: left };
}
