import { createHeadGuard, createTailGuard, keepsCourtesy } from "./clean-answer.ts";
import type { Guard } from "./guard.ts";
import { createRepeatGuard } from "./repeat-guard.ts";

/**
 * Takes what a model says around a text out of its answer, and from a continuation the beginning that says again what is written.
 * `written`: what the answer goes on from.
 */
export function createAnswerGuards(input: { written: string; outputKind: string | undefined }): Guard[] {
  const { written, outputKind } = input;
  const continues = written.trim() !== "";
  let fenced = false;
  const onFence = () => {
    fenced = true;
  };
  return [
    createHeadGuard({ continues, onFence }),
    ...(continues ? [createRepeatGuard(written)] : []),
    createTailGuard({ keepsCourtesy: keepsCourtesy(outputKind), isFenced: () => fenced }),
  ];
}
