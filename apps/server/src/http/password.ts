import { authApi, userApi } from "@tangleaf/contract";
import type { Deps } from "../deps.ts";
import { userAgentOf } from "./authenticate.ts";
import { type BoundRoute, bind, bindOpen } from "./bind.ts";
import { presentLogin, withOrigin } from "./present-login.ts";

export function passwordCalls({ account, passwords }: Pick<Deps, "account" | "passwords">): BoundRoute[] {
  return [
    bindOpen(authApi.code, () => passwords.captcha()),
    bindOpen(authApi.publicKey, async () => ({ publicKey: await passwords.publicKey() })),
    bindOpen(authApi.login, async ({ input, origin, request }) => {
      const { code, uuid, remember = false, ...credentials } = input;
      const from = { address: request.ip, userAgent: userAgentOf(request), remember };
      return presentLogin(await passwords.login({ ...credentials, ...from, captcha: { code, uuid } }), origin);
    }),
    bindOpen(authApi.register, async ({ input, origin, request }) => {
      const { code, uuid, remember = false, fromInviteCode: inviteCode, ...credentials } = input;
      const from = { address: request.ip, userAgent: userAgentOf(request), remember };
      return presentLogin(await passwords.register({ ...credentials, ...from, inviteCode, captcha: { code, uuid } }), origin);
    }),
    bind(userApi.setPassword, async ({ input, caller, origin, request }) => {
      await passwords.set({ ...input, caller, address: request.ip });
      return withOrigin(await account.info(caller.userId), origin);
    }),
  ];
}
