import { createBuiltinModel } from "../../../adapters/models/builtin-model.ts";
import { systemClock } from "../../../adapters/system-clock.ts";
import { ModelError, type PulledModel } from "../../../ports/model.ts";

export type FaultyModel = PulledModel & {
  /** So many calls fail from now on, before they begin. */
  fails: number;
  /** So many calls break off from now on, once they have begun. */
  breaks: number;
  /** Answers wait once they have begun, until `release`. */
  holds: boolean;
  release(): void;
  /** What waits goes on; later answers wait still. */
  letGo(): void;
  /** Answers that wait. */
  waits(): number;
};

/** A model has begun with so many units: something that is counted and charged. */
const BEGUN_UNITS = 10;

/** The built-in writer under another name: fails when told, waits when told. */
export function createFaultyModel(name = "faulty", { completionPrice = 1 } = {}): FaultyModel {
  const writer = createBuiltinModel({ clock: systemClock, label: name, charactersPerSecond: 0 });
  const waiting = new Set<() => void>();
  const model: FaultyModel = {
    info: { ...writer.info, name, class: name, builtin: false, price: { ...writer.info.price, completion: completionPrice } },
    fails: 0,
    breaks: 0,
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
        throw new ModelError("status", "told to fail");
      }
      let written = 0;
      let first = true;
      for await (const chunk of writer.stream(request, signal)) {
        yield chunk;
        if (chunk.type === "text") written += chunk.text.length;
        if (written < BEGUN_UNITS) continue;
        if (first && model.breaks > 0) {
          model.breaks -= 1;
          throw new ModelError("cut", "told to break off");
        }
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
