import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from "fflate";
import { DETAILS_PATH, type Details, writeDetails } from "../../../word-format/index.ts";

const NUMBERING = "word/numbering.xml";
const STYLES = "word/styles.xml";
const RELATIONSHIPS = "word/_rels/document.xml.rels";
const DETAILS_RELATIONSHIP = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml";
const RULES = ["top", "left", "bottom", "right", "insideH", "insideV"];

/** Word's own style of tables with rules. */
const TABLE_GRID = `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:uiPriority w:val="39"/><w:tblPr><w:tblBorders>${RULES.map(
  (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`,
).join("")}</w:tblBorders></w:tblPr></w:style>`;

/**
 * Adds to a file what the library has no words for: the levels of heading numbers are tied to their styles, so that a paragraph
 * made a heading in Word is counted too; the style of ruled tables; and the part with our details.
 */
export function finishPackage(bytes: Uint8Array, details: Details): Uint8Array {
  const parts = unzipSync(bytes);
  const change = (path: string, edit: (text: string) => string) => {
    const part = parts[path];
    if (part !== undefined) parts[path] = strToU8(edit(strFromU8(part)));
  };
  const styles = parts[STYLES];
  change(NUMBERING, (numbering) => tieLevels(numbering, styles === undefined ? "" : strFromU8(styles)));
  change(STYLES, (text) => text.replace("</w:styles>", `${TABLE_GRID}</w:styles>`));
  change(RELATIONSHIPS, (text) =>
    text.replace(
      "</Relationships>",
      `<Relationship Id="details" Type="${DETAILS_RELATIONSHIP}" Target="../${DETAILS_PATH}"/></Relationships>`,
    ),
  );
  parts[DETAILS_PATH] = strToU8(writeDetails(details));
  const packed: Zippable = {};
  // Pictures are packed already.
  for (const [path, part] of Object.entries(parts)) packed[path] = path.startsWith("word/media/") ? [part, { level: 0 }] : part;
  return zipSync(packed, { level: 6 });
}

/** Names the heading style of each level in the numbering the styles of headings point at. */
function tieLevels(numbering: string, styles: string): string {
  const [, heading = ""] = /<w:style [^>]*w:styleId="Heading1".*?<\/w:style>/s.exec(styles)?.[0].match(/<w:numId w:val="(\d+)"/) ?? [];
  const [, abstract = ""] = new RegExp(`<w:num w:numId="${heading}"[^>]*>\\s*<w:abstractNumId w:val="(\\d+)"`).exec(numbering) ?? [];
  if (heading === "" || abstract === "") return numbering;
  return numbering.replace(new RegExp(`<w:abstractNum [^>]*w:abstractNumId="${abstract}".*?</w:abstractNum>`, "s"), (definition) =>
    definition
      .replace(/hybridMultilevel/, "multilevel")
      .replace(
        /(<w:lvl w:ilvl="(\d)".*?<w:numFmt [^>]*\/>)/gs,
        (start, _all, level: string) => `${start}<w:pStyle w:val="Heading${Number(level) + 1}"/>`,
      ),
  );
}
