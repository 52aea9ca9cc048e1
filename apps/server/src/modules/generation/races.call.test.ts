import { CHECKPOINT_MS, type StreamEvent } from "@tangleaf/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createBuiltinModel } from "../../adapters/models/builtin-model.ts";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { STOP_WAIT_MS } from "./constants.ts";
import {
  createShiftedClock,
  createTestGenerations,
  endOf,
  type TestGenerations,
  textOf,
  weeklyReport,
} from "./testing/create-test-generations.ts";

const CHARACTERS_PER_SECOND = 4000;
const ROUNDS = 24;
const PATIENT = { timeout: 20_000 };
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describeOnEachDatabase("a generation under races", (open) => {
  const clock = createShiftedClock();
  let opened: OpenedDatabase;
  let module: TestGenerations;
  const storedOf = (generationId: string) =>
    opened.db.selectFrom("generation").select(["text", "status"]).where("id", "=", generationId).executeTakeFirstOrThrow();
  beforeAll(async () => {
    opened = await open();
    const models = [createBuiltinModel({ clock, label: "s", charactersPerSecond: CHARACTERS_PER_SECOND })];
    // Other modules of these tests stand for other processes on the same database.
    module = await createTestGenerations({ opened, clock, models, soleProcess: false });
  });
  afterAll(() => module.generations.close());

  it("gives a watcher who joins at any moment, with any part of it, exactly the text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.record({ delay: fc.nat(250), has: fc.nat(3) }), { minLength: 4, maxLength: 12 }), async (joins) => {
        const userId = await module.user();
        const { generationId } = await module.generations.start({ userId, request: weeklyReport({ length: 600 }) });
        const seen = await Promise.all(
          joins.map(async ({ delay, has }) => {
            await sleep(delay);
            const before = (await module.generations.get({ userId, generationId })).text;
            const after = Math.floor((before.length * has) / 3);
            return { after, before, events: await module.watch(userId, generationId, after) };
          }),
        );
        const { text } = await module.generations.get({ userId, generationId });
        for (const { after, before, events } of seen) {
          expect(text.startsWith(before)).toBe(true);
          expect(textOf(events)).toBe(text.slice(after));
          expectOffsets(events, after);
          expect(endOf(events)?.status).toBe("done");
        }
      }),
      { numRuns: 12 },
    );
  });

  it("ends once when it is stopped while it ends, and charges what can be read", async () => {
    const seen = new Set<string>();
    const wholeMs = await timeOfOne();
    for (let round = 0; round < ROUNDS; round++) {
      const userId = await module.user();
      const { generationId } = await module.generations.start({ userId, request: weeklyReport({ length: 200 }) });
      const watching = module.watch(userId, generationId);
      // From at once to well after the end, however fast this machine is.
      await sleep((wholeMs * 2 * round) / ROUNDS);
      const asked = performance.now();
      const answers = await Promise.all([1, 2, 3].map(() => module.generations.stop({ userId, generationId })));
      expect(performance.now() - asked).toBeLessThan(STOP_WAIT_MS);
      const events = await watching;
      const kept = await module.generations.get({ userId, generationId });
      seen.add(kept.status);
      expect(["stopped", "done"]).toContain(kept.status);
      for (const { status } of answers) expect(status).toBe(kept.status);
      expect(textOf(events)).toBe(kept.text);
      expect(kept.usage.charged).toBe(Math.ceil(kept.chars * 1.25));
      const balance = await module.balance(userId);
      expect(balance).toEqual({ available: 8000 - kept.usage.charged, held: 0, ledger: 8000 - kept.usage.charged, settles: 1 });
    }
    expect(seen).toEqual(new Set(["stopped", "done"]));
  });

  /** How long a short text takes here from start to end. */
  async function timeOfOne(): Promise<number> {
    const userId = await module.user();
    const begun = performance.now();
    const { generationId } = await module.generations.start({ userId, request: weeklyReport({ length: 200 }) });
    await module.watch(userId, generationId);
    return performance.now() - begun;
  }

  it("stops what still waits in the queue, for nothing", async () => {
    // A database of its own: in the other one a process may have written all of it by then.
    const idle = await createTestGenerations({ opened: await open(), clock, soleProcess: false, runs: false });
    const userId = await idle.user();
    const { generationId } = await idle.generations.start({ userId, request: weeklyReport() });
    await idle.generations.stop({ userId, generationId });
    const kept = await idle.generations.get({ userId, generationId });
    expect(kept).toMatchObject({ status: "stopped", usage: { charged: 0 } });
    expect((await idle.balance(userId)).settles).toBe(1);
    await idle.generations.close();
  });

  it("is taken up by the next process when none was there to write it", async () => {
    const own = await open();
    const web = await createTestGenerations({ opened: own, clock, soleProcess: false, runs: false });
    const userId = await web.user();
    const { generationId } = await web.generations.start({ userId, request: weeklyReport() });
    await web.generations.close();
    const next = await createTestGenerations({ opened: own, clock });
    expect(endOf(await next.watch(userId, generationId))?.status).toBe("done");
    await next.generations.close();
  });

  it("writes nothing more once another process took it over", async () => {
    const slow = await createTestGenerations({
      opened,
      clock,
      models: [createBuiltinModel({ clock, label: "s", charactersPerSecond: 100 })],
      soleProcess: false,
    });
    const userId = await slow.user();
    const { generationId } = await slow.generations.start({ userId, request: weeklyReport() });
    await vi.waitUntil(async () => (await storedOf(generationId)).text !== "", PATIENT);
    const before = await opened.db
      .updateTable("generation")
      .set({ epoch: 9, owner: module.processId })
      .where("id", "=", generationId)
      .returning("text")
      .executeTakeFirstOrThrow();
    await sleep(2 * CHECKPOINT_MS);
    expect(await storedOf(generationId)).toEqual({ text: before.text, status: "writing" });
    await slow.generations.close();
  });

  it("keeps what was written when the server is asked to leave", async () => {
    // It looks into the queue too, and what it had taken would not be the leaving one's to keep.
    await module.generations.drain();
    const leaving = await createTestGenerations({
      opened,
      clock,
      models: [createBuiltinModel({ clock, label: "s", charactersPerSecond: 300 })],
      soleProcess: false,
    });
    const userId = await leaving.user();
    const { generationId } = await leaving.generations.start({ userId, request: weeklyReport() });
    const watching = leaving.watch(userId, generationId);
    await vi.waitUntil(async () => (await leaving.generations.get({ userId, generationId })).text !== "", PATIENT);
    await leaving.generations.drain();
    const kept = await leaving.generations.get({ userId, generationId });
    expect(kept).toMatchObject({ status: "interrupted", finishReason: "interrupted" });
    expect(textOf(await watching)).toBe(kept.text);
    expect(kept.usage.charged).toBe(Math.ceil(kept.chars * 1.25));
    await leaving.generations.close();
  });

  it("settles the runs of a dead process once, also when two processes find them at the same time", async () => {
    // A process that only serves pages queues; the rows are then made to look taken by one that is gone.
    const web = await createTestGenerations({ opened, clock, soleProcess: false, runs: false });
    await module.generations.drain();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await web.generations.start({ userId: await web.user(), request: weeklyReport() })).generationId);
    await web.generations.close();
    const text = "写到一半的文字，还没有写完。";
    await opened.db.updateTable("generation").set({ status: "writing", owner: "gone", epoch: 1, text }).where("id", "in", ids).execute();
    const finders = await Promise.all([1, 2, 3].map(() => createTestGenerations({ opened, clock, soleProcess: false })));
    for (const generationId of ids) {
      const row = await opened.db.selectFrom("generation").selectAll().where("id", "=", generationId).executeTakeFirstOrThrow();
      expect(row).toMatchObject({ status: "interrupted", text, charged: Math.ceil(14 * 1.25), finish_reason: "interrupted" });
      expect(await module.balance(row.user_id)).toEqual({ available: 8000 - 18, held: 0, ledger: 8000 - 18, settles: 1 });
    }
    for (const finder of finders) await finder.generations.close();
  });
});

/** Every delta's id is the length of the text up to and with it. */
function expectOffsets(events: readonly StreamEvent[], after: number): void {
  let position = after;
  for (const event of events) {
    if (event.event === "delta") position += event.data.text.length;
    expect(event.id).toBe(position);
  }
}
