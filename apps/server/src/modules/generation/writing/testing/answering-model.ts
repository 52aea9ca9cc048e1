import type { Model, ModelChunk, ModelRequest } from "../../../../ports/model.ts";

/** One answer of a model. `units`: lengths of its pieces, in turn. */
export type Answer = { readonly text: string; readonly finish?: "stop" | "length" | "filter"; readonly units?: readonly number[] };

/** A model that gives these answers one after another, and the last one again and again. */
export function answeringModel(answers: readonly Answer[], maxOutput = 100_000): Model & { readonly calls: ModelRequest[] } {
  const calls: ModelRequest[] = [];
  const price = { prompt: 0, completion: 1, reasoning: 0 };
  return {
    calls,
    info: { name: "m", label: "m", builtin: false, class: "m", maxOutput, price, concurrency: 0 },
    async *stream(request, signal): AsyncGenerator<ModelChunk> {
      const { text, finish = "stop", units = [4] } = answers[Math.min(calls.length, answers.length - 1)] ?? { text: "" };
      calls.push(request);
      for (let at = 0, piece = 0; at < text.length; piece++) {
        if (signal.aborted) return;
        const length = units[piece % units.length] ?? 1;
        yield { type: "text", text: text.slice(at, at + length) };
        at += length;
      }
      yield { type: "finish", reason: finish };
    },
  };
}
