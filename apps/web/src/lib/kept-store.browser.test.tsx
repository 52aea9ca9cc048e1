import { afterEach, expect, test } from "vitest";
import { deviceKept } from "./browser-storage.ts";
import { createKeptStore } from "./kept-store.ts";

const open = () =>
  createKeptStore<{ size: number; tone: string }>("note-view", {
    defaults: { size: 16, tone: "calm" },
    choices: { size: [14, 16], tone: ["calm", "loud"] },
  });
afterEach(() => deviceKept.remove("note-view"));

test("a choice is there at the next visit", () => {
  open().choose({ size: 14 });
  expect(open().getState()).toEqual({ size: 14, tone: "calm" });
});

test("what is no choice, or no text of ours, is the default", () => {
  for (const kept of ['{"size":99,"tone":"loud"}', "null", "no json"]) {
    deviceKept.write("note-view", kept);
    expect(open().getState().size).toBe(16);
  }
});
