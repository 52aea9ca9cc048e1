import { inviteApi, userApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindOpen } from "./bind.ts";
import { withOrigin } from "./present-login.ts";

export function userCalls({
  account,
  metering,
  generations,
  space,
}: Pick<Deps, "account" | "metering" | "generations" | "space">): BoundRoute[] {
  return [
    bind(userApi.info, async ({ caller, origin }) => withOrigin(await account.info(caller.userId), origin)),
    bind(userApi.space, ({ caller: { userId } }) => space.used(userId)),
    bindOpen(userApi.logout, async ({ caller }) => {
      if (caller !== null) await account.logout(caller);
      return {};
    }),
    bind(userApi.sessions, async ({ caller }) => ({ list: await account.devices(caller) })),
    bind(userApi.revokeSession, async ({ input, caller: { userId } }) => {
      await account.revokeDevice({ userId, sessionId: input.id });
      return {};
    }),
    bind(userApi.revokeSessions, async ({ caller: { userId, sessionId } }) => ({
      revoked: await account.revokeDevices({ userId, exceptSessionId: sessionId }),
    })),
    bind(userApi.getCounter, async ({ caller: { userId } }) => {
      const [counter, freeWaitSeconds] = await Promise.all([metering.counter(userId), generations.waitSeconds(userId)]);
      return { ...counter, freeWaitSeconds };
    }),
  ];
}

export function inviteCalls({ invites }: Pick<Deps, "invites">): BoundRoute[] {
  return [
    bindOpen(inviteApi.info, ({ input }) => invites.info(input.inviteCode)),
    bind(userApi.invitedByMe, ({ input, caller: { userId } }) => invites.invitedBy({ userId, ...input })),
  ];
}
