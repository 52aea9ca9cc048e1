import fc from "fast-check";
import { expect, test } from "vitest";
import type { Book } from "./ledger-book.ts";
import { addGrant, hold, settleHold, withdrawGrant, writeOffExpired } from "./ledger-book.ts";
import type { Part } from "./spend-grants.ts";
import { splitHold, sumParts, takeFromGrants } from "./spend-grants.ts";

const EMPTY: Book = { available: 0, held: 0, lastSeq: 0, grants: new Map(), entries: [] };

type Deed =
  | { do: "grant"; tokens: number; lastsMs: number }
  | { do: "reserve"; tokens: number }
  | { do: "settle"; pick: number; tokens: number }
  | { do: "abort"; pick: number }
  | { do: "withdraw"; pick: number }
  | { do: "expire" }
  | { do: "clock"; moveMs: number };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constant("grant" as const), tokens: fc.integer({ min: 1, max: 10_000 }), lastsMs: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ do: fc.constant("reserve" as const), tokens: fc.integer({ min: 1, max: 8000 }) }),
  // Broken estimates settle far more than was held, and any may be settled or aborted again.
  fc.record({ do: fc.constant("settle" as const), pick: fc.nat(12), tokens: fc.nat(20_000) }),
  fc.record({ do: fc.constant("abort" as const), pick: fc.nat(12) }),
  fc.record({ do: fc.constant("withdraw" as const), pick: fc.nat(12) }),
  fc.record({ do: fc.constant("expire" as const) }),
  fc.record({ do: fc.constant("clock" as const), moveMs: fc.integer({ min: -60, max: 60 }) }),
);

type Played = { book: Book; open: Map<string, readonly Part[]>; amounts: Map<string, number>; spent: number; given: number };

/** Plays a history as the room does: once-only by looking into the ledger, refusing what is not there. */
function play(deeds: readonly Deed[], check: (state: Played, step: Deed) => void) {
  let now = 1000;
  const state: Played = { book: EMPTY, open: new Map(), amounts: new Map(), spent: 0, given: 0 };
  const reserved: string[] = [];
  const charges: { asked: number; held: number; charged: number; before: Book }[] = [];
  const settle = (id: string | undefined, tokens: number) => {
    const held = id === undefined ? undefined : state.open.get(id);
    if (id === undefined || held === undefined) return;
    const before = writeOffExpired(state.book, now);
    const settled = settleHold(before, { generationId: id, held, tokens, now });
    state.book = settled.book;
    state.spent += settled.charged;
    state.open.delete(id);
    charges.push({ asked: tokens, held: sumParts(held), charged: settled.charged, before });
  };
  for (const [made, step] of deeds.entries()) {
    if (step.do === "clock") now += step.moveMs;
    if (step.do === "expire") state.book = writeOffExpired(state.book, now);
    if (step.do === "withdraw") {
      const id = [...state.amounts.keys()][step.pick];
      if (id !== undefined) state.book = withdrawGrant(writeOffExpired(state.book, now), id).book;
    }
    if (step.do === "grant") {
      state.amounts.set(`grant${made}`, step.tokens);
      state.given += step.tokens;
      state.book = addGrant(state.book, { id: `grant${made}`, remaining: step.tokens, expiresAt: now + step.lastsMs });
    }
    if (step.do === "reserve") {
      state.book = writeOffExpired(state.book, now);
      if (step.tokens <= state.book.available) {
        state.book = hold(state.book, `run${made}`, step.tokens);
        state.open.set(`run${made}`, state.book.entries.at(-1)?.parts ?? []);
        reserved.push(`run${made}`);
      }
    }
    if (step.do === "settle") settle(reserved[step.pick], step.tokens);
    if (step.do === "abort") settle(reserved[step.pick], 0);
    check(state, step);
  }
  return { book: state.book, charges };
}

/** Comparing by `expect` costs more than all the arithmetic here, ten thousand histories long. */
function must(holds: boolean, what: string, state: Played, step: Deed): void {
  if (!holds)
    throw new Error(`${what} after ${JSON.stringify(step)}: ${JSON.stringify({ ...state.book, grants: [...state.book.grants.values()] })}`);
}

