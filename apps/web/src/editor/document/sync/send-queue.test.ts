import { expect, test } from "vitest";
import * as Y from "yjs";
import { createSendQueue } from "./send-queue.ts";

function makeUnsent(text: string) {
  const doc = new Y.Doc();
  doc.getText("t").insert(0, text);
  return { update: Y.encodeStateAsUpdate(doc), kept: [] };
}

test("repeats a batch under the same number until it is dropped", () => {
  const queue = createSendQueue();
  const [first, second] = [makeUnsent("a"), makeUnsent("b")];
  queue.add(first);
  const batch = queue.next();
  queue.add(second);

  expect(queue.next()).toBe(batch);
  expect(batch).toMatchObject({ seq: 1, parts: [first] });
  if (batch !== null) queue.drop(batch);
  expect(queue.next()).toMatchObject({ seq: 2, parts: [second] });
});

test("sends a batch that was put back together with what came later, in order and under another number", () => {
  const queue = createSendQueue();
  const [first, second] = [makeUnsent("a"), makeUnsent("b")];
  queue.add(first);
  queue.next();
  queue.add(second);
  queue.putBack();

  expect(queue.next()).toMatchObject({ seq: 2, parts: [first, second] });
});

test("keeps what waits when it is copied for a last call, and gives the copy a number of its own", () => {
  const queue = createSendQueue();
  queue.add(makeUnsent("a"));
  queue.next();
  const waiting = makeUnsent("b");
  queue.add(waiting);

  expect(queue.copyWaiting()).toEqual({ seq: 2, update: waiting.update });
  expect(queue.all()).toHaveLength(2);
  expect(createSendQueue().copyWaiting()).toBeNull();
});

test("does not put more into one call than the server takes", () => {
  const queue = createSendQueue();
  const [large, other] = [makeUnsent("x".repeat(900_000)), makeUnsent("y".repeat(900_000))];
  queue.add(large);
  queue.add(other);

  expect(queue.next()?.parts).toEqual([large]);
});
