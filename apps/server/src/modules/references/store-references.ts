import {
  ESSAY_REFERENCES_MAX,
  REFERENCE_ABSTRACT_MAX_CHARACTERS,
  REFERENCE_PEOPLE_MAX,
  type ReferenceCheck,
  referenceItemSchema,
} from "@tangleaf/contract";
import { dedupe, type Reference } from "@tangleaf/document/references";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import type { Db } from "../metering/metering.ts";
import type { ReferenceOptions } from "./options.ts";
import {
  DEFAULT_STYLE,
  findLibrary,
  insertReferences,
  isOwnEssay,
  type ListedReferenceRow,
  listReferences,
  type ReferenceRow,
  requireOpenUser,
  storeLibrary,
} from "./reference.repo.ts";
import { idOf, itemOf, toReference } from "./stored-reference.ts";

export type Place = { readonly userId: string; readonly essayId: string };

/** A reference that is to be kept; its id only tells it from the others of the same call. */
export type NewReference = {
  readonly reference: Reference;
  readonly check: ReferenceCheck;
  readonly file?: {
    readonly id: string;
    readonly name: string;
    readonly pages: number | null;
    readonly passages: number;
    readonly isCut: boolean;
  };
};

/** What became of one: `full` = the library has no place for it. */
export type Kept = { readonly id: string; readonly isSame: boolean } | "full";

/** Throws document.unknown for somebody else's essay, or one in the bin. */
export async function requireEssay(db: Db, place: Place): Promise<void> {
  if (!(await isOwnEssay(db, place))) throw new AppError("document.unknown", { field: "essayId" });
}

/** One transaction on a library, under the lock of its owner's row: numbers are given once. */
export function changeLibrary<T>({ db }: Pick<ReferenceOptions, "db">, place: Place, work: (trx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    await requireOpenUser(trx, place.userId);
    await requireEssay(trx, place);
    return work(trx);
  });
}

/**
 * Gives new references their numbers and stores them; what the library has already, by DOI, else by title and year, stays as it
 * is. In the order given: what comes first finds a place first.
 */
export async function keepReferences(
  trx: Db,
  place: Place,
  { added, now, isDistinct = false }: { added: readonly NewReference[]; now: number; isDistinct?: boolean },
): Promise<Kept[]> {
  const { essayId, userId } = place;
  const rows = await listReferences(trx, essayId);
  const library = (await findLibrary(trx, essayId)) ?? { essay_id: essayId, user_id: userId, last_no: 0, ...DEFAULT_STYLE };
  const same = isDistinct ? new Map<string, string>() : sameAs(rows, added);
  const fresh = added.flatMap((one, at) => (same.has(temporary(at)) ? [] : [{ one, at }]));
  const places = Math.max(0, ESSAY_REFERENCES_MAX - rows.length);
  const ids = new Map(rows.map(({ no }) => [idOf(no), idOf(no)]));
  const stored = fresh.slice(0, places).map(({ one, at }, index) => {
    const no = library.last_no + index + 1;
    ids.set(temporary(at), idOf(no));
    return rowOf(place, { no, one, now });
  });
  await insertReferences(trx, stored);
  await storeLibrary(trx, { ...library, last_no: library.last_no + stored.length });
  return added.map((_, at) => {
    const id = ids.get(same.get(temporary(at)) ?? temporary(at));
    return id === undefined ? "full" : { id, isSame: same.has(temporary(at)) };
  });
}

/** Ids of what is added, until it has its own: no library has them. */
const temporary = (at: number): string => `new ${at}`;

/** Which of those that are added are in the library already, or stand earlier in the list. */
export function sameAs(rows: readonly ListedReferenceRow[], added: readonly Pick<NewReference, "reference">[]): Map<string, string> {
  const all = [...rows.map(toReference), ...added.map(({ reference }, at) => ({ ...reference, id: temporary(at) }))];
  return new Map(dedupe(all).dropped.map(({ id, of }) => [id, of]));
}

function rowOf({ userId, essayId }: Place, { no, one, now }: { no: number; one: NewReference; now: number }): ReferenceRow {
  const { reference, check, file } = one;
  return {
    essay_id: essayId,
    no,
    user_id: userId,
    tier: reference.tier,
    source: reference.source,
    check_state: check,
    checked_at: check === "none" ? null : now,
    version: 0,
    file_id: file?.id ?? null,
    file_name: file?.name ?? null,
    file_pages: file?.pages ?? null,
    passages: file?.passages ?? 0,
    is_cut: file?.isCut === true ? 1 : 0,
    created_at: now,
    item: JSON.stringify(itemOf(reference)),
    abstract: reference.abstract ?? null,
  };
}

/** The reference within what is stored of one; null where a part of it is longer than that. */
export function boundedReference({ id, tier, source, abstract, ...reference }: Reference): Reference | null {
  const { authors = [] } = reference;
  const few = authors.length > REFERENCE_PEOPLE_MAX ? { authors: authors.slice(0, REFERENCE_PEOPLE_MAX), moreAuthors: true } : {};
  const known = Object.entries({ ...reference, ...few }).filter(([, value]) => value !== "" && value !== undefined);
  const parsed = referenceItemSchema.safeParse(Object.fromEntries(known));
  if (!parsed.success) return null;
  const bounded = { ...(parsed.data as Reference), id, tier, source };
  const cut = abstract?.slice(0, REFERENCE_ABSTRACT_MAX_CHARACTERS).toWellFormed().trim() ?? "";
  return cut === "" ? bounded : { ...bounded, abstract: cut };
}

/** The one that was kept; throws reference.tooMany where there was no place for it. */
export function onlyKept(kept: Kept | undefined): Exclude<Kept, "full"> {
  if (kept === undefined || kept === "full") throw new AppError("reference.tooMany", { params: { max: ESSAY_REFERENCES_MAX } });
  return kept;
}
