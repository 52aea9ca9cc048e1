import fc from "fast-check";
import { expect, test } from "vitest";
import type { LedgerState } from "./ledger-state.ts";
import { addGrant, hold, settleHold, withdrawGrant, writeOffExpired } from "./ledger-state.ts";
import type { Part } from "./spend-grants.ts";
import { splitHold, sumParts, takeFromGrants } from "./spend-grants.ts";

const EMPTY: LedgerState = { available: 0, held: 0, lastSeq: 0, grants: new Map(), entries: [] };

type Action =
  | { do: "grant"; tokens: number; lastsMs: number }
  | { do: "reserve"; tokens: number }
  | { do: "settle"; pick: number; tokens: number }
  | { do: "abort"; pick: number }
  | { do: "withdraw"; pick: number }
  | { do: "expire" }
  | { do: "clock"; moveMs: number };

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant("grant" as const), tokens: fc.integer({ min: 1, max: 10_000 }), lastsMs: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ do: fc.constant("reserve" as const), tokens: fc.integer({ min: 1, max: 8000 }) }),
  // Amounts far above the hold, settled and released repeatedly.
  fc.record({ do: fc.constant("settle" as const), pick: fc.nat(12), tokens: fc.nat(20_000) }),
  fc.record({ do: fc.constant("abort" as const), pick: fc.nat(12) }),
  fc.record({ do: fc.constant("withdraw" as const), pick: fc.nat(12) }),
  fc.record({ do: fc.constant("expire" as const) }),
  fc.record({ do: fc.constant("clock" as const), moveMs: fc.integer({ min: -60, max: 60 }) }),
);

type StartedSandbox = {
  ledger: LedgerState;
  open: Map<string, readonly Part[]>;
  amounts: Map<string, number>;
  spent: number;
  given: number;
};

/** Applies a history as the module does: checks the ledger for repeats and refuses unknown subjects. */
function play(actions: readonly Action[], check: (state: StartedSandbox, step: Action) => void) {
  let now = 1000;
  const state: StartedSandbox = { ledger: EMPTY, open: new Map(), amounts: new Map(), spent: 0, given: 0 };
  const reserved: string[] = [];
  const charges: { asked: number; held: number; charged: number; before: LedgerState }[] = [];
  const settle = (id: string | undefined, tokens: number) => {
    const held = id === undefined ? undefined : state.open.get(id);
    if (id === undefined || held === undefined) return;
    const before = writeOffExpired(state.ledger, now);
    const settled = settleHold(before, { generationId: id, held, tokens, now });
    state.ledger = settled.ledger;
    state.spent += settled.charged;
    state.open.delete(id);
    charges.push({ asked: tokens, held: sumParts(held), charged: settled.charged, before });
  };
  for (const [made, step] of actions.entries()) {
    if (step.do === "clock") now += step.moveMs;
    if (step.do === "expire") state.ledger = writeOffExpired(state.ledger, now);
    if (step.do === "withdraw") {
      const id = [...state.amounts.keys()][step.pick];
      if (id !== undefined) state.ledger = withdrawGrant(writeOffExpired(state.ledger, now), id).ledger;
    }
    if (step.do === "grant") {
      state.amounts.set(`grant${made}`, step.tokens);
      state.given += step.tokens;
      state.ledger = addGrant(state.ledger, { id: `grant${made}`, remaining: step.tokens, expiresAt: now + step.lastsMs });
    }
    if (step.do === "reserve") {
      state.ledger = writeOffExpired(state.ledger, now);
      if (step.tokens <= state.ledger.available) {
        state.ledger = hold(state.ledger, `run${made}`, step.tokens);
        state.open.set(`run${made}`, state.ledger.entries.at(-1)?.parts ?? []);
        reserved.push(`run${made}`);
      }
    }
    if (step.do === "settle") settle(reserved[step.pick], step.tokens);
    if (step.do === "abort") settle(reserved[step.pick], 0);
    check(state, step);
  }
  return { ledger: state.ledger, charges };
}

/** Plain comparisons: `expect` would cost more than the arithmetic over ten thousand histories. */
function must(holds: boolean, what: string, state: StartedSandbox, step: Action): void {
  if (!holds)
    throw new Error(
      `${what} after ${JSON.stringify(step)}: ${JSON.stringify({ ...state.ledger, grants: [...state.ledger.grants.values()] })}`,
    );
}

