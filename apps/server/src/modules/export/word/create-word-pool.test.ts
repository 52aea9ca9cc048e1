import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { PROFILES } from "../profiles/index.ts";
import { createWordPool } from "./create-word-pool.ts";
import type { WordTask } from "./render-word.ts";

const log = pino({ level: "silent" });
const task = (text: string): WordTask => ({
  title: "题",
  text,
  profile: PROFILES["plain-zh"],
  labelJson: "{}",
  visibleLabel: null,
  product: "橘笺",
});
/** Seconds of work. */
const HEAVY = "- 甲\n".repeat(40_000);
const person = { userId: "u" };

describe("createWordPool", () => {
  const small = createWordPool({ log, heapMaxMb: 40 });
  const quick = createWordPool({ log, cpuMaxMs: 50 });
  afterAll(() => Promise.all([small.close(), quick.close()]));

  it("survives a text that needs more memory than a file may have", async () => {
    await expect(small.render(task(HEAVY), person)).rejects.toMatchObject({ reason: "work.tooHeavy", bound: "memory" });
    expect((await small.render(task("文"), person)).byteLength).toBeGreaterThan(1000);
  });

  it("gives up on a text that takes too long", async () => {
    await expect(quick.render(task(HEAVY), person)).rejects.toMatchObject({ reason: "work.tooHeavy" });
  });
});
