import { DETAILS_PATH, type Details, writeDetails } from "../../../word-format/index.ts";
import { editZip, readZipText } from "./edit-zip.ts";

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
  const styles = readZipText(bytes, STYLES);
  const edits = new Map([
    [STYLES, (text: string) => text.replace("</w:styles>", `${TABLE_GRID}</w:styles>`)],
    [NUMBERING, (text: string) => tieLevels(text, styles)],
    [
      RELATIONSHIPS,
      (text: string) =>
        text.replace(
          "</Relationships>",
          `<Relationship Id="details" Type="${DETAILS_RELATIONSHIP}" Target="../${DETAILS_PATH}"/></Relationships>`,
        ),
    ],
  ]);
  return editZip(bytes, edits, new Map([[DETAILS_PATH, writeDetails(details)]]));
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
