import type { Logger } from "pino";
import { type Model, type ModelChunk, ModelError, type ModelInfo, type ModelRequest } from "../../../ports/model.ts";

/** Asks the models in turn; the next one only while the last has given nothing (architecture §2). */
export async function* streamFromAny(input: {
  models: readonly Model[];
  request: ModelRequest;
  signal: AbortSignal;
  log: Logger;
  onModel: (info: ModelInfo) => void;
}): AsyncGenerator<ModelChunk> {
  const { models, request, signal, log } = input;
  for (const [index, model] of models.entries()) {
    let begun = false;
    input.onModel(model.info);
    try {
      for await (const chunk of model.stream({ ...request, maxTokens: Math.min(request.maxTokens, model.info.maxOutput) }, signal)) {
        begun = true;
        yield chunk;
      }
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (begun || index === models.length - 1 || !(error instanceof ModelError)) throw error;
      log.warn(
        { model: model.info.name, fault: error.fault, next: models[index + 1]?.info.name },
        "model given up for the next of its class",
      );
    }
  }
}
