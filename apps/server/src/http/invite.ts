import { inviteApi, userApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { type BoundRoute, bind, bindOpen } from "./bind.ts";

export function inviteCalls({ invites }: Deps): BoundRoute[] {
  return [
    bindOpen(inviteApi.info, ({ input }) => invites.info(input.inviteCode)),
    bind(userApi.invitedByMe, ({ input, caller: { userId } }) => invites.invitedBy({ userId, ...input })),
  ];
}
