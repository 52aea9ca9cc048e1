import type { LoginResult } from "@tangleaf/contract";
import { isGivenNickname } from "@tangleaf/contract/given-nickname";
import { clearCookie, readCookie } from "#lib/cookies.ts";
import { openNameDialog } from "#lib/name-dialog-store.ts";
import { userQuery } from "#lib/queries.ts";
import { queryClient, removeAnswers } from "#lib/query-client.ts";
import { startSession } from "#lib/session-store.ts";
import { ensureVerifyToken } from "#lib/verify-token.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { toast } from "#ui/toast/toast-store.ts";

/** Keeps a sign-in that has just succeeded, whichever way it came. */
export function enter({ token, user, remember }: LoginResult & { remember: boolean }): void {
  startSession({ token, userId: user.id, remember });
  removeAnswers();
  queryClient.setQueryData(userQuery.queryKey, user);
  forgetInvitation();
  const isUnnamed = isGivenNickname(user.nickname) && isNewcomer(user.registerTime);
  toast({
    tone: "ok",
    title: m.welcome(user.nickname),
    pill: true,
    ...(isUnnamed ? { action: { text: m.giveName, run: openNameDialog } } : {}),
  });
}

/** How long after its making a sign-in still counts as the first one of an account. */
const FIRST_SIGN_IN_MS = 300_000;

/** The first sign-in: a name is asked for then, and never again. */
const isNewcomer = (registerTime: string) => Math.abs(Date.now() - Date.parse(registerTime)) < FIRST_SIGN_IN_MS;

const INVITE_COOKIE = "inviteCode";

type SignUpFields = { remember: boolean; verifyToken?: string; fromInviteCode?: string };

/** What every way of signing in brings along: how long to stay, the browser's name, and whose invitation led here. */
export async function signUpFields({ remember }: { remember: boolean }): Promise<SignUpFields> {
  // A browser without a verify token still signs in: the token only helps to tell devices apart.
  const verifyToken = await ensureVerifyToken();
  const fromInviteCode = readCookie(INVITE_COOKIE);
  return { remember, ...(verifyToken === null ? {} : { verifyToken }), ...(fromInviteCode ? { fromInviteCode } : {}) };
}

/** An invitation counts for one sign-up. */
function forgetInvitation(): void {
  clearCookie(INVITE_COOKIE);
}
