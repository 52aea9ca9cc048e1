import type { NodeJson } from "@tangleaf/document/model";
import { type BookmarkKind, bookmarkOf } from "../../../word-format/index.ts";
import type { ThesisProfile, ThesisSection } from "../../profiles/thesis-profile.ts";
import { estimatePages } from "../document/estimate-pages.ts";
import type { Piece } from "./thesis-parts.ts";

const MM_PER_POINT = 25.4 / 72;
const KINDS: Partial<Record<NodeJson["type"], BookmarkKind>> = {
  heading: "heading",
  table: "table",
  figure: "figure",
  chart: "figure",
  mathBlock: "formula",
};

type Options = Parameters<typeof estimatePages>[2] & { readonly contentsEntries: number };

/** Page numbers of bookmarks as they are printed. Pieces begin on new pages, so what one is off is soon made good. */
export function estimateThesisPages(
  sections: readonly { readonly section: ThesisSection; readonly pieces: readonly Piece[] }[],
  profile: ThesisProfile,
  options: Options,
): Map<string, string> {
  const pages = new Map<string, string>();
  let next = 1;
  for (const { section, pieces } of sections) {
    if (section.pageNumber?.restarts === true) next = 1;
    for (const piece of pieces) {
      const blocks = piece.part === "contents" ? contentsBlocks(profile, options.contentsEntries) : piece.blocks;
      const { begins, total } = blocks === null ? { begins: [], total: 1 } : estimatePages(blocks, layoutOf(piece, profile), options);
      for (const [index, { type, attrs }] of (blocks ?? []).entries()) {
        const kind = KINDS[type];
        const bookmark = kind === undefined ? null : bookmarkOf(kind, attrs?.["id"]);
        if (bookmark !== null) pages.set(bookmark, printed(next + (begins[index] ?? 1) - 1, section.pageNumber?.format));
      }
      next += total;
    }
  }
  return pages;
}

/** The list of references has smaller type and stands in from the left. */
function layoutOf({ part }: Piece, profile: ThesisProfile): ThesisProfile {
  if (part !== "references") return profile;
  const { points, hangingPoints } = profile.references;
  const { marginMm } = profile.page;
  const page = { ...profile.page, marginMm: { ...marginMm, left: marginMm.left + hangingPoints * MM_PER_POINT } };
  return { ...profile, page, bodyPoints: points, firstLineCharacters: 0 };
}

/** Entries are a line each. */
function contentsBlocks({ contents }: ThesisProfile, entries: number): NodeJson[] {
  const line = (text: string): NodeJson => ({ type: "paragraph", content: [{ type: "text", text }] });
  return [
    { type: "heading", attrs: { level: 1 }, content: [{ type: "text", text: contents.title }] },
    ...new Array<NodeJson>(entries).fill(line("1")),
  ];
}

const ROMAN = [
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

function printed(page: number, format: "decimal" | "upperRoman" | "lowerRoman" = "decimal"): string {
  if (format === "decimal") return String(page);
  let rest = page;
  let roman = "";
  for (const [value, sign] of ROMAN)
    while (rest >= value) {
      roman += sign;
      rest -= value;
    }
  return format === "upperRoman" ? roman : roman.toLowerCase();
}
