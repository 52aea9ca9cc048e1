import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { hashToken } from "../../platform/ids.ts";
import { shanghaiDate, shanghaiDay } from "../../platform/shanghai-day.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../metering/metering.ts";
import { networkOf } from "./network-of.ts";
import { type Counted, countTry, countUpTo, forgetKey, uncountTry, waitUntil } from "./throttle.repo.ts";
import { THROTTLE_RULES } from "./throttle-rule.ts";

const SECOND_MS = 1000;

/** Keys of a try: a folded name, known or not, and an address. */
export type Tried = { readonly subject: string; readonly address: string };

/** A try counted as failed until it succeeds. */
export type Try = { readonly nameKey: string; readonly addressKey: string; readonly atAddress: Counted };

/** Throws login.throttled while the name or the address waits. */
export async function requireNoWait(db: Db, clock: Clock, tried: Tried): Promise<void> {
  const { nameKey, addressKey } = keysOf(tried);
  const now = clock.now();
  const until = await waitUntil(db, [nameKey, addressKey], now);
  if (until > now) throw new AppError("login.throttled", { waitSeconds: Math.ceil((until - now) / SECOND_MS) });
}

/** Counts a try before it is made, so that concurrent tries cannot all get through. Throws login.throttled. */
export async function beginTry(db: Db, clock: Clock, tried: Tried): Promise<Try> {
  const { nameKey, addressKey } = keysOf(tried);
  const now = clock.now();
  const counted = await inTransaction(db, async (trx) => {
    // Always the address first, so that two tries cannot deadlock.
    const atAddress = await countTry(trx, { key: addressKey, rule: THROTTLE_RULES.address, now });
    if (atAddress === undefined) return undefined;
    const atName = await countTry(trx, { key: nameKey, rule: THROTTLE_RULES.name, now });
    if (atName !== undefined) return atAddress;
    await uncountTry(trx, addressKey, atAddress);
    return undefined;
  });
  if (counted !== undefined) return { nameKey, addressKey, atAddress: counted };
  await requireNoWait(db, clock, tried);
  // It was waiting a moment ago, and the successful try that reset it came in between.
  throw new AppError("login.throttled", { waitSeconds: 1 });
}

/** The try succeeded: the name's counter is reset; the address loses this failure only, so that signing in to one's own account does not reset it. */
export async function endTry(trx: Db, { nameKey, addressKey, atAddress }: Try): Promise<void> {
  await uncountTry(trx, addressKey, atAddress);
  await forgetKey(trx, nameKey);
}

export async function forgetName(trx: Db, subject: string): Promise<void> {
  await forgetKey(trx, nameKeyOf(subject));
}

function keysOf({ subject, address }: Tried): { nameKey: string; addressKey: string } {
  return { nameKey: nameKeyOf(subject), addressKey: `address:${hashToken(networkOf(address))}` };
}

function nameKeyOf(subject: string): string {
  return `name:${hashToken(subject)}`;
}

/** Word files of templates that one network takes in an hour without anybody signed in. */
const OPEN_FILES_PER_HOUR = 10;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** Counts a file given to an address where nobody is signed in. Throws template.tooManyFiles. */
export async function countOpenFile(db: Db, clock: Pick<Clock, "now">, address: string): Promise<void> {
  const now = clock.now();
  const key = `openFile:${Math.floor(now / HOUR_MS)}:${hashToken(networkOf(address))}`;
  if (!(await countUpTo(db, { key, most: OPEN_FILES_PER_HOUR, now }))) throw new AppError("template.tooManyFiles");
}

/** Opinions one person, or one network where nobody is signed in, may give in an Asia/Shanghai day. */
const ADVICE_PER_DAY = 10;

/** Counts an opinion; `by`: the person's id or an address. Throws advice.tooMany. */
export async function countAdvice(db: Db, clock: Pick<Clock, "now">, by: string): Promise<void> {
  const now = clock.now();
  const key = `advice:${shanghaiDate(shanghaiDay(now))}:${hashToken(networkOf(by))}`;
  if (!(await countUpTo(db, { key, most: ADVICE_PER_DAY, now }))) throw new AppError("advice.tooMany");
}

/**
 * Counts a new account of an address in the transaction that creates it, so a rolled-back one is not counted. Throws
 * account.tooManyNew above `perDay` per network and Asia/Shanghai day; 0 = unlimited.
 */
export async function countSignUp(trx: Db, clock: Clock, { address, perDay }: { address: string; perDay: number }): Promise<void> {
  if (perDay === 0) return;
  const now = clock.now();
  const key = `signUp:${shanghaiDate(shanghaiDay(now))}:${hashToken(networkOf(address))}`;
  if (!(await countUpTo(trx, { key, most: perDay, now }))) throw new AppError("account.tooManyNew");
}
