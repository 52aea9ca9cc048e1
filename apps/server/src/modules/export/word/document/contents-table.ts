import { type NodeJson, nodeText } from "@tangleaf/document/plain";
import { FileChild, type IParagraphOptions, type ParagraphChild, Tab, TextRun } from "docx";
import { bookmarkOf } from "../../../word-format/index.ts";
import { printable } from "../../printable.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { linkTo } from "../marks-alike.ts";
import { setAside } from "../pack-file.ts";
import { alike, type Context, looksOf, paragraphXml, textRun } from "../write-alike.ts";
import { escaped, written, type Xmlable } from "../xml-of.ts";
import type { WordNumbers } from "./count-for-word.ts";
import { fieldChar, fieldStart, simpleField } from "./field-runs.ts";

/**
 * A table of contents that is complete when the file is opened: its entries stand in the field, so nothing asks to be updated.
 * Without `pages`, as for texts too long to estimate, the field is marked as due and Word asks.
 */
export function contentsTable(input: {
  blocks: readonly NodeJson[];
  numbers: WordNumbers;
  profile: Pick<DocumentProfile, "contents">;
  /** As they are printed, by bookmark. */
  pages: ReadonlyMap<string, number | string> | null;
}): FileChild[] {
  const { contents } = input.profile;
  if (contents === null) return [];
  const headings = input.blocks.filter(({ type, attrs }) => type === "heading" && Number(attrs?.["level"] ?? 1) <= contents.levels);
  if (headings.length === 0) return [];
  const begin = fieldStart(`TOC \\o "1-${contents.levels}" \\h \\z \\u`, { isDue: input.pages === null });
  const entries = headings.map((heading, index) => (): IParagraphOptions => {
    const isLast = index === headings.length - 1;
    return {
      style: `TOC${Number(heading.attrs?.["level"] ?? 1)}`,
      children: [...(index === 0 ? begin : []), entryOf(heading, input), ...(isLast ? [fieldChar("end")] : [])] as ParagraphChild[],
    };
  });
  const title = contents.title === "" ? [] : [textRun({ text: contents.title })];
  return [new ContentsBlock([() => ({ style: "TOCHeading", children: title }), ...entries])];
}

function entryOf(heading: NodeJson, input: { numbers: WordNumbers; pages: ReadonlyMap<string, number | string> | null }) {
  const number = input.numbers.headings.get(String(heading.attrs?.["id"] ?? "")) ?? "";
  const title = printable(`${number}${number === "" || /[、）]$/.test(number) ? "" : " "}${nodeText(heading)}`);
  const bookmark = bookmarkOf("heading", heading.attrs?.["id"]);
  if (bookmark === null) return textRun({ text: title });
  const page = String(input.pages?.get(bookmark) ?? "");
  const words = `<w:r><w:t xml:space="preserve">${escaped(title)}</w:t><w:tab/></w:r>`;
  const run = alike("w:r", words, () => new TextRun({ children: [title, new Tab()] }));
  return linkTo(bookmark, [run, simpleField(`PAGEREF ${bookmark} \\h`, page)]);
}

/** Word's own frame for a table of contents, with the button that updates it. */
const FRAME = {
  begin:
    '<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj></w:sdtPr><w:sdtContent>',
  end: "</w:sdtContent></w:sdt>",
};

/** Its lines come into being when they are written. It stands in the text itself, never in a cell. */
class ContentsBlock extends FileChild {
  readonly #lines: readonly (() => IParagraphOptions)[];
  constructor(lines: readonly (() => IParagraphOptions)[]) {
    super("w:sdt");
    this.#lines = lines;
  }
  override prepForXml(context: Context): Xmlable {
    const own = { ...context, stack: [...context.stack], looks: looksOf(context.file) };
    return setAside(context.file, () => {
      const lines = this.#lines.map((line) => paragraphXml(line(), own));
      return written(FRAME.begin + lines.join("") + FRAME.end);
    });
  }
}
