import { countCharacters } from "@tangleaf/document";
import { QUEUE_CLASSES } from "../queue/index.ts";
import { chargedTokens } from "./charged-tokens.ts";
import { PROCESS_DEAD_AFTER_MS, PROCESS_FORGET_MS } from "./constants.ts";
import { finishRun } from "./finish-run.ts";
import { findById, type GenerationRow } from "./generation.repo.ts";
import type { Live } from "./live.ts";
import type { GenerationParts } from "./options.ts";
import { requeueRun } from "./requeue-run.ts";
import { forgetProcesses, listLiving, listWriting } from "./run.repo.ts";
import type { Runner } from "./runner.ts";

/** Price of a model that is not configured any more. */
const PLAIN_PRICE = { prompt: 0, completion: 1, reasoning: 0 };

/**
 * Looks after the runs of processes that are gone, and so frees their places: those of a class that resumes wait again, all
 * others are settled for the text they kept and marked interrupted.
 */
export function createSweep(deps: GenerationParts & { live: Live; runner: Runner }): () => Promise<void> {
  const { db, clock, log, processId } = deps;
  /** Rows of our own that nobody writes; one sweep later they are taken for lost. */
  let suspects = new Set<string>();

  return async function sweep(): Promise<void> {
    const now = clock.now();
    // Nobody else can write to a SQLite file that we hold the lock of.
    const living = deps.soleProcess ? new Set<string>() : await listLiving(db, now - PROCESS_DEAD_AFTER_MS);
    living.add(processId);
    const seen = new Set<string>();
    for (const { id, owner } of await listWriting(db)) {
      if (owner !== null && living.has(owner)) {
        if (owner !== processId || deps.runner.get(id) !== undefined) continue;
        seen.add(id);
        if (!suspects.has(id)) continue;
      }
      // One that cannot be ended must not keep the others waiting.
      await endOrRequeue(id).catch((error: unknown) =>
        log.error({ err: error, generationId: id }, "could not end the run of a dead process"),
      );
    }
    suspects = seen;
    if (!deps.soleProcess) await forgetProcesses(db, { silentSince: now - PROCESS_FORGET_MS });
  };

  async function endOrRequeue(id: string): Promise<void> {
    const row = await findById(db, id);
    if (row === undefined || row.status !== "writing") return;
    const item = await deps.queue.find(id);
    const resumes = item !== undefined && QUEUE_CLASSES[item.class].resumes && row.stop_requested === 0;
    if (resumes && (await requeueRun(deps, row))) {
      log.warn({ generationId: id, owner: row.owner }, "run of a dead process waits again");
      deps.runner.wake();
      return;
    }
    await endRun(row);
  }

  async function endRun(row: GenerationRow): Promise<void> {
    const { id } = row;
    const fresh = row.text.slice(row.seed_units);
    const info = deps.models.find((model) => model.info.name === row.model)?.info ?? { builtin: false, price: PLAIN_PRICE };
    const ended = await finishRun(deps, {
      row,
      from: "writing",
      ending: {
        status: "interrupted",
        text: row.text,
        finishReason: row.stop_requested === 1 ? "stopped" : "interrupted",
        completionTokens: chargedTokens(fresh, { ...info, price: PLAIN_PRICE }),
        tokens: chargedTokens(fresh, info),
      },
      now: clock.now(),
    });
    if (!ended) return;
    log.warn({ generationId: id, owner: row.owner, chars: countCharacters(fresh) }, "run of a dead process settled");
    deps.live.emit(id, { type: "end" });
  }
}
