import { type NodeJson, nodeText } from "@tangleaf/document/plain";
import { FileChild, InternalHyperlink, Paragraph, Tab, TextRun, type XmlComponent } from "docx";
import { bookmarkOf } from "../../../word-format/index.ts";
import { printable } from "../../printable.ts";
import type { DocumentProfile } from "../../profiles/document-profile.ts";
import { lazily } from "../lazily.ts";
import type { WordNumbers } from "./count-for-word.ts";
import { element, fieldChar, fieldStart, simpleField } from "./field-runs.ts";

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
  const entries = headings.map((heading, index) => {
    const isLast = index === headings.length - 1;
    return lazily(() => ({
      style: `TOC${Number(heading.attrs?.["level"] ?? 1)}`,
      children: [...(index === 0 ? begin : []), entryOf(heading, input), ...(isLast ? [fieldChar("end")] : [])] as TextRun[],
    }));
  });
  return [new ContentsBlock([new Paragraph({ style: "TOCHeading", text: contents.title }), ...entries])];
}

function entryOf(heading: NodeJson, input: { numbers: WordNumbers; pages: ReadonlyMap<string, number | string> | null }) {
  const number = input.numbers.headings.get(String(heading.attrs?.["id"] ?? "")) ?? "";
  const title = printable(`${number}${number === "" || /[、）]$/.test(number) ? "" : " "}${nodeText(heading)}`);
  const bookmark = bookmarkOf("heading", heading.attrs?.["id"]);
  if (bookmark === null) return new TextRun(title);
  const page = String(input.pages?.get(bookmark) ?? "");
  return new InternalHyperlink({
    anchor: bookmark,
    children: [new TextRun({ children: [title, new Tab()] }), simpleField(`PAGEREF ${bookmark} \\h`, page)] as TextRun[],
  });
}

/** Word's own frame for a table of contents, with the button that updates it. */
class ContentsBlock extends FileChild {
  constructor(children: readonly XmlComponent[]) {
    super("w:sdt");
    const gallery = element("w:docPartGallery", { "w:val": "Table of Contents" });
    this.root.push(element("w:sdtPr", {}, [element("w:docPartObj", {}, [gallery, element("w:docPartUnique", {})])]));
    this.root.push(element("w:sdtContent", {}, children));
  }
}
