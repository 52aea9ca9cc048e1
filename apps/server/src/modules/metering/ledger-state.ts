import type { GrantLeft, Part } from "./spend-grants.ts";
import { bySoonestExpiry, isExpiredAt, splitHold, sumParts, takeFromGrants } from "./spend-grants.ts";

/** A new ledger row; `seq` and what it changes are decided here, id and time where it is stored. */
export type Entry = {
  readonly seq: number;
  readonly kind: "grant" | "reserve" | "settle" | "release" | "expire";
  readonly subject: string;
  readonly amount: number;
  readonly heldChange: number;
  readonly balanceAfter: number;
  readonly parts: readonly Part[];
};

/**
 * One user's account as it stands, and the rows that the actions below add to it. No clock, no database: the caller opens
 * it under the user's lock and stores it in the same transaction.
 */
export type LedgerState = {
  readonly available: number;
  readonly held: number;
  readonly lastSeq: number;
  /** Every grant with something left, and every grant a hold may go back to. */
  readonly grants: ReadonlyMap<string, GrantLeft>;
  readonly entries: readonly Entry[];
};

type Change = Pick<Entry, "kind" | "parts" | "amount" | "heldChange"> & {
  readonly subject: string | ((seq: number) => string);
  /** +1 gives the parts back to their grants, −1 takes them out, 0 leaves the grants alone. */
  readonly toGrants: -1 | 0 | 1;
};

/** Adds a new grant. */
export function addGrant(ledger: LedgerState, grant: GrantLeft): LedgerState {
  const parts = [{ grantId: grant.id, tokens: grant.remaining }];
  const withGrant = { ...ledger, grants: new Map(ledger.grants).set(grant.id, { ...grant, remaining: 0 }) };
  return post(withGrant, { kind: "grant", subject: grant.id, amount: grant.remaining, heldChange: 0, parts, toGrants: 1 });
}

/** Writes off what is left of expired grants. Every other action but addGrant must come after it. */
export function writeOffExpired(ledger: LedgerState, now: number): LedgerState {
  return [...ledger.grants.values()]
    .filter((grant) => grant.remaining > 0 && isExpiredAt(grant, now))
    .sort(bySoonestExpiry)
    .reduce((open, grant) => {
      const parts = [{ grantId: grant.id, tokens: grant.remaining }];
      // A grant may expire twice: what is left of it, later what a hold gives back. Hence the number.
      const subject = (seq: number) => `${grant.id}:${seq}`;
      return post(open, { kind: "expire", subject, amount: -grant.remaining, heldChange: 0, parts, toGrants: -1 });
    }, ledger);
}

/** Ends the subject of what was taken back, to tell it from what ran out of time. */
const WITHDRAWN = ":withdrawn";

/** Whether an entry of the kind `expire` is about tokens that were taken back. */
export function isWithdrawal(subject: string): boolean {
  return subject.endsWith(WITHDRAWN);
}

/** Takes back what is left of one grant before its time, as a refund does; how many tokens that were. */
export function withdrawGrant(ledger: LedgerState, grantId: string): { readonly ledger: LedgerState; readonly tokens: number } {
  const left = ledger.grants.get(grantId)?.remaining ?? 0;
  if (left === 0) return { ledger, tokens: 0 };
  const subject = (seq: number) => `${grantId}:${seq}${WITHDRAWN}`;
  const parts = [{ grantId, tokens: left }];
  return { ledger: post(ledger, { kind: "expire", subject, amount: -left, heldChange: 0, parts, toGrants: -1 }), tokens: left };
}

/** Holds `tokens` for a generation. The caller has checked that so many are available. */
export function hold(ledger: LedgerState, generationId: string, tokens: number): LedgerState {
  const parts = takeFromGrants([...ledger.grants.values()], tokens);
  return post(ledger, { kind: "reserve", subject: generationId, amount: 0, heldChange: sumParts(parts), parts, toGrants: -1 });
}

/**
 * Ends a hold: gives back what is not used (expired parts are written off at once), charges `tokens`, and what the hold
 * does not cover comes from what is available, as far as that goes.
 */
export function settleHold(
  ledger: LedgerState,
  input: { readonly generationId: string; readonly held: readonly Part[]; readonly tokens: number; readonly now: number },
): { readonly ledger: LedgerState; readonly charged: number } {
  const { generationId, held, tokens, now } = input;
  const { used, rest } = splitHold(held, tokens);
  const released =
    rest.length === 0
      ? ledger
      : writeOffExpired(
          post(ledger, { kind: "release", subject: generationId, amount: 0, heldChange: -sumParts(rest), parts: rest, toGrants: 1 }),
          now,
        );
  const extra = takeFromGrants([...released.grants.values()], tokens - sumParts(used));
  const taken = extra.length === 0 ? released : { ...released, grants: changeGrants(released.grants, extra, -1) };
  const charged = sumParts(used) + sumParts(extra);
  const settled = post(taken, {
    kind: "settle",
    subject: generationId,
    // Not -0, which is another number to whoever compares.
    amount: 0 - charged,
    heldChange: 0 - sumParts(used),
    parts: [...used, ...extra],
    toGrants: 0,
  });
  return { ledger: settled, charged };
}

function post(ledger: LedgerState, change: Change): LedgerState {
  const seq = ledger.lastSeq + 1;
  const { kind, amount, heldChange, parts, toGrants, subject } = change;
  const held = ledger.held + heldChange;
  // available + held changes by `amount`; what moves into a hold leaves what is available.
  const available = ledger.available + amount - heldChange;
  const entry: Entry = {
    seq,
    kind,
    subject: typeof subject === "string" ? subject : subject(seq),
    amount,
    heldChange,
    balanceAfter: available,
    parts,
  };
  const grants = toGrants === 0 ? ledger.grants : changeGrants(ledger.grants, parts, toGrants);
  return { available, held, lastSeq: seq, grants, entries: [...ledger.entries, entry] };
}

function changeGrants(grants: ReadonlyMap<string, GrantLeft>, parts: readonly Part[], sign: 1 | -1): ReadonlyMap<string, GrantLeft> {
  const changed = new Map(grants);
  for (const { grantId, tokens } of parts) {
    const grant = changed.get(grantId);
    if (grant === undefined) throw new Error(`The ledger was opened without the grant ${grantId}`);
    changed.set(grantId, { ...grant, remaining: grant.remaining + sign * tokens });
  }
  return changed;
}
