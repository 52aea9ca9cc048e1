import { authApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { checkUsername } from "../modules/account/index.ts";
import { newToken } from "../platform/ids.ts";
import { signInWays } from "../platform/sign-in-ways.ts";
import { type BoundRoute, bindOpen } from "./bind.ts";
import { tokenOf } from "./permit.ts";
import { presentLogin } from "./present-login.ts";
import { sharedOrigin } from "./request-origin.ts";
import { userAgentOf } from "./user-agent.ts";

/** Development login: the identity is the name itself. */
const DEV_PROVIDER = "dev";

/** Ways to sign in that a deployment does not offer have no address there: 404, like any other unknown one. */
export function authCalls(deps: Deps): BoundRoute[] {
  const ways = signInWays(deps.config, deps.identityPlatform?.ways ?? null);
  return [
    ...(ways.devLogin ? devLoginCalls(deps) : []),
    ...(ways.qrEmbedded ? qrCalls(deps) : []),
    bindOpen(authApi.getVerifyToken, async () => ({ token: newToken() })),
  ];
}

function devLoginCalls({ account }: Deps): BoundRoute[] {
  return [
    bindOpen(authApi.devlogin, async ({ input, origin, request }) => {
      const username = checkUsername(input.username);
      const { remember = false, verifyToken, fromInviteCode: inviteCode } = input;
      const identities = [{ provider: DEV_PROVIDER, subject: username }] as const;
      const device = { userAgent: userAgentOf(request), remember, verifyToken };
      return presentLogin(await account.signIn({ identities, username, inviteCode, ...device }), origin);
    }),
  ];
}

function qrCalls({ account, config }: Deps): BoundRoute[] {
  return [
    bindOpen(authApi.getLoginQr, async ({ input, origin }) => {
      const { fromInviteCode: inviteCode, remember = false, verifyToken } = input;
      return account.createQr({ origin: sharedOrigin(origin, config), inviteCode, remember, verifyToken });
    }),
    bindOpen(authApi.queryScanResult, async ({ input, origin, request }) =>
      presentLogin(await account.pollQr({ qruuid: input.qruuid, userAgent: userAgentOf(request) }), origin),
    ),
    bindOpen(authApi.qrState, async ({ input, caller }) => account.qrState({ ticket: input.ticket, caller })),
    bindOpen(authApi.qrConfirm, async ({ input, caller, origin, request }) => {
      const device = { userAgent: userAgentOf(request), token: tokenOf(request) };
      return presentLogin(await account.confirmQr({ ticket: input.ticket, caller, ...device }), origin);
    }),
  ];
}
