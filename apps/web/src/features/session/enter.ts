import type { LoginResult } from "@tangleaf/contract";
import { userQuery } from "#lib/queries.ts";
import { queryClient, removeAnswers } from "#lib/query-client.ts";
import { startSession } from "#lib/session-store.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { forgetInvitation } from "./sign-up-fields.ts";

/** Keeps a sign-in that has just succeeded, whichever way it came. */
export function enter({ token, user, remember }: LoginResult & { remember: boolean }): void {
  startSession({ token, userId: user.id, remember });
  removeAnswers();
  queryClient.setQueryData(userQuery.queryKey, user);
  forgetInvitation();
  toast({ tone: "ok", title: m.welcome(user.nickname), pill: true });
}
