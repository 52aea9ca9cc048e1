import { findScene } from "@tangleaf/catalogue";
import { GENERATION_TIMEOUT_MS } from "@tangleaf/contract";
import type { Model } from "../../../ports/model.ts";
import { withFindings } from "../../moderation-log/moderation-log.ts";
import { QUEUE_CLASSES } from "../../queue/index.ts";
import type { TakenItem } from "../../queue/queue.ts";
import type { ActiveRun } from "../active-run.ts";
import { endingOf, endingOfRefused } from "../ending-of.ts";
import type { Kind, Task } from "../kind.ts";
import { kinds } from "../kinds.gen.ts";
import type { Live } from "../live.ts";
import { createModelSlot, type ModelSlot } from "../model-slot.ts";
import type { GenerationParts } from "../options.ts";
import { requeueRun } from "../requeue-run.ts";
import type { Pulse } from "../watching/pulse.ts";
import type { WriteInput, WritingEnd, Written } from "../writing/ask-model.ts";
import { createTokenUsage, type TokenUsage } from "../writing/token-usage.ts";
import { writeStructured } from "../writing/write-structured.ts";
import { writeText } from "../writing/write-text.ts";
import { createRunOutput } from "./run-output.ts";
import { settleRun } from "./settle-run.ts";

export type RunContext = {
  readonly options: GenerationParts;
  readonly live: Live;
  readonly pulse: Pulse;
  readonly onCheckpoint: () => void;
  readonly isDraining: () => boolean;
};

/** Writes one run to its end and settles it; one that another process or the queue goes on with is left as it is. */
export async function writeRun(context: RunContext, run: ActiveRun, item: TakenItem): Promise<void> {
  const { options, live, onCheckpoint } = context;
  const { clock, log } = options;
  const { row } = run;
  const task = JSON.parse(row.task) as Task;
  const kind: Kind = kinds[task.kind];
  const candidates = findCandidates(options.models, row.model);
  const first = candidates[0];
  if (first === undefined) throw new Error("no model configured");
  const { moderation, findings } = withFindings(options.moderation);
  const output = createRunOutput({ run, moderation, live, log, onCheckpoint });
  const tokenUsage = createTokenUsage();
  const left = GENERATION_TIMEOUT_MS - (clock.now() - (row.started_at ?? clock.now()));
  const cancelTimeout = clock.after(left, () => run.abort("timeout"));
  let end: WritingEnd | null = null;
  let error: unknown = null;
  try {
    const input = toWriteInput(context, { run, item, kind, task, candidates, tokenUsage, emit: output.take });
    end = kind.output.format === "json" ? await writeStructured(input, kind.output) : await writeText(input);
  } catch (thrown) {
    error = thrown;
    log.warn({ generationId: row.id, err: thrown }, "run broken off");
  } finally {
    cancelTimeout();
  }
  if (run.aborted === "lost") return;
  if (run.aborted === "drain" && QUEUE_CLASSES[item.class].resumes && (await requeueRun(options, row))) return;
  if (run.aborted !== "blocked") output.end();
  run.finishing = true;
  const model = candidates.find(({ info }) => info.name === tokenUsage.model)?.info ?? first.info;
  const ending =
    run.aborted === "refused"
      ? endingOfRefused(run, model)
      : endingOf({
          text: run.text,
          result: run.result,
          seedUnits: row.seed_units,
          tokenUsage,
          model,
          aborted: run.aborted,
          end,
          error,
          changesNothing: (answer) => kind.changesNothing?.(task, answer) ?? false,
          isFree: run.result !== null && kind.output.format === "json" && (kind.output.isFree?.(run.result) ?? false),
        });
  await settleRun(options, { run, ending, model, isDraining: context.isDraining });
  live.emit(row.id, { type: "end" });
  await options.moderationLog.keep({ userId: row.user_id, kind: row.kind, side: "output", generationId: row.id, findings });
}

type WrittenRun = {
  readonly run: ActiveRun;
  readonly item: TakenItem;
  readonly kind: Kind;
  readonly task: Task;
  readonly candidates: readonly Model[];
  readonly tokenUsage: TokenUsage;
  readonly emit: (piece: Written) => void;
};

function toWriteInput(
  { options, live, pulse }: RunContext,
  { run, item, kind, task, candidates, tokenUsage, emit }: WrittenRun,
): WriteInput {
  const { row } = run;
  return {
    userId: row.user_id,
    kind,
    task,
    scene: row.scene_type === null ? null : findScene(row.scene_type),
    now: row.started_at ?? options.clock.now(),
    known: { userId: row.user_id, planFaults: options.planFaults },
    models: candidates,
    signal: run.signal,
    pace: (hand) => {
      run.takeWaiting = hand;
      // Those without a watcher are taken when they are stored.
      if (live.isFollowed(row.id)) pulse.markTake(hand);
    },
    tokenUsage,
    log: options.log.child({ generationId: row.id }),
    emit,
    ...openSlot(options, item, candidates),
  };
}

/** Left out where the places of none of its models are counted. */
function openSlot({ queue }: GenerationParts, item: TakenItem, candidates: readonly Model[]): { slot?: ModelSlot } {
  const first = candidates[0]?.info;
  if (first === undefined || candidates.every(({ info }) => info.concurrency === 0)) return {};
  return { slot: createModelSlot({ queue, item, model: first.name }) };
}

/** The chosen model, then those of its class; the first of all where it is not configured any more. */
function findCandidates(models: readonly Model[], name: string): Model[] {
  const chosen = models.find(({ info }) => info.name === name) ?? models[0];
  if (chosen === undefined) return [];
  return [chosen, ...models.filter((model) => model !== chosen && model.info.class === chosen.info.class)];
}
