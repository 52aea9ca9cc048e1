import { expect, test } from "vitest";
import { Piscina } from "./kept-threads.ts";

const filename = new URL("./counting-worker.ts", import.meta.url).href;

const newThread = (maxOldGenerationSizeMb = 64) =>
  new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000, resourceLimits: { maxOldGenerationSizeMb } });
const count = (thread: Piscina) => thread.run(null, { name: "count" });

test("the thread of one that was closed goes to the next for the same file and limits", async () => {
  const [first, second] = [newThread(), newThread()];
  expect(await count(first)).toBe(1);
  expect(await count(second)).toBe(1);
  await first.close();
  await second.destroy();
  const [third, fourth, other] = [newThread(), newThread(), newThread(32)];
  expect([await count(third), await count(fourth), await count(other)]).toEqual([2, 2, 1]);
  await Promise.all([third, fourth, other].map((one) => one.destroy()));
});

test("a thread a task failed in is ended with its owner", async () => {
  const first = newThread(48);
  expect(await count(first)).toBe(1);
  await expect(first.run(null, { name: "fail" })).rejects.toThrow("it failed");
  await first.close();
  const second = newThread(48);
  expect(await count(second)).toBe(1);
  await second.destroy();
});

test("a thread that is ended while it works fails its task and goes to nobody", async () => {
  const first = newThread(40);
  expect(await count(first)).toBe(1);
  const working = expect(first.run(null, { name: "never" })).rejects.toThrow();
  await first.destroy();
  await working;
  const second = newThread(40);
  expect(await count(second)).toBe(1);
  await second.destroy();
});

test("what is closed runs nothing more and hears of nothing more", async () => {
  const heard: unknown[] = [];
  const first = newThread(56).on("error", (error) => heard.push(error));
  expect(await count(first)).toBe(1);
  await first.close();
  await expect(count(first)).rejects.toThrow("Terminating");
  const second = newThread(56).on("error", () => {});
  expect(await count(second)).toBe(2);
  await second.destroy();
  expect(heard).toEqual([]);
});
