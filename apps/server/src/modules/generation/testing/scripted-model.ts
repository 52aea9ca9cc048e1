import type { Model, ModelChunk, ModelRequest } from "../../../ports/model.ts";

/** A model that gives `answers` in turn, anything but a text as JSON, and keeps what it was asked. */
export function createScriptedModel(name: string, answers: readonly unknown[]): Model & { readonly asked: ModelRequest[] } {
  const asked: ModelRequest[] = [];
  return {
    asked,
    info: {
      name,
      label: name,
      builtin: false,
      class: name,
      maxOutput: 100_000,
      price: { prompt: 0, completion: 1, reasoning: 0 },
      concurrency: 0,
    },
    async *stream(request): AsyncGenerator<ModelChunk> {
      const text = answers[asked.length] ?? "";
      asked.push(request);
      yield { type: "text", text: typeof text === "string" ? text : JSON.stringify(text) };
      yield { type: "finish", reason: "stop" };
    },
  };
}
