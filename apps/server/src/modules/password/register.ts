import type { LoginResult } from "@tangleaf/contract";
import { inTransaction } from "../../db/in-transaction.ts";
import { spendCaptcha } from "./captcha.ts";
import { checkPassword } from "./check-password.ts";
import { chooseName, nameUnavailable, takingName } from "./name-choice.ts";
import { insertPassword, PASSWORD_PROVIDER } from "./password.repo.ts";
import type { Deps, Passwords } from "./password.ts";

/** Creates an account with a name and a password, in one transaction. */
export async function register(deps: Deps, input: Parameters<Passwords["register"]>[0]): Promise<LoginResult> {
  const { db, clock, account, moderation, hasher, keyPair } = deps;
  const { captcha, username, password: encrypted, address: unprovenFrom, ...newcomer } = input;
  await spendCaptcha(db, clock, captcha);
  const password = await keyPair.decrypt(encrypted, "password");
  const choice = await chooseName(db, { username, moderation, exceptUserId: null });
  checkPassword(password, choice.name);
  const hash = await hasher.hash(password);

  return takingName(db, { ...choice, exceptUserId: null }, () =>
    inTransaction(db, async (trx) => {
      const identities = [{ provider: PASSWORD_PROVIDER, subject: choice.subject }] as const;
      const result = await account.signIn({ identities, unprovenFrom, username: choice.name, ...newcomer }, trx);
      // The account module finds or creates the user of the name; only a new one has no password yet.
      const isNew = await insertPassword(trx, { userId: result.user.id, hash, now: clock.now() });
      if (!isNew || result.user.username !== choice.name) throw nameUnavailable();
      return { token: result.token, user: { ...result.user, hasPassword: true } };
    }),
  );
}
