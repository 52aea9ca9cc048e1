import type { OutputOf, ReasonCode, referenceApi } from "@tangleaf/contract";
import { faultyParts, type Reference, type TypedPart, withTidyParts } from "@tangleaf/document/references";
import { AppError } from "../../platform/errors.ts";
import { createFileReader } from "../text-sources/index.ts";
import { createChecks } from "./check-references.ts";
import { citedReferences } from "./cited-references.ts";
import { addFile } from "./evidence/add-file.ts";
import { findEvidence } from "./evidence/find-evidence.ts";
import { importReferences } from "./import-references.ts";
import { lookUpShown } from "./look-up.ts";
import type { ReferenceOptions } from "./options.ts";
import {
  DEFAULT_STYLE,
  deleteLibraries,
  deleteReferences,
  findLibrary,
  findReference,
  listReferences,
  storeLibrary,
  updateReferences,
} from "./reference.repo.ts";
import type { References } from "./references.ts";
import { searchWorks } from "./search-works.ts";
import { boundedReference, changeLibrary, keepReferences, onlyKept, type Place, requireEssay } from "./store-references.ts";
import { idOf, itemOf, numberOf, present, toReference } from "./stored-reference.ts";

/** Why a typed part is refused. */
const BAD_PARTS = {
  year: "reference.badYear",
  date: "reference.badDate",
  accessed: "reference.badDate",
  doi: "reference.badDoi",
  url: "reference.badAddress",
} as const satisfies Readonly<Record<TypedPart, ReasonCode>>;

/** The references module on its ports. */
export function createReferences(options: ReferenceOptions): References {
  const { db, clock, bibliography, exporter } = options;
  const checks = createChecks(options);
  const reader = createFileReader(options);

  async function shown(place: Place, ids: readonly string[]) {
    const wanted = new Set(ids.map(numberOf));
    return (await listReferences(db, place.essayId)).filter(({ no }) => wanted.has(no)).map((row) => present(row, clock.now()));
  }

  async function one(place: Place, id: string) {
    const [reference] = await shown(place, [id]);
    if (reference === undefined) throw new AppError("reference.unknown", { field: "referenceId" });
    return { reference };
  }

  return {
    search: (input) => searchWorks(bibliography, input),

    async lookUp({ work, signal }) {
      const result = await lookUpShown(bibliography, work, signal);
      if ("failed" in result) return result;
      const reference = boundedReference({ ...result.reference, tier: result.tier });
      return reference === null ? { failed: "notFound" } : { item: itemOf(reference), abstract: reference.abstract ?? "" };
    },

    async list({ userId, essayId }) {
      await requireEssay(db, { userId, essayId });
      const [rows, library] = await Promise.all([listReferences(db, essayId), findLibrary(db, essayId)]);
      const { edition, system } = library ?? DEFAULT_STYLE;
      return { list: rows.map((row) => present(row, clock.now())), edition, system, canSearch: bibliography.sources.length > 0 };
    },

    async add({ userId, essayId, works, signal }) {
      const place = { userId, essayId };
      await requireEssay(db, place);
      // One after the other: the databases are asked at their own pace, and what they have said before is kept.
      const failed: OutputOf<typeof referenceApi.add>["failed"] = [];
      const found: { index: number; reference: Reference }[] = [];
      for (const [index, work] of works.entries()) {
        const result = await lookUpShown(bibliography, work, signal);
        const reference = "failed" in result ? null : boundedReference({ ...result.reference, tier: result.tier });
        if ("failed" in result) failed.push({ index, reason: result.failed });
        else if (reference === null) failed.push({ index, reason: "notFound" });
        else found.push({ index, reference });
      }
      const kept = await changeLibrary(options, place, (trx) =>
        keepReferences(trx, place, {
          added: found.map(({ reference }) => ({ reference, check: "found" })),
          now: clock.now(),
        }),
      );
      const added: string[] = [];
      const same: string[] = [];
      for (const [at, result] of kept.entries()) {
        if (result === "full") failed.push({ index: found[at]?.index ?? 0, reason: "tooMany" });
        else (result.isSame ? same : added).push(result.id);
      }
      return { added: await shown(place, added), same, failed };
    },

    async import(input) {
      const { added, ...answer } = await importReferences(options, input);
      if (added.length > 0) await checks.ask(input, added);
      return answer;
    },

    async file(input) {
      const id = await addFile(options, reader, input);
      return one(input, id);
    },

    async save({ userId, essayId, referenceId, item }) {
      const place = { userId, essayId };
      const [kept, isOther] = await changeLibrary(options, place, async (trx) => {
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
          // Somebody who types a work a second time wants to: another printing, another chapter.
          const [result] = await keepReferences(trx, place, { added, now: clock.now(), isDistinct: true });
          return [onlyKept(result).id, true] as const;
        }
        const before = toReference(row);
        const isOtherWork = identityOf(withTidyParts(before)) !== identityOf(reference);
        await updateReferences(
          trx,
          { essayId, nos: [row.no] },
          {
            item: JSON.stringify(itemOf(reference)),
            version: row.version + 1,
            ...(abstract === null ? {} : { abstract }),
            ...(isOtherWork ? { tier: "C" as const, check_state: "none" as const, checked_at: null } : {}),
          },
        );
        return [idOf(row.no), isOtherWork] as const;
      });
      if (isOther) await checks.ask(place, [kept]);
      return one(place, kept);
    },

    async remove({ userId, essayId, referenceIds }) {
      const place = { userId, essayId };
      await changeLibrary(options, place, async (trx) => {
        const nos = new Set(referenceIds.map(numberOf));
        const rows = (await listReferences(trx, essayId)).filter(({ no }) => nos.has(no));
        if (rows.length === 0) return;
        await deleteReferences(trx, { essayId, nos: rows.map(({ no }) => no) });
        for (const { file_id } of rows) if (file_id !== null) await exporter.giveTo(trx, { fileId: file_id, owner: null });
      });
    },

    async check({ userId, essayId, referenceIds }) {
      return { waiting: await checks.ask({ userId, essayId }, referenceIds ?? null) };
    },

    async style({ userId, essayId, edition, system }) {
      const place = { userId, essayId };
      await changeLibrary(options, place, async (trx) => {
        const library = await findLibrary(trx, essayId);
        await storeLibrary(trx, { essay_id: essayId, user_id: userId, last_no: library?.last_no ?? 0, edition, system });
      });
    },

    async evidenceFor(query) {
      await requireEssay(db, query);
      return findEvidence(options, query);
    },
    citedReferences: (input) => citedReferences(db, input),

    async erase(trx, essayIds) {
      if (essayIds.length === 0) return;
      await deleteLibraries(trx, essayIds);
      await exporter.removeOf(trx, "library", essayIds);
    },

    async close() {
      await checks.close();
      await reader.close();
    },
  };
}

/** What says which work it is: another one has to be looked up again. */
function identityOf({ title, authors, year, date, doi }: Reference): string {
  return JSON.stringify([title, authors?.[0] ?? null, year ?? date ?? null, doi ?? null]);
}
