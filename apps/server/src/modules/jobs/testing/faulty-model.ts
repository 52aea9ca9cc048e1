import { createBuiltinModel } from "../../../adapters/models/builtin-model.ts";
import { systemClock } from "../../../adapters/system-clock.ts";
import { type Model, ModelError } from "../../../ports/model.ts";

export type FaultyModel = Model & {
  /** So many calls fail from now on. */
  fails: number;
  /** Answers wait after their first piece, until `release`. */
  holds: boolean;
  release(): void;
  /** What waits goes on; later answers wait still. */
  letGo(): void;
  /** Answers that wait. */
  waits(): number;
};

/** The built-in writer under another name: fails when told, waits when told. */
export function createFaultyModel(name = "faulty"): FaultyModel {
  const writer = createBuiltinModel({ clock: systemClock, label: name, charactersPerSecond: 0 });
  const waiting = new Set<() => void>();
  const model: FaultyModel = {
    info: { ...writer.info, name, class: name },
    fails: 0,
    holds: false,
    release() {
      model.holds = false;
      model.letGo();
    },
    letGo() {
      for (const go of waiting) go();
      waiting.clear();
    },
    waits: () => waiting.size,
    async *stream(request, signal) {
      if (model.fails > 0) {
        model.fails -= 1;
        throw new ModelError("refused", "told to fail");
      }
      let first = true;
      for await (const chunk of writer.stream(request, signal)) {
        yield chunk;
        if (first && model.holds) {
          await new Promise<void>((resolve) => {
            waiting.add(resolve);
            signal.addEventListener("abort", () => resolve());
          });
          if (signal.aborted) return;
        }
        first = false;
      }
    },
  };
  return model;
}
