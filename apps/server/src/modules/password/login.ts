import type { LoginResult } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { AppError } from "../../platform/errors.ts";
import { spendCaptcha } from "./captcha.ts";
import { unmatchedHash } from "./hasher.ts";
import { foldName } from "./name-choice.ts";
import { findCredential, holdPassword, PASSWORD_PROVIDER } from "./password.repo.ts";
import type { Deps, Passwords } from "./password.ts";
import { beginTry, endTry, requireNoWait } from "./throttle.ts";

/** Signs in by name and password. A wrong name and a wrong password get the same answer after the same work. */
export async function login(deps: Deps, input: Parameters<Passwords["login"]>[0]): Promise<LoginResult> {
  const { db, clock, account, hasher, keyPair } = deps;
  const { captcha, username, password: encrypted, address, ...device } = input;
  const subject = foldName(username);
  await requireNoWait(db, clock, { subject, address });
  await spendCaptcha(db, clock, captcha);
  const password = await keyPair.decrypt(encrypted, "password");
  const begun = await beginTry(db, clock, { subject, address });

  const found = await findCredential(db, subject);
  const isRight = await hasher.verify(password, found?.hash ?? unmatchedHash());
  if (found === undefined || !isRight) throw new AppError("login.refused");

  return inTransaction(db, async (trx) => {
    // Locks the account's row before others, in the same order as the end of an account.
    const person = { identities: [{ provider: PASSWORD_PROVIDER, subject }], unprovenFrom: address } as const;
    const signedIn = await account.signIn({ ...person, ...device }, trx);
    // A password changed meanwhile has signed every device out; this sign-in must not come after that.
    if (!(await holdPassword(trx, { userId: signedIn.user.id, hash: found.hash }))) throw new AppError("login.refused");
    await endTry(trx, begun);
    return signedIn;
  });
}
