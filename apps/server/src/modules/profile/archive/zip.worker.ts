import { parentPort, workerData } from "node:worker_threads";
import type { ArchivePiece } from "../../archive-piece.ts";
import { createZipWriter } from "./zip-writer.ts";

/** Entry of the thread that packs: pieces come in, `null` comes back for each lot, and for `null` the whole ZIP. */
const zip = createZipWriter(workerData as number);

parentPort?.on("message", (pieces: readonly ArchivePiece[] | null) => {
  if (pieces === null) {
    const bytes = zip.end();
    parentPort?.postMessage(bytes, [bytes.buffer]);
    return;
  }
  for (const piece of pieces) zip.add(piece);
  parentPort?.postMessage(null);
});
