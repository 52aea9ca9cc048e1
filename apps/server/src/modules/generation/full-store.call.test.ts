import { expect, it } from "vitest";
import { createBuiltinModel } from "../../adapters/models/builtin-model.ts";
import { systemClock } from "../../adapters/system-clock.ts";
import { fillStore } from "../../testing/fill-store.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { SETTLE_ATTEMPTS, SETTLE_PAUSE_MS } from "./constants.ts";
import { createShiftedClock, createTestGenerations, weeklyReport } from "./testing/create-test-generations.ts";

/** Pauses of the module pass so much faster than they say, but for the time a text may take in all. */
const HASTE = 50;
const PAUSE_MAX_MS = 60_000;
const LENGTH = 1000;
const GRANTED = 8000;
/** Longer than all pauses after which a store that is merely away is given up. */
const LONG_MS = (2 * SETTLE_PAUSE_MS * 2 ** SETTLE_ATTEMPTS) / HASTE;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describeOnEachDatabase("a store without room", (open) => {
  it("loses no text that is being written: it ends once there is room, whole and charged once", async () => {
    const opened = await open();
    const clock = {
      ...createShiftedClock(),
      after: (ms: number, fn: () => void) => systemClock.after(ms > PAUSE_MAX_MS ? ms : ms / HASTE, fn),
    };
    const models = [createBuiltinModel({ clock: systemClock, label: "s", charactersPerSecond: 1500 })];
    const module = await createTestGenerations({ opened, clock, models });
    const userId = await module.user({ tokens: GRANTED });
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ length: LENGTH }) });
    const look = () => module.generations.get({ userId, generationId });
    await expect.poll(async () => (await look()).chars).toBeGreaterThan(0);
    const store = await fillStore(opened.db);
    await expect.poll(async () => (await look()).chars).toBeGreaterThan(LENGTH * 0.9);
    let written = await look();
    // A slow machine may still be writing when the first pauses are over.
    for (let before = 0; written.chars > before; ) {
      before = written.chars;
      await sleep(LONG_MS);
      written = await look();
    }
    expect(written.status).toBe("writing");

    await store.empty();
    await expect.poll(async () => (await look()).status).toBe("done");
    const { text, usage } = await look();
    expect(text).toBe(written.text);
    expect(usage.charged).toBeGreaterThan(0);
    const left = GRANTED - usage.charged;
    expect(await module.balance(userId)).toEqual({ available: left, held: 0, ledger: left, settles: 1 });
    await module.generations.close();
  });
});
