import { Worker } from "node:worker_threads";
import type { ArchivePiece } from "../../archive-piece.ts";

/** What is packed and not taken yet lies outside the heap; this is for one lot of pieces. */
const HEAP_MAX_MB = 256;

/**
 * Packs lots of pieces into a ZIP in a thread of its own, so that nobody's stream waits, and gives it as it grows. One lot is
 * under way at a time, and the next is read when what came of it has been taken: neither the pieces nor the ZIP are ever
 * whole in memory.
 */
export async function* packApart(lots: AsyncIterable<readonly ArchivePiece[]>, modifiedAt: number): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL("./zip.worker.ts", import.meta.url), {
    workerData: modifiedAt,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
  });
  worker.unref();
  const send = (lot: readonly ArchivePiece[] | null) =>
    new Promise<readonly Uint8Array[]>((resolve, reject) => {
      const failed = () => reject(new Error("the packing thread ended"));
      worker.once("error", reject);
      worker.once("exit", failed);
      worker.once("message", (chunks: readonly Uint8Array[]) => {
        worker.off("error", reject);
        worker.off("exit", failed);
        resolve(chunks);
      });
      worker.postMessage(lot);
    });
  try {
    for await (const lot of lots) yield* await send(lot);
    yield* await send(null);
  } finally {
    await worker.terminate();
  }
}
