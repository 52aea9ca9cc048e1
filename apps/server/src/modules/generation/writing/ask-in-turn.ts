import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "pino";
import { type Model, type ModelChunk, ModelError, type ModelInfo, type ModelRequest, type Pace, readChunks } from "../../../ports/model.ts";
import type { ModelSlot } from "../model-slot.ts";
import { createChunkCleaner } from "./clean-chunks.ts";

/**
 * Asks the models in turn; the next one only while the last has given nothing. A model is asked only with a place of it, and
 * the one whose place the run has comes first. `onChunk` says when it is enough.
 */
export async function askInTurn(input: {
  models: readonly Model[];
  request: ModelRequest;
  signal: AbortSignal;
  slot?: ModelSlot;
  pace?: Pace;
  log: Logger;
  onModel: (info: ModelInfo) => void;
  onChunk: (chunk: ModelChunk) => boolean;
}): Promise<void> {
  const { request, signal, slot, log } = input;
  const models = startingWith(input.models, slot?.model);
  let fault: ModelError | undefined;
  for (const [index, model] of models.entries()) {
    if (slot !== undefined && !(await slot.moveTo(model.info, signal))) {
      if (signal.aborted) return;
      fault ??= new ModelError("timeoutFirst", `no free place of ${model.info.name}`);
      log.warn({ model: model.info.name }, "no free place of this model in time");
      continue;
    }
    const reading = openReading({ signal, onChunk: input.onChunk });
    input.onModel(model.info);
    try {
      const maxTokens = Math.min(request.maxTokens, model.info.maxOutput);
      await readChunks(model, { ...request, maxTokens }, reading.signal, reading.take, input.pace);
      reading.rethrow();
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (reading.begun || index === models.length - 1 || !(error instanceof ModelError)) throw error;
      fault = error;
      log.warn(
        { model: model.info.name, fault: error.fault, next: models[index + 1]?.info.name },
        "model given up for the next of its class",
      );
    } finally {
      reading.close();
    }
  }
  if (fault !== undefined) throw fault;
}

/** What takes the pieces of one answer, cleaned. `signal` is aborted when `onChunk` has enough or has thrown, which `rethrow` tells. */
function openReading({ signal, onChunk }: { signal: AbortSignal; onChunk: (chunk: ModelChunk) => boolean }) {
  const clean = createChunkCleaner();
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  let begun = false;
  let thrown: { readonly error: unknown } | null = null;

  function give(part: ModelChunk): void {
    if (ending.signal.aborted) return;
    begun = true;
    try {
      if (onChunk(part)) end();
    } catch (error) {
      thrown = { error };
      end();
    }
  }

  /** One large piece is read in several turns, so that nobody else's stream waits for it. */
  async function giveInTurns(parts: readonly ModelChunk[]): Promise<void> {
    for (const part of parts) {
      await nextTurn();
      give(part);
    }
  }

  return {
    signal: ending.signal,
    take(chunk: ModelChunk): Promise<void> | null {
      const [first, ...rest] = clean(chunk);
      if (first !== undefined) give(first);
      return rest.length === 0 ? null : giveInTurns(rest);
    },
    rethrow() {
      if (thrown !== null) throw thrown.error;
    },
    close() {
      signal.removeEventListener("abort", end);
      end();
    },
    get begun() {
      return begun;
    },
  };
}

function startingWith(models: readonly Model[], name: string | undefined): readonly Model[] {
  const at = models.findIndex(({ info }) => info.name === name);
  return at <= 0 ? models : [...models.slice(at), ...models.slice(0, at)];
}
