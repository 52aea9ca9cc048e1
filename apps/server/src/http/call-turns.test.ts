import { expect, test } from "vitest";
import { createCallTurns } from "./call-turns.ts";

/** Work that ends when it is told to. */
function heldWork() {
  const begun: (() => void)[] = [];
  return { begun, work: () => new Promise<void>((resolve) => begun.push(resolve)) };
}

test("heavy calls of one person run one after another and delay nobody else's; what is more than twenty waiting is refused", async () => {
  const inTurn = createCallTurns();
  const { begun, work } = heldWork();
  const calls = Array.from({ length: 22 }, () => inTurn({ path: "/api/note/get", userId: "a" }, work).catch((error: unknown) => error));
  expect(await calls[21]).toMatchObject({ reason: "work.tooMany" });
  expect(begun).toHaveLength(1);
  const other = inTurn({ path: "/api/note/get", userId: "b" }, work);
  const exported = inTurn({ path: "/api/note/export", userId: "a" }, work);
  const light = inTurn({ path: "/api/note/list", userId: "a" }, work);
  expect(begun).toHaveLength(4);
  for (let at = 0; at < 24; at++) {
    begun[at]?.();
    // The next waiting call starts in a later turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all([...calls, other, exported, light]);
});
