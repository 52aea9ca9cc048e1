import { STREAM_COALESCE_MS, type StreamEvent } from "@tangleaf/contract";
import { describe, expect, it } from "vitest";
import { createManualClock } from "../../../testing/manual-clock.ts";
import { createPulse } from "./pulse.ts";
import { createTextFeed, type FeedState } from "./text-feed.ts";

const TEXT = Array.from({ length: 60 }, (_, n) => `第${n}句。`).join("");
const DONE = { status: "done", finishReason: "stop", chars: TEXT.length } as const;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const writing = (text: string): FeedState => ({ text, progress: null, ending: null });
const ended = (text: string): FeedState => ({
  text,
  progress: null,
  ending: (id) => [{ event: "done", id, data: DONE }],
});

function createFeed() {
  const clock = createManualClock();
  const gaps: number[] = [];
  const feed = createTextFeed({ pulse: createPulse(clock), onGap: () => gaps.push(feed.known) });
  /** The next pass. */
  const pass = async () => {
    await turn();
    await clock.advance(STREAM_COALESCE_MS);
  };
  return { feed, gaps, pass };
}

/** A reader and all it was given; while it is `full`, it takes nothing. */
function createReader() {
  const batches: (readonly StreamEvent[])[] = [];
  let capacity: PromiseWithResolvers<void> | null = null;
  return {
    batches,
    fill: () => {
      capacity = Promise.withResolvers();
    },
    drain: () => {
      capacity?.resolve();
      capacity = null;
    },
    put(events: readonly StreamEvent[]) {
      batches.push(events);
      return capacity?.promise ?? null;
    },
    events: () => batches.flat(),
    text: () =>
      batches
        .flat()
        .map((event) => (event.event === "delta" ? event.data.text : ""))
        .join(""),
  };
}

const never = new AbortController().signal;

