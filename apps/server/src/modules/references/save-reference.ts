import type { ReasonCode } from "@tangleaf/contract";
import { faultyParts, type Reference, type TypedPart, withTidyParts } from "@tangleaf/document/references";
import { AppError } from "../../platform/errors.ts";
import type { ReferenceOptions } from "./options.ts";
import { findReference, updateReferences } from "./reference.repo.ts";
import type { References } from "./references.ts";
import { changeLibrary, keepReferences, onlyKept } from "./store-references.ts";
import { idOf, itemOf, numberOf, toReference } from "./stored-reference.ts";

/** Why a typed part is refused. */
const BAD_PARTS = {
  year: "reference.badYear",
  date: "reference.badDate",
  accessed: "reference.badDate",
  doi: "reference.badDoi",
  url: "reference.badAddress",
} as const satisfies Readonly<Record<TypedPart, ReasonCode>>;

/** Stores a typed reference, new or in place of another. `isOther`: it is another work now, and has to be looked up. */
export async function saveReference(
  options: ReferenceOptions,
  { userId, essayId, referenceId, item }: Parameters<References["save"]>[0],
): Promise<{ id: string; isOther: boolean }> {
  const place = { userId, essayId };
  return changeLibrary(options, place, async (trx) => {
    const row = referenceId === undefined ? undefined : await findReference(trx, { essayId, no: numberOf(referenceId) });
    if (referenceId !== undefined && row === undefined) throw new AppError("reference.unknown", { field: "referenceId" });
    const { abstract = null } = item;
    const base = { id: referenceId ?? "R1", tier: "C", source: "typed" } as const;
    const typed = item as Omit<Reference, keyof typeof base>;
    const [faulty] = faultyParts(typed, row === undefined ? {} : toReference(row));
    if (faulty !== undefined) throw new AppError(BAD_PARTS[faulty], { field: faulty });
    const reference: Reference = { ...withTidyParts(typed), ...base };
    if (row === undefined) {
      const added = [{ reference, check: "none" as const }];
      // A work that is typed a second time is meant to be there twice: another printing, another chapter.
      const [result] = await keepReferences(trx, place, { added, now: options.clock.now(), isDistinct: true });
      return { id: onlyKept(result).id, isOther: true };
    }
    const isOther = identityOf(withTidyParts(toReference(row))) !== identityOf(reference);
    await updateReferences(
      trx,
      { essayId, nos: [row.no] },
      {
        item: JSON.stringify(itemOf(reference)),
        version: row.version + 1,
        ...(abstract === null ? {} : { abstract }),
        ...(isOther ? { tier: "C" as const, check_state: "none" as const, checked_at: null } : {}),
      },
    );
    return { id: idOf(row.no), isOther };
  });
}

/** What says which work it is: another one has to be looked up again. */
function identityOf({ title, authors, year, date, doi }: Reference): string {
  return JSON.stringify([title, authors?.[0] ?? null, year ?? date ?? null, doi ?? null]);
}
