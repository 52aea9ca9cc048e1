import fc from "fast-check";
import { expect, test } from "vitest";
import { parseEventStream, type RawEvent } from "./parse-event-stream.ts";

const BODY =
  ': ping\n\nevent: delta\nid: 3\ndata: {"text":"第一段"}\n\nevent: delta\r\nid: 5\r\ndata: {"text":"🍊"}\r\n\r\nevent: done\nid: 5\ndata: {"a":\ndata: 1}\n\n';
const EVENTS: RawEvent[] = [
  { event: "comment", id: null, data: "" },
  { event: "delta", id: 3, data: '{"text":"第一段"}' },
  { event: "delta", id: 5, data: '{"text":"🍊"}' },
  { event: "done", id: 5, data: '{"a":\n1}' },
];

test("events are read whole however the bytes are cut", async () => {
  const bytes = new TextEncoder().encode(BODY);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }), async (sizes) => {
      expect(await collect(parseEventStream(bodyOf(bytes, sizes)))).toEqual(EVENTS);
    }),
    { numRuns: 300 },
  );
});

test("an event without its closing blank line is not delivered", async () => {
  const cut = new TextEncoder().encode('event: delta\nid: 1\ndata: {"text":"半');
  expect(await collect(parseEventStream(bodyOf(cut, [4])))).toEqual([]);
});

test("an abort ends the reading and lets the body go", async () => {
  const controller = new AbortController();
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode("event: delta\ndata: {}\n\n")),
    cancel: () => {
      cancelled = true;
    },
  });
  const seen: RawEvent[] = [];
  for await (const event of parseEventStream(body, controller.signal)) {
    seen.push(event);
    controller.abort();
  }
  expect(seen).toHaveLength(1);
  expect(cancelled).toBe(true);
});

function bodyOf(bytes: Uint8Array, sizes: readonly number[]): ReadableStream<Uint8Array> {
  let at = 0;
  let n = 0;
  return new ReadableStream({
    pull(stream) {
      const size = sizes[n++ % sizes.length] ?? 1;
      if (at >= bytes.length) stream.close();
      else stream.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function collect(events: AsyncIterable<RawEvent>): Promise<RawEvent[]> {
  const all: RawEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}
