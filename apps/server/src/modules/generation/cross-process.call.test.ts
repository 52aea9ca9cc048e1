import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createMemoryBroker } from "../../adapters/brokers/memory-broker.ts";
import { createRedisBroker } from "../../adapters/brokers/redis-broker.ts";
import { createBuiltinModel } from "../../adapters/models/builtin-model.ts";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import type { Broker } from "../../ports/broker.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import {
  createShiftedClock,
  createTestGenerations,
  endOf,
  type TestGenerations,
  textOf,
  weeklyReport,
} from "./testing/create-test-generations.ts";
import { watchEvents } from "./testing/watch-events.ts";

const redisUrl = process.env["TEST_REDIS_URL"];
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One broker for both processes, as if there were a network between them: late, and losing every n-th message. */
function network(loseEvery: number): () => Broker {
  const memory = createMemoryBroker();
  let sent = 0;
  return () => ({
    ...memory,
    scope: "cluster",
    publish(channel, message) {
      sent++;
      if (loseEvery > 0 && sent % loseEvery === 0) return;
      setTimeout(() => memory.publish(channel, message), 2);
    },
    close: async () => {},
  });
}

const networks: [string, () => Broker][] = [
  ["a network", network(0)],
  ["a network that loses every fifth message", network(5)],
];
if (redisUrl !== undefined) networks.push(["redis", () => createRedisBroker({ url: redisUrl, log: pino({ level: "silent" }) })]);

describeOnEachDatabase("a runner and a watcher in two processes", (open) => {
  describe.each(networks)("over %s", (_name, broker) => {
    const clock = createShiftedClock();
    let opened: OpenedDatabase;
    let web: TestGenerations;
    let worker: TestGenerations;
    const brokers: Broker[] = [];
    const nextBroker = (): Broker => {
      const made = broker();
      brokers.push(made);
      return made;
    };

    beforeAll(async () => {
      opened = await open();
      const models = [createBuiltinModel({ clock, label: "s", charactersPerSecond: 1500 })];
      web = await createTestGenerations({ opened, clock, models, broker: nextBroker(), soleProcess: false, runs: false });
      worker = await createTestGenerations({ opened, clock, models, broker: nextBroker(), soleProcess: false });
    });
    afterAll(async () => {
      await web.generations.close();
      await worker.generations.close();
      for (const made of brokers) await made.close();
    });

    it("shows every watcher exactly the text, whenever they join", async () => {
      const userId = await web.user();
      const { generationId } = await web.generations.start({ userId, request: weeklyReport({ length: 1000 }) });
      const seen = await Promise.all(
        [0, 20, 90, 200, 333, 480, 900].map(async (delay) => {
          await sleep(delay);
          return web.watch(userId, generationId);
        }),
      );
      const { text, status } = await web.generations.get({ userId, generationId });
      expect(status).toBe("done");
      for (const events of seen) {
        expect(textOf(events)).toBe(text);
        expect(endOf(events)?.status).toBe("done");
      }
    });

    it("takes an edit that reaches to what was just shown, before it is stored, and refuses one beyond", async () => {
      const userId = await web.user();
      const { generationId } = await web.generations.start({ userId, request: weeklyReport({ length: 3000 }) });
      const leaving = new AbortController();
      let shown = 0;
      for await (const event of watchEvents(web.generations, { userId, generationId, after: 0, signal: leaving.signal })) {
        if (event.event === "delta") shown = event.id;
        if (shown > 200) break;
      }
      leaving.abort();
      const edit = { userId, generationId, baseVersion: 1, text: "改过的开头" };
      expect(await web.generations.update({ ...edit, upTo: shown })).toMatchObject({ version: 2 });
      await expect(web.generations.update({ ...edit, baseVersion: 2, upTo: 1_000_000 })).rejects.toMatchObject({
        reason: "draft.beyondText",
      });
      await web.generations.stop({ userId, generationId });
    });

    it("stops from the other process", async () => {
      const userId = await web.user();
      const { generationId } = await web.generations.start({ userId, request: weeklyReport({ length: 3000 }) });
      const watching = web.watch(userId, generationId);
      await vi.waitUntil(async () => (await web.generations.get({ userId, generationId })).text !== "", { timeout: 20_000 });
      expect(await web.generations.stop({ userId, generationId })).toEqual({ status: "stopped" });
      const kept = await web.generations.get({ userId, generationId });
      expect(textOf(await watching)).toBe(kept.text);
      expect(kept.chars).toBeLessThan(2900);
      expect((await web.balance(userId)).settles).toBe(1);
    });
  });
});
