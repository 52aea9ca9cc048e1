import { findScene } from "@tangleaf/catalogue";
import { BUILTIN_MODEL_NAME, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { continueText, editPassage, reviseText, streamText, writeScene } from "@tangleaf/writer";
import type { Clock } from "../../ports/clock.ts";
import { type Model, type ModelChunk, ModelError, type ModelRequest, type WritingTask } from "../../ports/model.ts";
import { pause } from "./call-failure.ts";

/** Its answers are never cut: the engine's own bounds are smaller. */
const MAX_OUTPUT_TOKENS = 1_000_000;
const MS_PER_SECOND = 1000;

/**
 * The sample writer inside the product: works offline, without a key. `charactersPerSecond` 0 = at once.
 * It thinks in tasks, not in prompts, so the engine asks it once for the whole text.
 */
export function createBuiltinModel(input: { clock: Clock; label: string; charactersPerSecond: number; price?: number }): Model {
  const { clock, charactersPerSecond } = input;
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
      const text = write(request.task);
      for (const piece of streamText(text, { seed: seedOf(text) })) {
        if (charactersPerSecond > 0) await pause(clock, (piece.length / charactersPerSecond) * MS_PER_SECOND, signal);
        if (signal.aborted) return;
        yield { type: "text", text: piece };
      }
      const completionTokens = Math.ceil(countCharacters(text) * TOKENS_PER_CHARACTER);
      yield { type: "usage", usage: { promptTokens: 0, completionTokens, reasoningTokens: 0 } };
      yield { type: "finish", reason: "stop" };
    },
  };
}

function write(task: WritingTask): string {
  if (task.kind === "edit") return editPassage(task);
  const scene = findScene(task.sceneType);
  if (scene === undefined || scene === null) throw new ModelError("refused", `no scene ${task.sceneType}`);
  if (task.kind === "scene") return writeScene({ ...task, scene });
  if (task.kind === "revise") return reviseText({ ...task, scene });
  return continueText({ ...task, scene });
}

/** Only spreads the pieces' sizes. */
function seedOf(text: string): number {
  return text.length;
}
