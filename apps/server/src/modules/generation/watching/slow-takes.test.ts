import { expect, it } from "vitest";
import { createManualClock } from "../../../testing/manual-clock.ts";
import { UNWATCHED_TAKE_MS } from "../constants.ts";
import { createSlowTakes } from "./slow-takes.ts";

it("takes of each text once after a while, however often it was marked, and of a later one later", async () => {
  const clock = createManualClock();
  const slow = createSlowTakes(clock);
  const taken: string[] = [];
  const [one, two] = [() => void taken.push("one"), () => void taken.push("two")];
  slow.markTake(one);
  await clock.advance(UNWATCHED_TAKE_MS / 2);
  slow.markTake(one);
  slow.markTake(two);
  expect(taken).toEqual([]);
  await clock.advance(UNWATCHED_TAKE_MS / 2);
  expect(taken).toEqual(["one"]);
  await clock.advance(UNWATCHED_TAKE_MS);
  expect(taken).toEqual(["one", "two"]);
  slow.markTake(one);
  await clock.advance(2 * UNWATCHED_TAKE_MS);
  expect(taken).toEqual(["one", "two", "one"]);
});
