import { setImmediate as nextTurn } from "node:timers/promises";

const TURNS = 50;

/** Gives the event loop its turns, so that what a test says does not happen could have happened. */
export async function passTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
}
