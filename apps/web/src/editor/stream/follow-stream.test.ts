import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api-error.ts";
import { type FollowEvent, followStream, type StreamFrom } from "./follow-stream.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waitForSession = async () => undefined;

test("a cut line is taken up behind the last character that arrived, and the text is whole", async () => {
  const asked: number[] = [];
  const bodies = [
    'event: delta\nid: 2\ndata: {"text":"一二"}\n\nevent: del',
    'event: delta\nid: 4\ndata: {"text":"三四"}\n\nevent: done\nid: 4\ndata: {"status":"done"}\n\n',
  ];
  const events = await collect(
    followStream({
      after: 0,
      signal: new AbortController().signal,
      waitForSession,
      open: async ({ after }) => {
        asked.push(after);
        return stream(bodies.shift() ?? "");
      },
    }),
  );
  expect(asked).toEqual([0, 2]);
  expect(events.flatMap((event) => (event.event === "delta" ? [event.data.text] : [])).join("")).toBe("一二三四");
  expect(events.map((event) => (event.event === "line" ? event.connected : event.event))).toEqual([
    true,
    "delta",
    false,
    true,
    "delta",
    "done",
  ]);
});

test("a server that cannot be reached is asked again and again, later each time", async () => {
  const at: number[] = [];
  const controller = new AbortController();
  const start = vi.getMockedSystemTime()?.valueOf() ?? 0;
  const watching = collect(
    followStream({
      after: 0,
      signal: controller.signal,
      waitForSession,
      open: async () => {
        at.push((vi.getMockedSystemTime()?.valueOf() ?? 0) - start);
        if (at.length === 5) controller.abort();
        throw new TypeError("network");
      },
    }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await watching;
  expect(at).toEqual([0, 500, 1500, 3500, 7500]);
});

test("one stream too many is asked for again, because another page may be closed meanwhile", async () => {
  const answers = [
    Response.json({ code: 1, message: "太多了", data: { reason: "stream.tooMany" } }, { status: 429 }),
    stream('event: done\nid: 4\ndata: {"status":"done"}\n\n'),
  ];
  const watching = collect(
    followStream({
      after: 0,
      signal: new AbortController().signal,
      waitForSession,
      open: async () => answers.shift() ?? stream(""),
    }),
  );
  await vi.advanceTimersByTimeAsync(15_000);
  const events = await watching;
  expect(events[0]).toMatchObject({ event: "line", connected: false, isRefused: true });
  expect(events.at(-1)).toMatchObject({ event: "done" });
});

test("a refusal is not retried", async () => {
  const refusal = { code: 1, message: "没有这份稿子", data: { reason: "generation.unknown" } };
  const watching = followStream({
    after: 0,
    signal: new AbortController().signal,
    waitForSession,
    open: async () => Response.json(refusal),
  });
  await expect(collect(watching)).rejects.toBeInstanceOf(ApiError);
});

test("a line that stays silent past two pings is given up and opened again", async () => {
  let opened = 0;
  const controller = new AbortController();
  const watching = collect(
    followStream({
      after: 0,
      signal: controller.signal,
      waitForSession,
      open: async () => {
        opened++;
        if (opened === 2) controller.abort();
        return unended(": open\n\n");
      },
    }),
  );
  await vi.advanceTimersByTimeAsync(36_000);
  await watching;
  expect(opened).toBe(2);
});

test("a stream that a proxy holds back is asked for in parts until a stream flows again, and nobody is told of a lost line", async () => {
  const asked: StreamFrom[] = [];
  const text = "一二三四五六七八九十";
  let isHeldBack = true;
  /** The proxy passes on what it has when the server ends the answer; the server writes a character each second. */
  const open = async (from: StreamFrom, signal: AbortSignal): Promise<Response> => {
    asked.push(from);
    const lasting = from.lastingMs ?? Number.POSITIVE_INFINITY;
    if (isHeldBack) {
      await afterMs(lasting, signal);
      return stream(`: open\n\n${deltas(text, from.after, from.after + 2)}`);
    }
    if (from.lastingMs === undefined)
      return stream(`: open\n\n${deltas(text, from.after, text.length)}event: done\nid: 10\ndata: {"status":"done"}\n\n`);
    return unended(": open\n\n", afterMs(lasting, signal));
  };
  const events: FollowEvent[] = [];
  const watching = (async () => {
    for await (const event of followStream({ after: 0, signal: new AbortController().signal, waitForSession, open })) events.push(event);
  })();
  await vi.advanceTimersByTimeAsync(4999);
  expect(asked).toEqual([{ after: 0 }]);
  await vi.advanceTimersByTimeAsync(4001);
  expect(asked).toEqual([{ after: 0 }, { after: 0, lastingMs: 2000 }, { after: 2, lastingMs: 2000 }, { after: 4, lastingMs: 2000 }]);
  isHeldBack = false;
  await vi.advanceTimersByTimeAsync(4000);
  await watching;
  expect(asked.slice(4)).toEqual([{ after: 6, lastingMs: 2000 }, { after: 6 }]);
  expect(events.flatMap((event) => (event.event === "delta" ? [event.data.text] : [])).join("")).toBe(text);
  expect(events.filter(({ event }) => event === "line")).toEqual([{ event: "line", connected: true }]);
});

test("a line without a byte is told as lost once a part has not come either", async () => {
  const heard: FollowEvent[] = [];
  const controller = new AbortController();
  const watching = (async () => {
    const open = async (_: StreamFrom, signal: AbortSignal) => afterMs(Number.POSITIVE_INFINITY, signal).then(() => stream(""));
    for await (const event of followStream({ after: 0, signal: controller.signal, waitForSession, open })) heard.push(event);
  })();
  await vi.advanceTimersByTimeAsync(16_999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toMatchObject([{ event: "line", connected: false }]);
  controller.abort();
  await vi.advanceTimersByTimeAsync(1000);
  await watching;
});

test("a session that ended keeps what is there, and the next one takes the line up behind it", async () => {
  const asked: number[] = [];
  const signedOut = { code: 99, message: "登录已失效", data: { reason: "session.invalid" } };
  const bodies = [
    stream('event: delta\nid: 2\ndata: {"text":"一二"}\n\n'),
    Response.json(signedOut),
    Response.json(signedOut),
    stream('event: delta\nid: 3\ndata: {"text":"三"}\n\nevent: done\nid: 3\ndata: {"status":"done"}\n\n'),
  ];
  let waited = 0;
  const events = await collect(
    followStream({
      after: 0,
      signal: new AbortController().signal,
      waitForSession: async () => void waited++,
      open: async ({ after }) => {
        asked.push(after);
        return bodies.shift() ?? stream("");
      },
    }),
  );
  expect(asked).toEqual([0, 2, 2, 2]);
  expect(waited).toBe(2);
  expect(events.flatMap((event) => (event.event === "delta" ? [event.data.text] : [])).join("")).toBe("一二三");
  expect(events.flatMap((event) => (event.event === "line" ? [event.signedOut ?? event.connected] : []))).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});

/** The events of the characters from one place to another. */
function deltas(text: string, from: number, to: number): string {
  return [...text.slice(from, to)].map((one, index) => `event: delta\nid: ${from + index + 1}\ndata: {"text":"${one}"}\n\n`).join("");
}

/** Rejects when the signal is aborted before. */
function afterMs(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (Number.isFinite(ms)) setTimeout(resolve, ms);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** An answer that says something and goes on. */
function unended(body: string, end?: Promise<void>): Response {
  const source = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body));
      void end?.then(() => controller.close());
    },
  });
  return new Response(source, { headers: { "content-type": "text/event-stream" } });
}

function stream(body: string): Response {
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

async function collect(events: AsyncIterable<FollowEvent>): Promise<FollowEvent[]> {
  const all: FollowEvent[] = [];
  const reading = (async () => {
    for await (const event of events) all.push(event);
  })();
  reading.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  await reading;
  return all;
}
