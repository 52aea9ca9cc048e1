import type { Reference, ReferenceType } from "../reference.ts";
import { bound, dated, newspaper, onlineOr, type Publication, platform, serial, web } from "./publication.ts";
import type { Edition } from "./style.ts";

/** How entries of a type are laid out. */
export type Layout = {
  /** The type mark (文献类型标识). */
  readonly mark: string;
  /** The mark of 2015 where it had none of its own. */
  readonly mark2015?: string;
  readonly publication: Publication;
  /** In a book: the title is followed by // and the book. */
  readonly within?: boolean;
  /** The number stands behind the title, or before it. */
  readonly number?: "behind" | "before2025";
  /** Exists on the net only: always shows where, and since 2025 when it was seen. */
  readonly online?: boolean;
  /** Editors are named behind the title beside authors. */
  readonly editors?: boolean;
};

export const LAYOUTS: Readonly<Record<ReferenceType, Layout>> = {
  article: { mark: "J", publication: serial },
  newspaper: { mark: "N", publication: newspaper },
  book: { mark: "M", publication: bound, editors: true },
  chapter: { mark: "M", publication: bound, within: true },
  compilation: { mark: "G", publication: bound, editors: true },
  proceedings: { mark: "C", publication: bound, editors: true },
  conference: { mark: "C", publication: bound, within: true },
  thesis: { mark: "D", publication: bound },
  report: { mark: "R", publication: onlineOr(dated), number: "behind" },
  standard: {
    mark: "S",
    publication: (reference, style) => (style.edition === "2025" ? {} : bound(reference, style)),
    number: "before2025",
  },
  patent: { mark: "P", publication: dated, number: "behind" },
  webpage: { mark: "EB", publication: web, online: true },
  preprint: { mark: "PP", mark2015: "EB", publication: platform, online: true },
  dataset: { mark: "DS", publication: platform, online: true },
  database: { mark: "DB", publication: onlineOr(platform), online: true },
  software: { mark: "CP", publication: onlineOr(platform), online: true },
  archive: { mark: "A", publication: bound, number: "behind" },
  map: { mark: "CM", publication: bound, editors: true },
  other: { mark: "Z", publication: onlineOr(web) },
};

/** `[J/OL]`: the type, and that it is read on the net. */
export function typeMark(reference: Reference, edition: Edition, links: boolean): string {
  const { mark, mark2015, online } = LAYOUTS[reference.type];
  const shown = edition === "2015" ? (mark2015 ?? mark) : mark;
  const isOnline = reference.type === "webpage" || ((links || online === true) && hasLink(reference));
  return `[${shown}${isOnline ? "/OL" : ""}]`;
}

/** Whether it says where it can be read. */
export function hasLink(reference: Reference): boolean {
  return (reference.url ?? reference.doi ?? "") !== "";
}
