import { expect, test } from "vitest";
import { startsWait } from "./starts-wait.ts";

const write = (status: "running" | "done" | "failed" | "stopped") => ({ type: "generation", status }) as const;
const place = { type: "code", status: "skipped" } as const;

test("a job starts a wait while it writes and once it has written, not where it failed before", () => {
  expect(startsWait({ steps: [write("running"), place] })).toBe(true);
  expect(startsWait({ steps: [write("done"), write("failed")] })).toBe(true);
  expect(startsWait({ steps: [write("stopped"), place] })).toBe(true);
  expect(startsWait({ steps: [write("failed"), place] })).toBe(false);
});
