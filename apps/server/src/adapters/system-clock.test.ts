import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { systemClock } from "./system-clock.ts";

test("a slow run is not overtaken by the next one, and ending it ends it", async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const end = systemClock.every(1, async () => {
    running += 1;
    runs += 1;
    most = Math.max(most, running);
    await sleep(10);
    running -= 1;
  });
  await vi.waitUntil(() => runs > 2);
  end();
  await sleep(20);
  const after = runs;
  expect(most).toBe(1);
  await sleep(20);
  expect(runs).toBe(after);
});

test("a cancelled timer does not fire", async () => {
  let fired = 0;
  systemClock.after(1, () => {
    fired += 1;
  });
  systemClock.after(1, () => {
    fired += 10;
  })();
  await vi.waitUntil(() => fired > 0);
  await sleep(10);
  expect(fired).toBe(1);
});
