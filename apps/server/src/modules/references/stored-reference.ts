import type { EssayReference, ReferenceItem } from "@tangleaf/contract";
import type { Reference } from "@tangleaf/document/references";
import { isoTime } from "../../platform/iso-time.ts";
import type { ListedReferenceRow } from "./reference.repo.ts";

/** A reference goes so long without an answer before it counts as not looked up: its process has died. */
const CHECK_MAX_MS = 600_000;

export const idOf = (no: number): string => `R${no}`;
export const numberOf = (id: string): number => Number(id.slice(1));

/** The row as the document package knows a reference. */
export function toReference(row: Pick<ListedReferenceRow, "no" | "tier" | "source" | "item">): Reference {
  return { ...(JSON.parse(row.item) as ReferenceItem), id: idOf(row.no), tier: row.tier, source: row.source };
}

/** What of a reference is stored as its item. */
export function itemOf({ id: _id, tier: _tier, source: _source, abstract: _abstract, ...item }: Reference): ReferenceItem {
  return item as ReferenceItem;
}

/** As a list shows it. `now`: epoch milliseconds. */
export function present(row: ListedReferenceRow, now: number): EssayReference {
  const isLost = row.check_state === "waiting" && now - (row.checked_at ?? 0) > CHECK_MAX_MS;
  const { file_id: fileId, file_name: name, file_pages: pages, passages } = row;
  return {
    id: idOf(row.no),
    item: JSON.parse(row.item) as ReferenceItem,
    tier: row.tier,
    source: row.source,
    check: isLost ? "unavailable" : row.check_state,
    hasAbstract: row.has_abstract,
    file: fileId === null || name === null ? null : { fileId, name, pages, passages, isCut: row.is_cut === 1 },
    createdAt: isoTime(row.created_at),
  };
}