test("ten thousand histories in whatever order: the ledger is the balance, nothing goes below zero, all is given once", () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const sums = { rows: 0, amount: 0, held: 0 };
      const keys = new Set<string>();
      play(deeds, (state, step) => {
        const { book, open, amounts } = state;
        for (const entry of book.entries.slice(sums.rows)) {
          sums.rows += 1;
          sums.amount += entry.amount;
          sums.held += entry.heldChange;
          keys.add(`${entry.kind} ${entry.subject}`);
          must(entry.seq === sums.rows, "a row is missing", state, step);
          must(entry.balanceAfter === sums.amount - sums.held, "a row's balance is not what was left", state, step);
        }
        must(keys.size === sums.rows, "something was done twice", state, step);
        must(book.available >= 0 && book.held >= 0, "below zero", state, step);
        must(sums.amount === book.available + book.held && sums.held === book.held, "the ledger is not the balance", state, step);
        let remaining = 0;
        for (const grant of book.grants.values()) {
          remaining += grant.remaining;
          must(grant.remaining >= 0 && grant.remaining <= (amounts.get(grant.id) ?? 0), "a grant is off its bounds", state, step);
        }
        must(remaining === book.available, "the grants are not the balance", state, step);
        let held = 0;
        for (const parts of open.values()) held += sumParts(parts);
        must(held === book.held, "the holds are not what is held", state, step);
        must(state.spent <= state.given, "more was spent than was given", state, step);
      });
    }),
    { numRuns: 10_000 },
  );
});

test("what is held is always what would have expired first", () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      let rows = 0;
      play(deeds, (state, step) => {
        const { book } = state;
        for (const { kind, parts } of book.entries.slice(rows)) {
          if (kind !== "reserve") continue;
          const expiries = parts.map(({ grantId }) => book.grants.get(grantId)?.expiresAt ?? 0);
          const left = [...book.grants.values()].filter(({ remaining }) => remaining > 0).map(({ expiresAt }) => expiresAt);
          must(
            expiries.every((at, n) => n === 0 || at >= (expiries[n - 1] ?? 0)),
            "not in the order of expiry",
            state,
            step,
          );
          must(Math.max(0, ...expiries) <= Math.min(Number.MAX_SAFE_INTEGER, ...left), "something sooner was left", state, step);
        }
        rows = book.entries.length;
      });
    }),
    { numRuns: 2000 },
  );
});

test("taking a grant back takes what is left of it, never what is held, and nothing the second time", () => {
  let book = addGrant(EMPTY, { id: "pack", remaining: 100, expiresAt: 10 });
  book = addGrant(book, { id: "gift", remaining: 50, expiresAt: 20 });
  book = hold(book, "run", 60);
  const first = withdrawGrant(book, "pack");
  expect(first).toMatchObject({ tokens: 40, book: { available: 50, held: 60 } });
  expect(withdrawGrant(first.book, "pack")).toMatchObject({ tokens: 0, book: { available: 50, held: 60 } });
  expect(withdrawGrant(first.book, "unknown").tokens).toBe(0);
});

test("a charge is what was asked, or all that hold and spendable balance can bear", () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      for (const { asked, held, charged, before } of play(deeds, () => undefined).charges) {
        expect(charged).toBe(Math.min(asked, held + before.available));
      }
    }),
    { numRuns: 1000 },
  );
});

test("after a settle nothing that has expired can be spent", () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), fc.integer({ min: -60, max: 200 }), (deeds, later) => {
      let book = play(deeds, () => undefined).book;
      const now = 1000 + later;
      book = writeOffExpired(book, now);
      for (const grant of book.grants.values()) if (grant.expiresAt <= now) expect(grant.remaining).toBe(0);
    }),
    { numRuns: 500 },
  );
});

test("what a hold gives back to an expired grant is written off in the same deed", () => {
  let book = addGrant(EMPTY, { id: "gift", remaining: 100, expiresAt: 10 });
  book = hold(book, "run", 60);
  const held = book.entries.at(-1)?.parts ?? [];
  book = writeOffExpired(book, 10);
  expect(book).toMatchObject({ available: 0, held: 60 });
  const settled = settleHold(book, { generationId: "run", held, tokens: 25, now: 10 });
  expect(settled).toMatchObject({ charged: 25, book: { available: 0, held: 0 } });
  expect(settled.book.entries.slice(-3).map(({ kind, amount }) => [kind, amount])).toEqual([
    ["release", 0],
    ["expire", -35],
    ["settle", -25],
  ]);
});

test("the soonest-expiring grant is spent first, and a rest goes back where it came from", () => {
  const grants = [
    { id: "late", remaining: 50, expiresAt: 30 },
    { id: "soon", remaining: 20, expiresAt: 10 },
    { id: "spent", remaining: 0, expiresAt: 5 },
  ];
  const held = takeFromGrants(grants, 40);
  expect(held).toEqual([
    { grantId: "soon", tokens: 20 },
    { grantId: "late", tokens: 20 },
  ]);
  expect(splitHold(held, 25)).toEqual({
    used: [
      { grantId: "soon", tokens: 20 },
      { grantId: "late", tokens: 5 },
    ],
    rest: [{ grantId: "late", tokens: 15 }],
  });
});
