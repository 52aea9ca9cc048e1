import { userApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind } from "./bind.ts";
import { withOrigin } from "./present-login.ts";

/** Calls of profile, archive and account deletion. */
export function profileCalls({
  account,
  profile,
  archive,
  accountDeletion,
}: Pick<Deps, "account" | "profile" | "archive" | "accountDeletion">): BoundRoute[] {
  return [
    bind(userApi.update, async ({ input, caller: { userId }, origin }) => {
      await profile.update({ userId, ...input });
      return withOrigin(await account.info(userId), origin);
    }),
    bind(userApi.export, async ({ caller: { userId } }) => archive.exportAll(userId)),
    bind(userApi.close, async ({ caller: { userId } }) => {
      const closesAt = await accountDeletion.close(userId);
      return { closesAt: new Date(closesAt).toISOString() };
    }),
    bind(userApi.reopen, async ({ caller: { userId } }) => {
      await accountDeletion.reopen(userId);
      return {};
    }),
  ];
}
