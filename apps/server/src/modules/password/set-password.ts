import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { checkPassword } from "./check-password.ts";
import { chooseName, nameUnavailable, takingName } from "./name-choice.ts";
import { findPassword, insertName, insertPassword, replacePassword, updateUsername } from "./password.repo.ts";
import type { Deps, Passwords } from "./password.ts";
import { beginTry, endTry, forgetName } from "./throttle.ts";

type Input = Parameters<Passwords["set"]>[0];
type Plain = Omit<Input, "oldPassword">;

/** The first password, a change, or a reset by a signed-in device; every other device is signed out. */
export async function setPassword(deps: Deps, input: Input): Promise<void> {
  const { db, keyPair } = deps;
  const password = await keyPair.decrypt(input.password, "password");
  const oldPassword = input.oldPassword === undefined ? undefined : await keyPair.decrypt(input.oldPassword, "oldPassword");
  const present = await findPassword(db, input.caller.userId);
  if (present !== undefined) {
    if (oldPassword !== undefined) await requireOldPassword(deps, { ...input, ...present, oldPassword });
    await replace(deps, { ...input, password }, present);
  } else {
    if (oldPassword !== undefined) throw new AppError("password.wrong", { field: "oldPassword" });
    await setFirst(deps, { ...input, password });
  }
  deps.account.signedOut(input.caller.userId);
}

async function requireOldPassword(
  deps: Deps,
  input: { subject: string; address: string; hash: string; oldPassword: string },
): Promise<void> {
  const begun = await beginTry(deps.db, deps.clock, input);
  if (!(await deps.hasher.verify(input.oldPassword, input.hash))) throw new AppError("password.wrong", { field: "oldPassword" });
  await inTransaction(deps.db, (trx) => endTry(trx, begun));
}

async function replace(deps: Deps, { caller, password }: Plain, present: { subject: string; hash: string }): Promise<void> {
  const { db, clock, account, hasher } = deps;
  checkPassword(password, present.subject);
  const hash = await hasher.hash(password);
  await inTransaction(db, async (trx) => {
    const { userId, sessionId } = caller;
    // Another device has changed it since it was checked.
    if (!(await replacePassword(trx, { userId, oldHash: present.hash, hash, now: clock.now() }))) {
      throw new AppError("password.wrong", { field: "oldPassword" });
    }
    await account.revokeDevices({ userId, exceptSessionId: sessionId }, trx);
    await forgetName(trx, present.subject);
  });
}

async function setFirst(deps: Deps, { caller, username, password }: Plain): Promise<void> {
  const { db, clock, account, moderation, hasher } = deps;
  const { userId, sessionId } = caller;
  if (username === undefined) throw new AppError("username.invalid", { field: "username" });
  const choice = await chooseName(db, { username, moderation, exceptUserId: userId });
  checkPassword(password, choice.name);
  const hash = await hasher.hash(password);
  await takingName(db, { ...choice, exceptUserId: userId }, () =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      if (!(await updateUsername(trx, userId, choice.name))) throw new AppError("session.invalid");
      const isFirst = await insertPassword(trx, { userId, hash, now });
      if (!isFirst || !(await insertName(trx, { userId, subject: choice.subject, now }))) throw nameUnavailable();
      await account.revokeDevices({ userId, exceptSessionId: sessionId }, trx);
    }),
  );
}
