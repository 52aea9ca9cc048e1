import type { NoteSource, ReferenceItem, Source } from "@tangleaf/contract";
import { formatReference, type Reference } from "@tangleaf/document/references";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import type { CitedReferences } from "../text-work/text-work.ts";
import type { AttachedRow, SourceRow } from "./source.repo.ts";

export const idOf = (no: number): string => `R${no}`;
export const numberOf = (id: string): number => Number(id.slice(1));

/** How notes cite. */
const STYLE = { edition: "2015", system: "numbers" } as const;

export function presentSource(row: SourceRow): Source {
  return {
    sourceId: row.id,
    kind: row.kind,
    type: row.type,
    title: row.title,
    characters: row.characters,
    pages: row.pages,
    rows: row.sheet_rows,
    isCut: row.is_cut === 1,
    fileId: row.file_id,
    url: row.url,
    site: row.site,
    fetchedAt: isoOrNull(row.fetched_at),
    createdAt: isoTime(row.created_at),
  };
}

export function presentAttached(row: AttachedRow): NoteSource {
  return { ...presentSource(row), id: idOf(row.no), isOn: row.is_on === 1, entry: formatReference(referenceOf(row), STYLE) };
}

export function asCited(rows: readonly AttachedRow[]): CitedReferences {
  return { ...STYLE, references: rows.map(referenceOf) };
}

/** Its text is here, so there is nothing to look up: it counts as found. */
function referenceOf({ item, no }: AttachedRow): Reference {
  return { ...(JSON.parse(item) as ReferenceItem), id: idOf(no), tier: "A", source: "file" };
}
