import { Worker } from "node:worker_threads";
import type { ArchivePiece } from "../../archive-piece.ts";

/** What is being packed lies outside the heap; this is for one lot of pieces. */
const HEAP_MAX_MB = 256;

/** Packs lots of pieces into a ZIP in a thread of its own, so that nobody's stream waits. One lot is under way at a time. */
export async function packApart(lots: AsyncIterable<readonly ArchivePiece[]>, modifiedAt: number): Promise<Uint8Array> {
  const worker = new Worker(new URL("./zip.worker.ts", import.meta.url), {
    workerData: modifiedAt,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
  });
  worker.unref();
  const send = (lot: readonly ArchivePiece[] | null) =>
    new Promise<Uint8Array | null>((resolve, reject) => {
      const failed = () => reject(new Error("the packing thread ended"));
      worker.once("error", reject);
      worker.once("exit", failed);
      worker.once("message", (answer: Uint8Array | null) => {
        worker.off("error", reject);
        worker.off("exit", failed);
        resolve(answer);
      });
      worker.postMessage(lot);
    });
  try {
    for await (const lot of lots) await send(lot);
    const bytes = await send(null);
    if (bytes === null) throw new Error("the packing thread gave nothing");
    return bytes;
  } finally {
    await worker.terminate();
  }
}