test("ten thousand histories in whatever order: the ledger is the balance, nothing goes below zero, all is given once", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const sums = { rows: 0, amount: 0, held: 0 };
      const keys = new Set<string>();
      play(actions, (state, step) => {
        const { ledger, open, amounts } = state;
        for (const entry of ledger.entries.slice(sums.rows)) {
          sums.rows += 1;
          sums.amount += entry.amount;
          sums.held += entry.heldChange;
          keys.add(`${entry.kind} ${entry.subject}`);
          must(entry.seq === sums.rows, "a row is missing", state, step);
          must(entry.balanceAfter === sums.amount - sums.held, "a row's balance is not what was left", state, step);
        }
        must(keys.size === sums.rows, "something was done twice", state, step);
        must(ledger.available >= 0 && ledger.held >= 0, "below zero", state, step);
        must(sums.amount === ledger.available + ledger.held && sums.held === ledger.held, "the ledger is not the balance", state, step);
        let remaining = 0;
        for (const grant of ledger.grants.values()) {
          remaining += grant.remaining;
          must(grant.remaining >= 0 && grant.remaining <= (amounts.get(grant.id) ?? 0), "a grant is off its bounds", state, step);
        }
        must(remaining === ledger.available, "the grants are not the balance", state, step);
        let held = 0;
        for (const parts of open.values()) held += sumParts(parts);
        must(held === ledger.held, "the holds are not what is held", state, step);
        must(state.spent <= state.given, "more was spent than was given", state, step);
      });
    }),
    { numRuns: 10_000 },
  );
});

test("what is held is always what would have expired first", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let rows = 0;
      play(actions, (state, step) => {
        const { ledger } = state;
        for (const { kind, parts } of ledger.entries.slice(rows)) {
          if (kind !== "reserve") continue;
          const expiries = parts.map(({ grantId }) => ledger.grants.get(grantId)?.expiresAt ?? 0);
          const left = [...ledger.grants.values()].filter(({ remaining }) => remaining > 0).map(({ expiresAt }) => expiresAt);
          must(
            expiries.every((at, n) => n === 0 || at >= (expiries[n - 1] ?? 0)),
            "not in the order of expiry",
            state,
            step,
          );
          must(Math.max(0, ...expiries) <= Math.min(Number.MAX_SAFE_INTEGER, ...left), "something sooner was left", state, step);
        }
        rows = ledger.entries.length;
      });
    }),
    { numRuns: 2000 },
  );
});

test("taking a grant back takes what is left of it, never what is held, and nothing the second time", () => {
  let ledger = addGrant(EMPTY, { id: "pack", remaining: 100, expiresAt: 10 });
  ledger = addGrant(ledger, { id: "gift", remaining: 50, expiresAt: 20 });
  ledger = hold(ledger, "run", 60);
  const first = withdrawGrant(ledger, "pack");
  expect(first).toMatchObject({ tokens: 40, ledger: { available: 50, held: 60 } });
  expect(withdrawGrant(first.ledger, "pack")).toMatchObject({ tokens: 0, ledger: { available: 50, held: 60 } });
  expect(withdrawGrant(first.ledger, "unknown").tokens).toBe(0);
});

test("a charge is what was asked, or all that hold and spendable balance can bear", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      for (const { asked, held, charged, before } of play(actions, () => undefined).charges) {
        expect(charged).toBe(Math.min(asked, held + before.available));
      }
    }),
    { numRuns: 1000 },
  );
});

test("after a settle nothing that has expired can be spent", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), fc.integer({ min: -60, max: 200 }), (actions, later) => {
      let ledger = play(actions, () => undefined).ledger;
      const now = 1000 + later;
      ledger = writeOffExpired(ledger, now);
      for (const grant of ledger.grants.values()) if (grant.expiresAt <= now) expect(grant.remaining).toBe(0);
    }),
    { numRuns: 500 },
  );
});

test("what a hold gives back to an expired grant is written off in the same action", () => {
  let ledger = addGrant(EMPTY, { id: "gift", remaining: 100, expiresAt: 10 });
  ledger = hold(ledger, "run", 60);
  const held = ledger.entries.at(-1)?.parts ?? [];
  ledger = writeOffExpired(ledger, 10);
  expect(ledger).toMatchObject({ available: 0, held: 60 });
  const settled = settleHold(ledger, { generationId: "run", held, tokens: 25, now: 10 });
  expect(settled).toMatchObject({ charged: 25, ledger: { available: 0, held: 0 } });
  expect(settled.ledger.entries.slice(-3).map(({ kind, amount }) => [kind, amount])).toEqual([
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
