import type { ModelInfo } from "../../ports/model.ts";
import type { Queue, TakenItem } from "../queue/queue.ts";
import { QUEUE_KIND } from "./constants.ts";

/** The place that a run has of a model: it may ask no other one before it has a place of that. */
export type ModelSlot = {
  /** Name of the model under which the run counts. */
  readonly model: string;
  /** Leaves its model for another one; may wait half a minute. false = no place of that in time, or `signal` is aborted. */
  moveTo(model: ModelInfo, signal: AbortSignal): Promise<boolean>;
};

export function createModelSlot({ queue, item, model: first }: { queue: Pick<Queue, "move">; item: TakenItem; model: string }): ModelSlot {
  let model = first;
  let hasPlace = true;
  return {
    get model() {
      return model;
    },
    async moveTo(info, signal) {
      if (hasPlace && info.name === model) return true;
      model = info.name;
      hasPlace = await queue.move({ ...item, kind: QUEUE_KIND, to: info.name, bound: info.concurrency, signal });
      return hasPlace;
    },
  };
}
