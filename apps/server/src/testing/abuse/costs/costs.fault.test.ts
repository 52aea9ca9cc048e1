import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { COST_KINDS } from "./kinds.ts";
import { openCostScene } from "./open-cost-scene.ts";
import { costLines } from "./print-costs.ts";
import { COST_BOUNDS, runCosts } from "./run-costs.ts";

/** Ten times what `npm run abuse` allows: other tests run beside this one. */
const CALL_MAX_MS = 1000;
const TIMEOUT_MS = 600_000;
const MINUTES = 8;

test("every kind of hostile input has a name of its own for each entry, and one for the short form", () => {
  for (const [kind, entries] of Object.entries(COST_KINDS)) {
    const names = entries.map(({ name }) => name);
    expect(
      names.filter((name, at) => names.indexOf(name) !== at),
      kind,
    ).toEqual([]);
    expect(entries.filter(({ isShort }) => isShort === true).length, kind).toBe(1);
  }
});

test("all findings of the attack are replayed", () => {
  const replayed = new Set(Object.values(COST_KINDS).flatMap((entries) => entries.map(({ finding }) => finding)));
  for (let n = 1; n <= 12; n += 1) expect(replayed, `F${n}`).toContain(`F${n}`);
});

test("no cheap hostile input holds the main thread or ends the process", { timeout: TIMEOUT_MS }, async () => {
  const report = await runCosts({
    shape: "sqlite",
    seed: 1,
    minutes: MINUTES,
    bounds: { ...COST_BOUNDS, callMs: CALL_MAX_MS, judgesWaiting: false },
    isWanted: (_, { isShort }) => isShort === true,
    quietMs: 500,
  });
  const faults = report.rows.flatMap((row) => row.faults);
  expect(faults, costLines(report).join("\n")).toEqual([]);
  expect(report.rows.length).toBe(Object.keys(COST_KINDS).length);
});

test("a server that cannot start leaves no folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tangleaf-costs-test-"));
  vi.stubEnv("TMPDIR", folder);
  await expect(openCostScene({ shape: "sqlite", quietMs: 0, env: { LOG_LEVEL: "no such level" } })).rejects.toThrow("ended with");
  vi.unstubAllEnvs();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
