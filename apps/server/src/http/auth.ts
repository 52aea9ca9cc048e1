import { authApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { checkUsername } from "../modules/account/index.ts";
import { signInWays } from "../platform/sign-in-ways.ts";
import { tokenOf, userAgentOf } from "./authenticate.ts";
import { type BoundRoute, bindOpen } from "./bind.ts";
import { presentLogin } from "./present-login.ts";
import { sharedOrigin } from "./request-origin.ts";

/** Development login: the identity is the name itself. */
const DEV_PROVIDER = "dev";

/** Ways to sign in that a deployment does not offer are not registered: they answer 404. */
export function authCalls(deps: Pick<Deps, "config" | "identityPlatform" | "account">): BoundRoute[] {
  const { devLogin, qrEmbedded, platform } = signInWays(deps.config, deps.identityPlatform?.ways ?? null);
  return [
    ...(devLogin ? devLoginCalls(deps) : []),
    ...(platform.qr || qrEmbedded ? qrCalls(deps) : []),
    ...(qrEmbedded ? confirmCalls(deps) : []),
    ...(platform.web || platform.inapp ? authorizeCalls(deps) : []),
    ...(platform.web || platform.inapp || platform.mini ? codeCalls(deps) : []),
    bindOpen(authApi.getVerifyToken, async ({ input }) => ({ token: await deps.account.issueVerifyToken(input.token) })),
  ];
}

/** Optional input of every way of signing in, in the account module's names. */
function signInFields(input: { remember?: boolean | undefined; verifyToken?: string | undefined; fromInviteCode?: string | undefined }) {
  return { remember: input.remember ?? false, verifyToken: input.verifyToken, inviteCode: input.fromInviteCode };
}

function devLoginCalls({ account }: Pick<Deps, "account">): BoundRoute[] {
  return [
    bindOpen(authApi.devlogin, async ({ input, origin, request }) => {
      const username = checkUsername(input.username);
      const identities = [{ provider: DEV_PROVIDER, subject: username }] as const;
      const userAgent = userAgentOf(request);
      const person = { identities, username, unprovenFrom: null, ...signInFields(input) };
      return presentLogin(await account.signIn({ ...person, userAgent }), origin);
    }),
  ];
}

function qrCalls({ account, config }: Pick<Deps, "account" | "config">): BoundRoute[] {
  return [
    bindOpen(authApi.getLoginQr, async ({ input, origin }) =>
      account.createQr({ origin: sharedOrigin(origin, config), ...signInFields(input) }),
    ),
    bindOpen(authApi.queryScanResult, async ({ input, origin, request }) =>
      presentLogin(await account.pollQr({ qruuid: input.qruuid, userAgent: userAgentOf(request) }), origin),
    ),
  ];
}

/** Path of the page the embedded QR opens. */
function confirmCalls({ account }: Pick<Deps, "account">): BoundRoute[] {
  return [
    bindOpen(authApi.qrState, async ({ input, caller }) => account.qrState({ ticket: input.ticket, caller })),
    bindOpen(authApi.qrConfirm, async ({ input, caller, origin, request }) => {
      const { ticket, uuid = "", code = "", verifyToken } = input;
      const device = { userAgent: userAgentOf(request), address: request.ip, verifyToken, captcha: { uuid, code } };
      return presentLogin(await account.confirmQr({ ticket, caller, token: tokenOf(request), ...device }), origin);
    }),
  ];
}

function authorizeCalls({ account, config }: Pick<Deps, "account" | "config">): BoundRoute[] {
  return [
    bindOpen(authApi.wxauthorize, async ({ input, origin }) => {
      const { type, returnTo } = input;
      return account.beginOauth({ type, returnTo, origin: config.loginOrigin ?? origin, ...signInFields(input) });
    }),
  ];
}

function codeCalls({ account }: Pick<Deps, "account">): BoundRoute[] {
  return [
    bindOpen(authApi.wxlogin, async ({ input, origin, request }) => {
      const { type, code, state, nonce } = input;
      const userAgent = userAgentOf(request);
      const { returnTo, ...login } = await account.finishOauth({ type, code, state, nonce, userAgent, ...signInFields(input) });
      return { ...presentLogin(login, origin), returnTo };
    }),
  ];
}
