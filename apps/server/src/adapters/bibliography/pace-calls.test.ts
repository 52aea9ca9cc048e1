import { expect, test } from "vitest";
import { createManualClock } from "../../testing/manual-clock.ts";
import { createPacer } from "./pace-calls.ts";

const open = () => new AbortController().signal;

/** Which of the turns asked for have come. */
function follow(turns: readonly Promise<boolean>[]): boolean[] {
  const come: boolean[] = turns.map(() => false);
  turns.forEach((turn, place) => {
    void turn.then((isOurTurn) => {
      come[place] = isOurTurn;
    });
  });
  return come;
}

test("no more calls begin in a span than the source takes", async () => {
  const clock = createManualClock();
  const pacer = createPacer(clock, { calls: 2, spanMs: 1000, atOnce: 10 });
  const come = follow([pacer.turn(open()), pacer.turn(open()), pacer.turn(open())]);
  await clock.advance(999);
  expect(come).toEqual([true, true, false]);
  await clock.advance(1);
  expect(come).toEqual([true, true, true]);
});

test("no more calls are under way at once than the source takes", async () => {
  const clock = createManualClock();
  const pacer = createPacer(clock, { calls: 100, spanMs: 1000, atOnce: 1 });
  const come = follow([pacer.turn(open()), pacer.turn(open())]);
  await clock.advance(5000);
  expect(come).toEqual([true, false]);
  pacer.done();
  await clock.advance(0);
  expect(come).toEqual([true, true]);
});

test("the pace a source tells holds from then on", async () => {
  const clock = createManualClock();
  const pacer = createPacer(clock, { calls: 1, spanMs: 1000, atOnce: 10 });
  pacer.set({ calls: 3 });
  const come = follow([pacer.turn(open()), pacer.turn(open()), pacer.turn(open())]);
  await clock.advance(0);
  expect(come).toEqual([true, true, true]);
});

test("who stops waiting takes no turn, and the next one gets it", async () => {
  const clock = createManualClock();
  const pacer = createPacer(clock, { calls: 1, spanMs: 1000, atOnce: 1 });
  const leaving = new AbortController();
  const come = follow([pacer.turn(open()), pacer.turn(leaving.signal), pacer.turn(open())]);
  leaving.abort();
  pacer.done();
  await clock.advance(1000);
  expect(come).toEqual([true, false, true]);
});

test("a queue that would only run into timeouts is not joined", async () => {
  const pacer = createPacer(createManualClock(), { calls: 1, spanMs: 1000, atOnce: 1 });
  await pacer.turn(open());
  for (let n = 0; n < 30; n++) void pacer.turn(open());
  expect(await pacer.turn(open())).toBe(false);
});
