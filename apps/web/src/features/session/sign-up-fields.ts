import { clearCookie, readCookie } from "#lib/cookies.ts";
import { ensureVerifyToken } from "#lib/verify-token.ts";

const INVITE_COOKIE = "inviteCode";

type SignUpFields = { remember: boolean; verifyToken?: string; fromInviteCode?: string };

/** What every way of signing in brings along: how long to stay, the browser's name, and whose invitation led here. */
export async function signUpFields({ remember }: { remember: boolean }): Promise<SignUpFields> {
  // A browser without a name still signs in: the name only helps to tell devices apart.
  const verifyToken = await ensureVerifyToken();
  const fromInviteCode = readCookie(INVITE_COOKIE);
  return { remember, ...(verifyToken === null ? {} : { verifyToken }), ...(fromInviteCode ? { fromInviteCode } : {}) };
}

/** An invitation counts for one sign-up. */
export function forgetInvitation(): void {
  clearCookie(INVITE_COOKIE);
}
