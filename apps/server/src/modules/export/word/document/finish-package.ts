import { DETAILS_PATH } from "../../../word-format/index.ts";
import type { PartEdits } from "./edit-zip.ts";

const NUMBERING = "word/numbering.xml";
const STYLES = "word/styles.xml";
const RELATIONSHIPS = "word/_rels/document.xml.rels";
const DETAILS_RELATIONSHIP = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml";
const DETAILS_LINK = `<Relationship Id="details" Type="${DETAILS_RELATIONSHIP}" Target="../${DETAILS_PATH}"/>`;
const RULES = ["top", "left", "bottom", "right", "insideH", "insideV"];

/** Word's own style of tables with rules. */
const TABLE_GRID = `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:uiPriority w:val="39"/><w:tblPr><w:tblBorders>${RULES.map(
  (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`,
).join("")}</w:tblBorders></w:tblPr></w:style>`;

/**
 * What a document has and the library has no words for: the levels of heading numbers are tied to their styles, so that a paragraph
 * made a heading in Word is counted too; the style of ruled tables; and the relationship of the part with our details.
 */
export const DOCUMENT_EDITS: PartEdits = new Map([
  [STYLES, (text) => text.replace("</w:styles>", `${TABLE_GRID}</w:styles>`)],
  [NUMBERING, (text, read) => tieLevels(text, read(STYLES))],
  [RELATIONSHIPS, (text) => text.replace("</Relationships>", `${DETAILS_LINK}</Relationships>`)],
]);

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
