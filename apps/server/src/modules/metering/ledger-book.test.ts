import fc from "fast-check";
import { expect, test } from "vitest";
import type { Book, Entry } from "./ledger-book.ts";
import { addGrant, hold, settleHold, writeOffExpired } from "./ledger-book.ts";
import type { Part } from "./spend-grants.ts";
import { splitHold, sumParts, takeFromGrants } from "./spend-grants.ts";

const EMPTY: Book = { available: 0, held: 0, lastSeq: 0, grants: new Map(), entries: [] };

type Deed =
  | { do: "grant"; tokens: number; lastsMs: number }
  | { do: "reserve"; tokens: number }
  | { do: "settle"; pick: number; tokens: number }
  | { do: "expire" }
  | { do: "clock"; moveMs: number };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constant("grant" as const), tokens: fc.integer({ min: 1, max: 10_000 }), lastsMs: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ do: fc.constant("reserve" as const), tokens: fc.integer({ min: 1, max: 8000 }) }),
  // Aborted generations settle 0, broken estimates settle far more than was held, and any may be settled again.
  fc.record({ do: fc.constant("settle" as const), pick: fc.nat(30), tokens: fc.oneof(fc.constant(0), fc.nat(20_000)) }),
  fc.record({ do: fc.constant("expire" as const) }),
  fc.record({ do: fc.constant("clock" as const), moveMs: fc.integer({ min: -60, max: 60 }) }),
);

/** Plays a history as the room does: once-only by looking into the ledger, refusing what is not there. */
function play(
  deeds: readonly Deed[],
  check: (book: Book, state: { open: Map<string, readonly Part[]>; amounts: Map<string, number> }) => void,
) {
  let book = EMPTY;
  let now = 1000;
  let made = 0;
  const open = new Map<string, readonly Part[]>();
  const reserved: string[] = [];
  const amounts = new Map<string, number>();
  const charges: { asked: number; held: number; charged: number; before: Book; now: number }[] = [];
  for (const step of deeds) {
    made += 1;
    if (step.do === "clock") now += step.moveMs;
    if (step.do === "expire") book = writeOffExpired(book, now);
    if (step.do === "grant") {
      amounts.set(`grant${made}`, step.tokens);
      book = addGrant(book, { id: `grant${made}`, remaining: step.tokens, expiresAt: now + step.lastsMs });
    }
    if (step.do === "reserve") {
      book = writeOffExpired(book, now);
      if (step.tokens <= book.available) {
        book = hold(book, `run${made}`, step.tokens);
        open.set(`run${made}`, book.entries.at(-1)?.parts ?? []);
        reserved.push(`run${made}`);
      }
    }
    const id = step.do === "settle" ? reserved[step.pick] : undefined;
    const held = id === undefined ? undefined : open.get(id);
    if (step.do === "settle" && id !== undefined && held !== undefined) {
      book = writeOffExpired(book, now);
      const before = book;
      const settled = settleHold(book, { generationId: id, held, tokens: step.tokens, now });
      book = settled.book;
      open.delete(id);
      charges.push({ asked: step.tokens, held: sumParts(held), charged: settled.charged, before, now });
    }
    check(book, { open, amounts });
  }
  return { book, charges };
}

const total = (entries: readonly Entry[], pick: (entry: Entry) => number) => entries.reduce((sum, entry) => sum + pick(entry), 0);

test("whatever happens in whatever order, the ledger is the balance and nothing goes below zero", () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      play(deeds, (book, { open, amounts }) => {
        const remaining = [...book.grants.values()];
        expect(book.available).toBeGreaterThanOrEqual(0);
        expect(book.held).toBeGreaterThanOrEqual(0);
        expect(total(book.entries, (entry) => entry.amount)).toBe(book.available + book.held);
        expect(total(book.entries, (entry) => entry.heldChange)).toBe(book.held);
        expect(remaining.reduce((sum, grant) => sum + grant.remaining, 0)).toBe(book.available);
        expect([...open.values()].reduce((sum, parts) => sum + sumParts(parts), 0)).toBe(book.held);
        for (const grant of remaining) {
          expect(grant.remaining).toBeGreaterThanOrEqual(0);
          expect(grant.remaining).toBeLessThanOrEqual(amounts.get(grant.id) ?? 0);
        }
        const keys = book.entries.map(({ kind, subject }) => `${kind} ${subject}`);
        expect(new Set(keys).size).toBe(keys.length);
        expect(book.entries.map(({ seq }) => seq)).toEqual(keys.map((_, index) => index + 1));
      });
    }),
    { numRuns: 3000 },
  );
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
