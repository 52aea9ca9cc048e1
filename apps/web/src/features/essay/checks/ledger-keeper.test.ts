import type { LedgerEntry } from "@tangleaf/document/checks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#lib/api-error.ts";
import type { DocumentChecks } from "./document-checks.ts";
import { createLedgerKeeper, type LedgerApi } from "./ledger-keeper.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entry = (sectionId: string, value = 1): LedgerEntry => ({
  sectionId,
  claims: [{ key: "k", value: String(value), words: `${value}份` }],
  terms: [],
  citations: [],
  dismissed: [],
});

/** Checks that say what they were told, and move the ledger on when the test says so. */
function fakeChecks() {
  const told: (readonly LedgerEntry[])[] = [];
  let heard: ((ledger: readonly LedgerEntry[]) => void) | null = null;
  const checks = {
    setLedger: (ledger: readonly LedgerEntry[]) => void told.push(ledger),
    onLedger(listener: typeof heard) {
      heard = listener;
      return () => {
        heard = null;
      };
    },
  } as unknown as DocumentChecks;
  return { checks, told, move: (ledger: readonly LedgerEntry[]) => heard?.(ledger), isHeard: () => heard !== null };
}

function fakeServer(fails: { read?: number; save?: Error[] } = {}) {
  const server = { version: 3, entries: [entry("a")] as readonly LedgerEntry[], saves: 0 };
  const api: LedgerApi = {
    async read() {
      if ((fails.read ?? 0) > 0) {
        fails.read = (fails.read ?? 0) - 1;
        throw new ApiError({ kind: "transport", message: "" });
      }
      return { version: server.version, entries: server.entries };
    },
    async save({ version, entries }) {
      const error = fails.save?.shift();
      if (error !== undefined) throw error;
      if (version !== server.version) throw new ApiError({ kind: "refused", message: "", refusal: { reason: "draft.conflict" } });
      Object.assign(server, { version: version + 1, entries, saves: server.saves + 1 });
      return { version: server.version };
    },
  };
  return { server, api };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("what the text has moved on is kept once it has rested, in one save", async () => {
  const { checks, told, move } = fakeChecks();
  const { server, api } = fakeServer();
  createLedgerKeeper(checks, api).hold();
  await pass(0);
  expect(told).toEqual([[entry("a")]]);
  move([entry("a", 2)]);
  await pass(1000);
  move([entry("a", 3)]);
  await pass(1999);
  expect(server.saves).toBe(0);
  await pass(1);
  expect(server).toMatchObject({ saves: 1, version: 4, entries: [entry("a", 3)] });
  await pass(60_000);
  expect(server.saves).toBe(1);
});

test("what another page has saved since counts, and the text is held against it", async () => {
  const { checks, told, move } = fakeChecks();
  const { server, api } = fakeServer();
  createLedgerKeeper(checks, api).hold();
  await pass(0);
  Object.assign(server, { version: 9, entries: [entry("b")] });
  move([entry("a", 2)]);
  await pass(2000);
  expect(server).toMatchObject({ version: 9, entries: [entry("b")] });
  expect(told.at(-1)).toEqual([entry("b")]);
  move([entry("b", 5)]);
  await pass(2000);
  expect(server).toMatchObject({ version: 10, entries: [entry("b", 5)] });
});

test("without a line it is read and saved later; nothing is lost", async () => {
  const { checks, told, move } = fakeChecks();
  const { server, api } = fakeServer({ read: 1, save: [new ApiError({ kind: "transport", message: "" })] });
  createLedgerKeeper(checks, api).hold();
  await pass(29_999);
  expect(told).toEqual([]);
  await pass(1);
  expect(told).toHaveLength(1);
  move([entry("a", 2)]);
  await pass(2000);
  expect(server.saves).toBe(0);
  await pass(30_000);
  expect(server.entries).toEqual([entry("a", 2)]);
});

test("what is dismissed is kept at once, also for a section that has no facts", async () => {
  const { checks, told } = fakeChecks();
  const { server, api } = fakeServer();
  const keeper = createLedgerKeeper(checks, api);
  keeper.hold();
  await pass(0);
  keeper.dismiss("c", ["claim k a 1 2"]);
  await pass(0);
  expect(server.entries).toEqual([entry("a"), { sectionId: "c", claims: [], terms: [], citations: [], dismissed: ["claim k a 1 2"] }]);
  expect(told.at(-1)).toEqual(server.entries);
});

test("let go by the last one, it saves what it has and hears no more", async () => {
  const { checks, move, isHeard } = fakeChecks();
  const { server, api } = fakeServer();
  const keeper = createLedgerKeeper(checks, api);
  const [one, two] = [keeper.hold(), keeper.hold()];
  await pass(0);
  one();
  expect(isHeard()).toBe(true);
  move([entry("a", 2)]);
  two();
  await pass(0);
  expect(isHeard()).toBe(false);
  expect(server.entries).toEqual([entry("a", 2)]);
});
