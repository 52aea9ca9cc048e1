import { createHeadGuard, createTailGuard, keepsCourtesy } from "./clean-answer.ts";
import type { Guard } from "./guards.ts";
import { createRenumberGuard } from "./renumber-guard.ts";
import { createRepeatGuard } from "./repeat-guard.ts";

/**
 * What makes the text of an answer: without what the model says around it, without what is written already, its headings
 * counted on. `written`: what the answer goes on from.
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
    ...(continues ? [createRepeatGuard(written), createRenumberGuard(written)] : []),
    createTailGuard({ keepsCourtesy: keepsCourtesy(outputKind), isFenced: () => fenced }),
  ];
}
