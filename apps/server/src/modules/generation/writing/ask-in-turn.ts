import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "pino";
import { type Model, type ModelChunk, ModelError, type ModelInfo, type ModelRequest } from "../../../ports/model.ts";
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
    const clean = createChunkCleaner();
    let begun = false;
    input.onModel(model.info);
    try {
      const maxTokens = Math.min(request.maxTokens, model.info.maxOutput);
      for await (const chunk of model.stream({ ...request, maxTokens }, signal)) {
        let isFirst = true;
        for (const part of clean(chunk)) {
          // One large piece is read in several turns, so that nobody else's stream waits for it.
          if (!isFirst) await nextTurn();
          isFirst = false;
          if (signal.aborted) return;
          begun = true;
          if (input.onChunk(part)) return;
        }
      }
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (begun || index === models.length - 1 || !(error instanceof ModelError)) throw error;
      fault = error;
      log.warn(
        { model: model.info.name, fault: error.fault, next: models[index + 1]?.info.name },
        "model given up for the next of its class",
      );
    }
  }
  if (fault !== undefined) throw fault;
}

function startingWith(models: readonly Model[], name: string | undefined): readonly Model[] {
  const at = models.findIndex(({ info }) => info.name === name);
  return at <= 0 ? models : [...models.slice(at), ...models.slice(0, at)];
}
