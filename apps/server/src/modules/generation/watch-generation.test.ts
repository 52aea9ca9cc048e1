import { expect, test } from "vitest";
import { isOfAnotherRun } from "./watch-generation.ts";

test.each([
  ["writes it", null, { status: "writing", epoch: 1 }, false],
  ["writes it, and is known", 1, { status: "writing", epoch: 1 }, false],
  ["was not there yet when the row was read, though it is known by now", 1, { status: "queued", epoch: 0 }, false],
  ["has taken it back, so that it waits again", 1, { status: "queued", epoch: 1 }, true],
  ["was followed by another one", 1, { status: "writing", epoch: 2 }, true],
  ["was followed by another one that waits again", 1, { status: "queued", epoch: 2 }, true],
  ["has ended it", 1, { status: "done", epoch: 1 }, false],
] as const)("a run that %s is told from another run", (_, known, row, isAnother) => {
  expect(isOfAnotherRun(known, row)).toBe(isAnother);
});
