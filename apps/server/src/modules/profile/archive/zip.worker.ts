import { parentPort, workerData } from "node:worker_threads";
import type { ArchivePiece } from "../../archive-piece.ts";
import { createZipWriter } from "./zip-writer.ts";

/** Entry of the thread that packs: pieces come in, and what they made of the ZIP goes back for each lot; `null` ends it. */
const zip = createZipWriter(workerData as number);

parentPort?.on("message", (pieces: readonly ArchivePiece[] | null) => {
  if (pieces === null) zip.end();
  else for (const piece of pieces) zip.add(piece);
  parentPort?.postMessage(zip.take());
});
