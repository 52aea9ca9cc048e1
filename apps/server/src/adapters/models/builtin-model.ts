import { setImmediate as nextTurn } from "node:timers/promises";
import { BUILTIN_MODEL_NAME, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { streamText } from "@tangleaf/writer";
import type { Clock } from "../../ports/clock.ts";
import type { Model, ModelChunk, ModelRequest, WritingTask } from "../../ports/model.ts";
import { pause } from "./call-failure.ts";
import { createWriteApart } from "./write-apart.ts";
import { writeSample } from "./write-sample.ts";

/** No real limit: the engine's own bounds are smaller. */
const MAX_OUTPUT_TOKENS = 1_000_000;
const MS_PER_SECOND = 1000;
/** Up to this effort (characters read) a text is computed on this thread, in less than 50 ms; above it in a worker thread. */
const MOST_AT_ONCE = 12_000;
/** Without a pace nothing is awaited, so after this many pieces the event loop gets a turn. */
const PIECES_PER_TURN = 256;

/**
 * The sample writer inside the product: works offline, without a key. `charactersPerSecond` 0 = no pauses. It works from the
 * task, not from the prompt, so the engine asks it once for the whole text.
 */
export function createBuiltinModel(input: { clock: Clock; label: string; charactersPerSecond: number; price?: number }): Model {
  const { clock, charactersPerSecond } = input;
  const writeApart = createWriteApart();
  return {
    info: {
      name: BUILTIN_MODEL_NAME,
      label: input.label,
      builtin: true,
      class: BUILTIN_MODEL_NAME,
      maxOutput: MAX_OUTPUT_TOKENS,
      price: { prompt: 0, completion: input.price ?? 1, reasoning: 0 },
      concurrency: 0,
    },
    async *stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelChunk> {
      const { task } = request;
      const text = sampleEffort(task) <= MOST_AT_ONCE ? writeSample(task) : await writeApart(task, signal);
      if (text === null) return;
      let pieces = 0;
      for (const piece of streamText(text, { seed: seedOf(text) })) {
        if (charactersPerSecond > 0) await pause(clock, (piece.length / charactersPerSecond) * MS_PER_SECOND, signal);
        pieces += 1;
        if (pieces % PIECES_PER_TURN === 0) await nextTurn();
        if (signal.aborted) return;
        yield { type: "text", text: piece };
      }
      const completionTokens = Math.ceil(countCharacters(text) * TOKENS_PER_CHARACTER);
      yield { type: "usage", usage: { promptTokens: 0, completionTokens, reasoningTokens: 0 } };
      yield { type: "finish", reason: "stop" };
    },
  };
}

/** Seed of the piece sizes only. */
function seedOf(text: string): number {
  return text.length;
}

/** Writing a character costs as much as reading this many. */
const WRITTEN_WEIGHT = 3;
/** Continuing compares several whole drafts with the text. */
const DRAFTS_OF_CONTINUING = 3;

/** Estimated work of a task, in characters read: decides whether it runs on the event loop's thread. */
function sampleEffort(task: WritingTask): number {
  if (task.kind === "edit") return task.selection.length;
  const target = WRITTEN_WEIGHT * (task.target ?? 0);
  if (task.kind === "revise") return task.text.length + target;
  const read = Object.values(task.fields).reduce<number>((sum, value) => sum + String(value).length, 0);
  return task.kind === "scene" ? read + target : DRAFTS_OF_CONTINUING * (read + target + WRITTEN_WEIGHT * task.text.length);
}
