import { randomInt } from "node:crypto";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Db } from "../metering/metering.ts";
import { foldName, nameUnavailable } from "./name-choice.ts";
import { findPassword, insertName, insertPassword, readUsername, replacePassword } from "./password.repo.ts";
import type { Deps } from "./password.ts";
import { forgetName } from "./throttle.ts";

/** Read aloud over a telephone: no letters that sound or look alike. 4 groups of 4 of 27: 76 bits. */
const ALPHABET = "23456789abcdefghjkmpqrtwxyz";
const GROUPS = 4;
const GROUP_LENGTH = 4;

type Parts = Pick<Deps, "db" | "clock" | "hasher"> & {
  /** Ends all sessions of a user inside the transaction; returns how many. */
  readonly signOut: (trx: Db, userId: string) => Promise<number>;
};

/**
 * Sets a new random password and signs every device out. An account without a password gets one under its user name. Throws
 * username.unavailable where that name, as names are compared, belongs to another user.
 */
export async function resetPassword(
  { db, clock, hasher, signOut }: Parts,
  userId: string,
): Promise<{ password: string; isFirst: boolean; signedOut: number }> {
  const password = newPassword();
  const hash = await hasher.hash(password);
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const present = await findPassword(trx, userId);
    const subject = present?.subject ?? foldName((await readUsername(trx, userId)) ?? "");
    const isSet =
      present === undefined
        ? (await insertPassword(trx, { userId, hash, now })) && (await insertName(trx, { userId, subject, now }))
        : await replacePassword(trx, { userId, oldHash: present.hash, hash, now });
    if (!isSet) throw nameUnavailable();
    await forgetName(trx, subject);
    const signedOut = await signOut(trx, userId);
    return { password, isFirst: present === undefined, signedOut };
  });
}

function newPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
