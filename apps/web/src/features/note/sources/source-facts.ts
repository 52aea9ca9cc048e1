import type { Source, SourceQuote } from "@tangleaf/contract";
import { formatNumber } from "#lib/format.ts";
import { noteSourcesMessages as m } from "#messages/note-sources.ts";
import type { IconName } from "#ui/icon/icon-names.ts";

export const SOURCE_ICONS: Readonly<Record<Source["type"], IconName>> = {
  docx: "file-doc",
  pdf: "file-text",
  md: "file-md",
  txt: "file-text",
  xlsx: "table",
  csv: "table",
  page: "link-simple",
  abstract: "book-open",
};

/** How much there is of a source, in words. */
export function sizeOf({
  type,
  characters,
  pages,
  rows,
  isCut,
}: Pick<SourceQuote, "type" | "characters" | "pages" | "rows" | "isCut">): string {
  const from = type === "page" ? m.web : type === "abstract" ? m.work : "";
  const size = rows === null ? m.characters(formatNumber(characters)) : m.rows(formatNumber(rows));
  return [from, size, pages === null ? "" : m.pages(pages), isCut ? m.cut : ""].filter((part) => part !== "").join(" · ");
}
