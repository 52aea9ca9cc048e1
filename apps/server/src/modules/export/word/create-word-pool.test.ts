import { afterAll, describe, expect, it } from "vitest";
import { PROFILES } from "../profiles/index.ts";
import { createWordPool } from "./create-word-pool.ts";
import type { WordTask } from "./render-word.ts";

const task = (text: string): WordTask => ({
  title: "题",
  text,
  profile: PROFILES["plain-zh"],
  labelJson: "{}",
  visibleLabel: null,
  product: "橘笺",
});

describe("createWordPool", () => {
  const small = createWordPool({ heapMaxMb: 40 });
  const quick = createWordPool({ timeoutMs: 1 });
  afterAll(() => Promise.all([small.close(), quick.close()]));

  it("survives a text that needs more memory than a file may have", async () => {
    await expect(small.render(task("- 甲\n".repeat(40_000)))).rejects.toMatchObject({ reason: "server.unavailable" });
    expect((await small.render(task("文"))).byteLength).toBeGreaterThan(1000);
  }, 30_000);

  it("gives up on a text that takes too long", async () => {
    await expect(quick.render(task("文"))).rejects.toMatchObject({ reason: "server.unavailable" });
  });
});