describe("a feed", () => {
  it("gives readers who join at any moment, with any part of the text, exactly the rest, in order, and the end once", async () => {
    const { feed, pass } = createFeed();
    feed.learn(writing(TEXT.slice(0, 10)));
    const readers: { after: number; reader: ReturnType<typeof createReader>; over: Promise<void> }[] = [];
    const join = (after: number) => {
      const reader = createReader();
      readers.push({ after, reader, over: feed.show(reader, after, never) });
    };
    for (let at = 10; at < TEXT.length; at += 7) {
      for (const after of [0, Math.max(0, at - 5), at, at + 3, TEXT.length]) join(Math.min(after, TEXT.length));
      feed.take({ type: "text", at, text: TEXT.slice(at, at + 7) });
      if (at % 3 === 0) await pass();
    }
    feed.learn(ended(TEXT));
    join(0);
    await Promise.all(readers.map(({ over }) => over));
    for (const { after, reader } of readers) {
      expect(reader.text()).toBe(TEXT.slice(after));
      const ids = reader.events().map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      expect(reader.events().filter(({ event }) => event === "done")).toHaveLength(1);
      expect(reader.events().at(-1)).toEqual({ event: "done", id: TEXT.length, data: DONE });
    }
  });

  it("makes one array of what is new for all who are at the same place", async () => {
    const { feed, pass } = createFeed();
    feed.learn(writing("甲"));
    const readers = Array.from({ length: 50 }, createReader);
    for (const reader of readers) void feed.show(reader, 0, never);
    for (const [index, text] of ["乙", "丙", "丁"].entries()) feed.take({ type: "text", at: 1 + index, text });
    await pass();
    expect(new Set(readers.map(({ batches }) => batches.at(-1))).size).toBe(1);
    expect(readers.map((reader) => reader.text())).toEqual(readers.map(() => "甲乙丙丁"));
    expect(readers[0]?.batches.length).toBeLessThanOrEqual(3);
  });

  it("keeps nothing for a reader that is full, lets the others go on, and gives it the rest once it can take more", async () => {
    const { feed, pass } = createFeed();
    feed.learn(writing("开头"));
    const [slow, quick] = [createReader(), createReader()];
    const over = feed.show(slow, 0, never);
    void feed.show(quick, 0, never);
    slow.fill();
    feed.take({ type: "text", at: 2, text: "一" });
    await pass();
    const taken = slow.batches.length;
    for (const [index, text] of ["二", "三", "四"].entries()) {
      feed.take({ type: "text", at: 3 + index, text });
      await pass();
    }
    expect(slow.batches).toHaveLength(taken);
    expect(quick.text()).toBe("开头一二三四");
    slow.drain();
    await turn();
    expect(slow.text()).toBe("开头一二三四");
    slow.fill();
    feed.take({ type: "text", at: 6, text: "五" });
    await pass();
    feed.learn(ended("开头一二三四五六"));
    expect(slow.events().at(-1)?.event).toBe("delta");
    slow.drain();
    await over;
    expect(slow.text()).toBe("开头一二三四五六");
    expect(slow.events().filter(({ event }) => event === "done")).toHaveLength(1);
  });

  it("shows pieces in order where they come late, twice or not at all, and says what is missing", async () => {
    const { feed, gaps, pass } = createFeed();
    const reader = createReader();
    // Before it is known what is there, nothing is missing.
    feed.take({ type: "text", at: 4, text: "五六" });
    expect(gaps).toEqual([]);
    feed.learn(writing("一二三四"));
    void feed.show(reader, 0, never);
    expect(feed.known).toBe(6);
    feed.take({ type: "text", at: 8, text: "九十" });
    feed.take({ type: "text", at: 10, text: "甲" });
    expect(gaps).toEqual([6]);
    expect(feed.hasGap).toBe(true);
    feed.take({ type: "text", at: 4, text: "五六七八" });
    feed.take({ type: "text", at: 8, text: "九十" });
    expect(feed.hasGap).toBe(false);
    await pass();
    await pass();
    expect(reader.text()).toBe("一二三四五六七八九十甲");
  });

  it("sends thinking and progress where they belong between the words", async () => {
    const { feed, pass } = createFeed();
    feed.learn(writing(""));
    const reader = createReader();
    void feed.show(reader, 0, never);
    feed.take({ type: "progress", done: 0, total: 9, label: "开头" });
    feed.take({ type: "reasoning", text: "先想" });
    feed.take({ type: "reasoning", text: "一想" });
    feed.take({ type: "text", at: 0, text: "写" });
    await pass();
    feed.take({ type: "text", at: 1, text: "了" });
    feed.take({ type: "progress", done: 2, total: 9, label: "结尾" });
    feed.take({ type: "text", at: 2, text: "完" });
    await pass();
    await pass();
    expect(reader.events()).toEqual([
      { event: "progress", id: 0, data: { done: 0, total: 9, label: "开头" } },
      { event: "reasoning", id: 0, data: { text: "先想一想" } },
      { event: "delta", id: 1, data: { text: "写" } },
      { event: "delta", id: 2, data: { text: "了" } },
      { event: "progress", id: 2, data: { done: 2, total: 9, label: "结尾" } },
      { event: "delta", id: 3, data: { text: "完" } },
    ]);
  });

  it("gives a reader that has left nothing more", async () => {
    const { feed, pass } = createFeed();
    feed.learn(writing("一"));
    const leaving = new AbortController();
    const [gone, full, there] = [createReader(), createReader(), createReader()];
    const over = Promise.all([feed.show(gone, 0, leaving.signal), feed.show(full, 0, leaving.signal)]);
    void feed.show(there, 0, never);
    full.fill();
    feed.take({ type: "text", at: 1, text: "二" });
    await pass();
    const taken = [gone.batches.length, full.batches.length];
    leaving.abort();
    await over;
    full.drain();
    feed.take({ type: "text", at: 2, text: "三" });
    await pass();
    await turn();
    expect([gone.batches.length, full.batches.length]).toEqual(taken);
    expect(there.text()).toBe("一二三");
  });

  it("ends all streams when it is let go, without an end of the text", async () => {
    const { feed } = createFeed();
    feed.learn(writing("一"));
    const reader = createReader();
    const over = feed.show(reader, 0, never);
    feed.letGo();
    await over;
    expect(reader.events().map(({ event }) => event)).toEqual(["delta"]);
  });
});
