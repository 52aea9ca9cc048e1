import { LIMITS, MINDTREE } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { createBin } from "../bin/bin.ts";
import type { Db } from "../metering/metering.ts";
import { countTrees, deleteTrees, findTrees, type MindtreeRow } from "./mindtree.repo.ts";
import type { MindtreeOptions } from "./options.ts";

/** Throws mindtree.tooMany where `more` trees outside the bin are more than the user's level may have. Under the lock of their row. */
export async function assertCapacity(
  { metering, variant }: Pick<MindtreeOptions, "metering" | "variant">,
  trx: Db,
  userId: string,
  more: number,
): Promise<void> {
  const { level } = await metering.levelOf(userId, trx);
  const max = LIMITS[variant][level].storedMindtrees;
  if ((await countTrees(trx, userId)).all + more > max) throw new AppError("mindtree.tooMany", { params: { max } });
}

/** Bin of mind trees. */
export function createTreeBin(options: MindtreeOptions) {
  const { documents, exporter } = options;
  const readId = ({ document_id }: MindtreeRow) => document_id;
  return createBin(options, {
    table: { name: "mindtree", id: "document_id" },
    days: MINDTREE.binDays,
    unknown: () => new AppError("document.unknown"),
    readId,
    find: findTrees,
    assertCapacity: (trx, userId, rows) => assertCapacity(options, trx, userId, rows.length),
    setAvailable: (trx, rows, isAvailable) => documents.setAvailable(trx, rows.map(readId), isAvailable),
    async erase(trx, _userId, rows) {
      const ids = rows.map(readId);
      await documents.erase(trx, ids);
      await exporter.removeOf(trx, "document", ids);
      await deleteTrees(trx, ids);
    },
  });
}
