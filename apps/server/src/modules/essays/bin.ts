import { NOTE_BIN_DAYS } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { createBin } from "../bin/bin.ts";
import { deleteEssays, type EssayListRow, findEssays } from "./essay.repo.ts";
import type { EssayOptions } from "./options.ts";

/** Those before the stage of writing have no document. */
const listDocuments = (rows: readonly EssayListRow[]) => rows.filter(({ stage }) => stage === "content").map(({ id }) => id);

/** Bin of essays. */
export function createEssayBin(
  options: Pick<EssayOptions, "db" | "clock" | "documents" | "exporter" | "references" | "metering" | "variant">,
) {
  const { documents, exporter, references } = options;
  return createBin(options, {
    table: { name: "essay", id: "id" },
    days: NOTE_BIN_DAYS,
    unknown: () => new AppError("document.unknown", { field: "essayIds" }),
    readId: ({ id }) => id,
    find: findEssays,
    setAvailable: (trx, rows, isAvailable) => documents.setAvailable(trx, listDocuments(rows), isAvailable),
    async erase(trx, _userId, rows) {
      await documents.erase(trx, listDocuments(rows));
      const ids = rows.map(({ id }) => id);
      // Titles and outlines are files before there is a document.
      await exporter.removeOf(trx, "document", ids);
      await references.erase(trx, ids);
      await deleteEssays(trx, ids);
    },
  });
}
