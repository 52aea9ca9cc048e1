import { setImmediate as nextTurn } from "node:timers/promises";
import { BUILTIN_MODEL_NAME, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { type SampleTask, withoutNotes } from "@tangleaf/writer";
import type { Clock } from "../../ports/clock.ts";
import { type ModelChunk, ModelError, type ModelRequest, type PulledModel } from "../../ports/model.ts";
import { pause } from "./call-failure.ts";
import { createWriteApart } from "./write-apart.ts";

/** Answers that are read whole by the server: nobody watches them grow, so a pace would only be a wait. */
const UNSEEN: ReadonlySet<SampleTask["kind"]> = new Set<SampleTask["kind"]>(["titles", "outline", "ready", "abstract"]);
/** No real limit: the engine's own bounds are smaller. */
const MAX_OUTPUT_TOKENS = 1_000_000;
const MS_PER_SECOND = 1000;
/** Up to this effort (characters read) a text is computed on this thread, in less than 50 ms; above it in a worker thread. */
const MOST_AT_ONCE = 12_000;
/** Without a pace nothing is awaited, so after this many pieces the event loop gets a turn. */
const PIECES_PER_TURN = 256;

/**
 * The sample writer inside the product: works offline, without a key. `charactersPerSecond` 0 = no pauses.
 * It reads the hint instead of the messages, so the engine asks it once for the whole text.
 */
export function createBuiltinModel(input: { clock: Clock; label: string; charactersPerSecond: number; price?: number }): PulledModel {
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
      const { hint, userId } = request;
      // Loaded with the first text: with the operator's models it never is.
      const { sampleEffort, streamText, writeSample } = await import("@tangleaf/writer/sample");
      const text = sampleEffort(hint) <= MOST_AT_ONCE ? writeHere(() => writeSample(hint)) : await writeApart(hint, { userId, signal });
      if (text === null) return;
      const isPaced = charactersPerSecond > 0 && !UNSEEN.has(hint.kind);
      let pieces = 0;
      for (const piece of streamText(text, { seed: seedOf(text) })) {
        if (isPaced) await pause(clock, (piece.length / charactersPerSecond) * MS_PER_SECOND, signal);
        pieces += 1;
        if (pieces % PIECES_PER_TURN === 0) await nextTurn();
        if (signal.aborted) return;
        yield { type: "text", text: piece };
      }
      // What is left to be filled in is not charged.
      const completionTokens = Math.ceil(countCharacters(withoutNotes(text)) * TOKENS_PER_CHARACTER);
      yield { type: "usage", usage: { promptTokens: 0, completionTokens, reasoningTokens: 0 } };
      yield { type: "finish", reason: "stop" };
    },
  };
}

function writeHere(write: () => string): string {
  try {
    return write();
  } catch (error) {
    throw new ModelError("status", "the sample writer cannot do this", { cause: error });
  }
}

/** Seed of the piece sizes only. */
function seedOf(text: string): number {
  return text.length;
}
