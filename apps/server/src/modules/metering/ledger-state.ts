import type { GrantLeft, Part } from "./spend-grants.ts";
import { bySoonestExpiry, isExpiredAt, splitHold, sumParts, takeFromGrants } from "./spend-grants.ts";

/** A new ledger row; id and time are added where it is stored. */
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
 * One user's account and the rows the actions below add to its ledger. No clock, no database: the caller loads it under the
 * user's lock and stores it in the same transaction.
 */
export type LedgerState = {
  readonly available: number;
  readonly held: number;
  readonly lastSeq: number;
  /** Every grant with something left, and every grant a hold may return tokens to. */
  readonly grants: ReadonlyMap<string, GrantLeft>;
  readonly entries: readonly Entry[];
};

type Change = Pick<Entry, "kind" | "parts" | "amount" | "heldChange"> & {
  readonly subject: string | ((seq: number) => string);
  /** +1 returns the parts to their grants, −1 takes them out, 0 leaves the grants unchanged. */
  readonly toGrants: -1 | 0 | 1;
};

/** Adds a new grant. */
export function addGrant(ledger: LedgerState, grant: GrantLeft): LedgerState {
  const parts = [{ grantId: grant.id, tokens: grant.remaining }];
  const withGrant = { ...ledger, grants: new Map(ledger.grants).set(grant.id, { ...grant, remaining: 0 }) };
  return post(withGrant, { kind: "grant", subject: grant.id, amount: grant.remaining, heldChange: 0, parts, toGrants: 1 });
}

/** Writes off what is left of expired grants. To be called before every other action but addGrant. */
export function writeOffExpired(ledger: LedgerState, now: number): LedgerState {
  return [...ledger.grants.values()]
    .filter((grant) => grant.remaining > 0 && isExpiredAt(grant, now))
    .sort(bySoonestExpiry)
    .reduce((open, grant) => {
      const parts = [{ grantId: grant.id, tokens: grant.remaining }];
      // A grant may expire twice: what is left of it, later what a hold returns. Hence the number in the subject.
      const subject = (seq: number) => `${grant.id}:${seq}`;
      return post(open, { kind: "expire", subject, amount: -grant.remaining, heldChange: 0, parts, toGrants: -1 });
    }, ledger);
}

/** Suffix of the subject of withdrawn tokens, to tell them from expired ones. */
const WITHDRAWN = ":withdrawn";

/** Whether an entry of the kind `expire` is a withdrawal. */
export function isWithdrawal(subject: string): boolean {
  return subject.endsWith(WITHDRAWN);
}

/** Withdraws what is left of one grant before its expiry, for a refund; returns how many tokens. */
export function withdrawGrant(ledger: LedgerState, grantId: string): { readonly ledger: LedgerState; readonly tokens: number } {
  const left = ledger.grants.get(grantId)?.remaining ?? 0;
  if (left === 0) return { ledger, tokens: 0 };
  const subject = (seq: number) => `${grantId}:${seq}${WITHDRAWN}`;
  const parts = [{ grantId, tokens: left }];
  return { ledger: post(ledger, { kind: "expire", subject, amount: -left, heldChange: 0, parts, toGrants: -1 }), tokens: left };
}

/** Holds `tokens` for a generation. The caller has checked that they are available. */
export function hold(ledger: LedgerState, generationId: string, tokens: number): LedgerState {
  const parts = takeFromGrants([...ledger.grants.values()], tokens);
  return post(ledger, { kind: "reserve", subject: generationId, amount: 0, heldChange: sumParts(parts), parts, toGrants: -1 });
}

/**
 * Ends a hold: charges `tokens`, taking what the hold does not cover from what is available, as far as that goes, and returns
 * the rest of the hold (expired parts are written off at once).
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
    // Avoids -0.
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
  // available + held changes by `amount`; what moves into a hold is taken from available.
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
