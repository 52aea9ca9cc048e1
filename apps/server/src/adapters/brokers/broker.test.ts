import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import type { Broker } from "../../ports/broker.ts";
import { createMemoryBroker } from "./memory-broker.ts";
import { createRedisBroker } from "./redis-broker.ts";

const redisUrl = process.env["TEST_REDIS_URL"];
const kinds: [string, () => Broker][] = [["memory", createMemoryBroker]];
if (redisUrl !== undefined) kinds.push(["redis", () => createRedisBroker({ url: redisUrl, log: pino({ level: "silent" }) })]);

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

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
    const [first, second, other]: string[][] = [[], [], []];
    await bus.subscribe("a", (message) => first?.push(message));
    await bus.subscribe("a", (message) => second?.push(message));
    await bus.subscribe("b", (message) => other?.push(message));
    const sent = Array.from({ length: 200 }, (_, index) => `m${index}`);
    for (const message of sent) bus.publish("a", message);
    await settled();
    expect(first).toEqual(sent);
    expect(second).toEqual(sent);
    expect(other).toEqual([]);
  });

  it("loses nothing that was published after subscribe resolved", async () => {
    const bus = broker();
    for (let round = 0; round < 20; round++) {
      const heard: string[] = [];
      const off = await bus.subscribe("late", (message) => heard.push(message));
      bus.publish("late", `r${round}`);
      await settled();
      off();
      expect(heard).toEqual([`r${round}`]);
    }
  });

  it("goes on for the others when one listener leaves, and hears nothing after leaving", async () => {
    const bus = broker();
    const [stays, leaves]: string[][] = [[], []];
    await bus.subscribe("a", (message) => stays?.push(message));
    const off = await bus.subscribe("a", (message) => leaves?.push(message));
    off();
    bus.publish("a", "later");
    await settled();
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
