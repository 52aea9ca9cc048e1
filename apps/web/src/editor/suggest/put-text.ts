import type { Transaction } from "@tiptap/pm/state";
import { citedNodes } from "./cited-text.ts";
import { type Step, signedText, stepsOf } from "./signed-text.ts";

/** Makes the paragraph at a position say another text with the same signs: only words that differ are touched, so marks and citations stay. */
export function putText(tr: Transaction, pos: number, text: string): void {
  const paragraph = tr.doc.nodeAt(pos);
  if (paragraph !== null) putSteps(tr, pos, stepsOf(signedText(paragraph), text));
}

/** Makes changes of the paragraph at a position, which are in their order. */
export function putSteps(tr: Transaction, pos: number, steps: readonly Step[]): void {
  for (const { from, to, insert } of steps.toReversed()) {
    const [start, end] = [pos + 1 + from, pos + 1 + to];
    const marks = tr.doc.resolve(from === to ? start : start + 1).marks();
    if (insert === "") tr.delete(start, end);
    else tr.replaceWith(start, end, citedNodes(tr.doc.type.schema, insert, marks));
  }
}
