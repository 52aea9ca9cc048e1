import { Paragraph } from "docx";
import type { CarriedCover } from "../../../school-template/index.ts";
import { editZip } from "../document/edit-zip.ts";

/** A style no text has: the paragraph that has it stands where the cover goes. */
const PLACE_STYLE = "TemplateCover";
const PLACE = `<w:p><w:pPr><w:pStyle w:val="${PLACE_STYLE}"/></w:pPr></w:p>`;
const IMAGE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/image";

/** Holds the place of a cover until the file is packed: the library writes no paragraphs of others. */
export const coverPlace = (): Paragraph => new Paragraph({ style: PLACE_STYLE });

/** Puts a school's cover into a packed thesis, with its styles and pictures. */
export function insertCover(bytes: Uint8Array, cover: CarriedCover): Uint8Array {
  const relationships = cover.pictures.map(
    ({ id, path }) => `<Relationship Id="${id}" Type="${IMAGE}" Target="${path.replace("word/", "")}"/>`,
  );
  const edits = new Map([
    ["word/document.xml", (text: string) => text.replace(PLACE, () => cover.xml)],
    ["word/styles.xml", (text: string) => text.replace("</w:styles>", () => `${cover.styles}</w:styles>`)],
    ["word/_rels/document.xml.rels", (text: string) => text.replace("</Relationships>", () => `${relationships.join("")}</Relationships>`)],
  ]);
  return editZip(bytes, edits, new Map(cover.pictures.map(({ path, bytes: picture }) => [path, picture])));
}
