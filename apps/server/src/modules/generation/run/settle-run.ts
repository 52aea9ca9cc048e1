import { isStorageFull } from "../../../platform/storage-full.ts";
import type { ModelInfo } from "../../../ports/model.ts";
import type { ActiveRun } from "../active-run.ts";
import { SETTLE_ATTEMPTS, SETTLE_FULL_PAUSE_MS, SETTLE_PAUSE_MS } from "../constants.ts";
import { endingOfRefused } from "../ending-of.ts";
import { type Ending, finishRun } from "../finish-run.ts";
import type { GenerationParts } from "../options.ts";
import { isRowRefused } from "../run.repo.ts";

type Settled = {
  readonly run: ActiveRun;
  readonly ending: Ending;
  readonly model: ModelInfo;
  /** The process is about to end: nothing is waited for any more. */
  readonly isDraining: () => boolean;
};

/** Stores how a run ended, with its price; tries again where the database cannot. Throws where it never could. */
export async function settleRun(options: GenerationParts, { run, model, isDraining, ...settled }: Settled): Promise<void> {
  const { clock, log } = options;
  let { ending } = settled;
  for (let attempt = 1; ; attempt++) {
    try {
      await finishRun(options, { row: run.row, from: "writing", ending, now: clock.now() });
      return;
    } catch (error) {
      // A store without room may stay so for long, and the rest of the text is nowhere else: it waits as long as the process may.
      const full = isStorageFull(error);
      if (attempt >= SETTLE_ATTEMPTS && (!full || isDraining())) throw error;
      log.error({ err: error, generationId: run.row.id, attempt }, "settling failed");
      // It would be refused again.
      if (isRowRefused(error)) ending = endingOfRefused(run, model);
      await new Promise<void>((resolve) => clock.after(full ? SETTLE_FULL_PAUSE_MS : SETTLE_PAUSE_MS * 2 ** attempt, resolve));
    }
  }
}
