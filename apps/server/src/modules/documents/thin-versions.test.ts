import { expect, test } from "vitest";
import { versionsToRemove } from "./thin-versions.ts";

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const NOW = Date.UTC(2026, 10, 20, 4);

test("all versions of the last day stay, then the last one of each day for thirty days; named ones always", () => {
  const versions = Array.from({ length: 24 * 40 }, (_, hour) => {
    const at = NOW - (24 * 40 - hour) * HOUR_MS;
    return { id: String(hour), kind: hour % 100 === 0 ? ("named" as const) : ("auto" as const), at };
  });
  const removed = new Set(versionsToRemove(versions, NOW));
  const kept = versions.filter(({ id }) => !removed.has(id));
  expect(kept.filter(({ kind }) => kind === "named")).toHaveLength(10);
  const unnamed = kept.filter(({ kind }) => kind === "auto");
  expect(unnamed.filter(({ at }) => NOW - at <= DAY_MS).length).toBeGreaterThanOrEqual(23);
  const older = unnamed.filter(({ at }) => NOW - at > DAY_MS);
  expect(older).toHaveLength(29);
  for (const { at } of older) expect(new Date(at + 8 * HOUR_MS).getUTCHours()).toBeGreaterThanOrEqual(22);
});
