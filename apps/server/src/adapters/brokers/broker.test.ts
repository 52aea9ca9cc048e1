import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Broker } from "../../ports/broker.ts";
import { createMemoryBroker } from "./memory-broker.ts";
import { createRedisBroker } from "./redis-broker.ts";

const redisUrl = process.env["TEST_REDIS_URL"];
const kinds: [string, () => Broker][] = [["memory", createMemoryBroker]];
if (redisUrl !== undefined) kinds.push(["redis", () => createRedisBroker({ url: redisUrl, log: pino({ level: "silent" }) })]);

/** Resolves after this many messages; one connection delivers in order, so earlier ones have arrived too. */
const hears = (heard: readonly string[], count = 1): Promise<boolean> =>
  vi.waitUntil(() => heard.length >= count, { interval: 5, timeout: 10_000 });

describe.each(kinds)("every broker: %s", (_name, create) => {
  const open: Broker[] = [];
  const broker = (): Broker => {
    const made = create();
    open.push(made);
    return made;
  };
  afterEach(async () => {
    for (const made of open.splice(0)) await made.close();
  });

  it("delivers every message once, in order, to every listener of the channel and to nobody else", async () => {
    const bus = broker();
    const [first, second, other]: [string[], string[], string[]] = [[], [], []];
    await bus.subscribe("a", (message) => first.push(message));
    await bus.subscribe("a", (message) => second.push(message));
    await bus.subscribe("b", (message) => other.push(message));
    const sent = Array.from({ length: 200 }, (_, index) => `m${index}`);
    for (const message of sent) bus.publish("a", message);
    bus.publish("b", "the last");
    await hears(other);
    expect(first).toEqual(sent);
    expect(second).toEqual(sent);
    expect(other).toEqual(["the last"]);
  });

  it("loses nothing that was published after subscribe resolved", async () => {
    const bus = broker();
    const rounds: string[][] = [];
    for (let round = 0; round < 20; round++) {
      const heard: string[] = [];
      const off = await bus.subscribe("late", (message) => heard.push(message));
      bus.publish("late", `r${round}`);
      await hears(heard);
      off();
      rounds.push(heard);
    }
    expect(rounds).toEqual(rounds.map((_, round) => [`r${round}`]));
  });

  it("goes on for the others when one listener leaves, and hears nothing after leaving", async () => {
    const bus = broker();
    const [stays, leaves]: [string[], string[]] = [[], []];
    await bus.subscribe("a", (message) => stays.push(message));
    const off = await bus.subscribe("a", (message) => leaves.push(message));
    off();
    bus.publish("a", "later");
    await hears(stays);
    expect(stays).toEqual(["later"]);
    expect(leaves).toEqual([]);
  });
});

it("keeps nobody waiting for a Redis that is away", async () => {
  const bus = createRedisBroker({ url: "redis://127.0.0.1:1", log: pino({ level: "silent" }) });
  const off = await bus.subscribe("a", () => {});
  bus.publish("a", "unheard");
  off();
  await bus.close();
});
