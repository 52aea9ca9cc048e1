import { expect, test } from "vitest";
import { unsyncedOf } from "./unsynced.ts";

const entry = (text: string, upTo: number | null) => ({ baseVersion: 1, text, upTo, at: 0 });

test("an edit of a whole text is replayed as it is", () => {
  const server = { text: "原文", version: 1, rawUnits: 2 };
  expect(unsyncedOf(entry("改过", null), server)).toEqual({ kind: "replay", text: "改过" });
});

test("an edit of a beginning keeps what was written behind it", () => {
  const server = { text: "开头\n\n后来写的", version: 1, rawUnits: 8 };
  expect(unsyncedOf(entry("我的开头改了\n\n", 4), server)).toEqual({ kind: "replay", text: "我的开头改了\n\n后来写的" });
});

test("the units behind are counted from the end, because earlier edits have moved the beginning", () => {
  const server = { text: "第一次改长了的开头\n\n后来写的", version: 1, rawUnits: 8 };
  expect(unsyncedOf(entry("第二次\n\n", 4), server)).toEqual({ kind: "replay", text: "第二次\n\n后来写的" });
});

test("an edit on an older version is offered beside the other, whole", () => {
  const server = { text: "别处\n\n后来写的", version: 3, rawUnits: 8 };
  expect(unsyncedOf(entry("这里\n\n", 4), server)).toEqual({ kind: "conflict", text: "这里\n\n后来写的" });
});
