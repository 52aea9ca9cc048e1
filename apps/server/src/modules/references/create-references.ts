import { AppError } from "../../platform/errors.ts";
import { createFileReader } from "../text-sources/index.ts";
import { addWorks } from "./add-works.ts";
import { createChecks } from "./check-references.ts";
import { citedReferences } from "./cited-references.ts";
import { addFile } from "./evidence/add-file.ts";
import { findEvidence } from "./evidence/find-evidence.ts";
import { importReferences } from "./import-references.ts";
import { lookUpShown } from "./look-up.ts";
import type { ReferenceOptions } from "./options.ts";
import { DEFAULT_STYLE, deleteLibraries, deleteReferences, findLibrary, listReferences, storeLibrary } from "./reference.repo.ts";
import type { References } from "./references.ts";
import { saveReference } from "./save-reference.ts";
import { searchWorks } from "./search-works.ts";
import { boundedReference, changeLibrary, type Place, requireEssay } from "./store-references.ts";
import { itemOf, numberOf, present } from "./stored-reference.ts";

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

    async add(input) {
      const { added, same, failed } = await addWorks(options, input);
      return { added: await shown(input, added), same, failed };
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

    async save(input) {
      const { id, isOther } = await saveReference(options, input);
      if (isOther) await checks.ask(input, [id]);
      return one(input, id);
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
