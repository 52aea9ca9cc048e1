import type { LoginResult } from "@tangleaf/contract";
import { OAUTH_STATE_VALID_SECONDS, webPaths } from "@tangleaf/contract";
import { safeReturnPath } from "@tangleaf/contract/safe-return-path";
import { AppError } from "../../platform/errors.ts";
import { hashToken, newPlainToken, newToken } from "../../platform/ids.ts";
import type { IdentityPlatform } from "../../ports/identity-platform.ts";
import type { BeginOauth, FinishOauth } from "./account.ts";
import { insertOauthState, takeOauthState } from "./oauth-state.repo.ts";
import { personFromPlatform } from "./person-from-platform.ts";
import { type SignInDeps, signIn } from "./sign-in.ts";
import type { VerifyTokens } from "./verify-tokens.ts";

const SECOND_MS = 1000;

type OauthDeps = SignInDeps & { readonly platform: IdentityPlatform; readonly verifyTokens: VerifyTokens };

/**
 * Begins a sign-in on the platform's page. The return address contains the state and may be sent around; the nonce stays in
 * the browser that began, so that another person's link signs nobody in.
 */
export async function beginOauth(
  { db, clock, platform, verifyTokens }: OauthDeps,
  input: BeginOauth,
): Promise<{ url: string; nonce: string }> {
  const { type, origin, returnTo, inviteCode, remember, verifyToken } = input;
  const now = clock.now();
  // The platform returns letters and digits unchanged.
  const state = newPlainToken();
  const nonce = newToken();
  await insertOauthState(db, {
    state_hash: hashToken(state),
    nonce_hash: hashToken(nonce),
    type,
    return_to: safeReturnPath(returnTo),
    invite_code: inviteCode ?? null,
    device_hash: await verifyTokens.deviceHash(verifyToken),
    remember: remember ? 1 : 0,
    created_at: now,
    expires_at: now + OAUTH_STATE_VALID_SECONDS * SECOND_MS,
  });
  return { url: platform.authorizeUrl({ type, redirectUri: origin + webPaths.wxLogin, state }), nonce };
}

/** Signs in with a code. Throws login.stateInvalid, login.denied or login.platformFailed. */
export async function finishOauth(deps: OauthDeps, input: FinishOauth): Promise<LoginResult & { returnTo?: string }> {
  const { type, code, userAgent } = input;
  const askWho = async () => personFromPlatform(deps.moderation, await deps.platform.personOfCode({ type, code }));
  if (type === "mini") {
    const person = { ...(await askWho()), inviteCode: input.inviteCode };
    const deviceHash = await deps.verifyTokens.deviceHash(input.verifyToken);
    return signIn(deps, { person, device: { userAgent, remember: input.remember, deviceHash } });
  }
  // Taken before the platform is asked: a state is valid for one try, whatever the result.
  const begun = await takeOauthState(deps.db, {
    stateHash: hashToken(input.state ?? ""),
    nonceHash: hashToken(input.nonce ?? ""),
    type,
    now: deps.clock.now(),
  });
  if (begun === undefined) throw new AppError("login.stateInvalid");
  const person = { ...(await askWho()), inviteCode: begun.invite_code ?? undefined };
  const device = { userAgent, remember: begun.remember === 1, deviceHash: begun.device_hash };
  return { ...(await signIn(deps, { person, device })), returnTo: begun.return_to };
}
