import type { IParagraphStyleOptions } from "docx";

/** Ids of the paragraph styles; Word's own names where Word has one, so that its panes and menus know them. */
export const STYLE = {
  title: "Title",
  salutation: "Salutation",
  signature: "Signature",
  date: "Date",
  attachment: "Attachment",
  quote: "Quote",
  code: "Code",
  list: "ListParagraph",
  table: "TableText",
  caption: "Caption",
  formula: "Formula",
  footer: "Footer",
} as const;

export const CODE_RUN_STYLE = "CodeText";

/** A style that says only what differs from Normal. */
export function derivedStyle(
  id: string,
  name: string,
  rest: Pick<IParagraphStyleOptions, "paragraph" | "run" | "next">,
): IParagraphStyleOptions {
  return { id, name, basedOn: "Normal", quickFormat: true, ...rest };
}
