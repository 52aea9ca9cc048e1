import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { queryKeys } from "#lib/query-keys.ts";

export const INVITED_PER_PAGE = 10;

export const invitedQuery = (page: number) =>
  queryOptions({
    queryKey: queryKeys.invited(page),
    queryFn: ({ signal }) => call("/api/user/invitedByMe", { page, size: INVITED_PER_PAGE }, { signal, shownBy: "screen" }),
  });

/** Who invites by a code; refused with `invite.unknown` where nobody does. */
export const inviterQuery = (inviteCode: string) =>
  queryOptions({
    queryKey: queryKeys.inviter(inviteCode),
    queryFn: ({ signal }) => call("/api/invite/info", { inviteCode }, { signal, shownBy: "screen" }),
  });
