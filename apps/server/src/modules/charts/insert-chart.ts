import { createHash } from "node:crypto";
import type { chartApi, OutputOf, ParsedInputOf } from "@tangleaf/contract";
import { newBlockId } from "@tangleaf/document/model";
import { AppError } from "../../platform/errors.ts";
import { isOwnNote } from "./chart.repo.ts";
import type { drawnChart } from "./chart-columns.ts";
import type { ChartOptions } from "./options.ts";

type Asked = { readonly userId: string } & ParsedInputOf<typeof chartApi.insert>;

/**
 * Puts a chart and its table into a note as one change of it, so that what is typed elsewhere meanwhile stays. A repeat of a
 * requestId is the same change once more, which the log does not take, and its blocks are known where they stand.
 */
export async function insertChart(
  { db, documents }: Pick<ChartOptions, "db" | "documents">,
  { spec, claim }: ReturnType<typeof drawnChart>,
  { userId, chartId, noteId, after, requestId }: Asked,
): Promise<OutputOf<typeof chartApi.insert>> {
  if (!(await isOwnNote(db, { userId, noteId }))) throw new AppError("document.unknown", { field: "noteId" });
  const idOf = (what: string) => (requestId === undefined ? newBlockId() : hashOf(userId, requestId, chartId, noteId, what));
  const blockId = idOf("chart");
  const { result: problem } = await documents.change({
    userId,
    documentId: noteId,
    actor: userId,
    clientId: requestId === undefined ? undefined : idOf("change"),
    name: "insertChart",
    input: { spec, claim, tableId: idOf("table"), chartId: blockId, after },
  });
  if (problem === "tooLarge") throw new AppError("document.tooLarge");
  if (problem === "noPlace") throw new AppError("paragraph.unknown", { field: "after" });
  return { blockId };
}

/** Letters and digits, as every block has them: a Word file marks no others, and then nothing can refer to them. */
const ID_CHARACTERS = 20;

function hashOf(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, ID_CHARACTERS);
}
