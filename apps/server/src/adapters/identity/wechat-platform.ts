import type { Logger } from "pino";
import { request as httpRequest } from "undici";
import type { WechatApp, WechatConfig } from "../../platform/config.ts";
import { AppError } from "../../platform/errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { IdentityPlatform, PlatformPerson } from "../../ports/identity-platform.ts";
import type { SharedValues } from "../../ports/shared-values.ts";
import { callWechat, demand, demandText, platformFailed, type Request } from "./call-wechat.ts";
import { fetchWechatPicture } from "./fetch-wechat-picture.ts";
import { readWechatCall, verifyWechatAddress } from "./read-wechat-call.ts";
import { createWechatCalls, unavailable } from "./wechat-calls.ts";
import { createWechatToken } from "./wechat-token.ts";

type CodeType = "web" | "inapp" | "mini";

const REAL_API = "https://api.weixin.qq.com";
/** errcodes of an account without the right to read profiles; retrying does not help. */
const NEVER_TOLD: readonly number[] = [48001, 50001, 50002];
const PAGES = {
  web: { path: "/connect/qrconnect", scope: "snsapi_login" },
  inapp: { path: "/connect/oauth2/authorize", scope: "snsapi_userinfo" },
} as const;

/** WeChat: a service account (QR with follow, sign-in inside its browser), a website application, a mini-program. */
export function createWechatPlatform(input: {
  config: WechatConfig;
  clock: Clock;
  log: Logger;
  values: SharedValues;
  request?: Request;
}): IdentityPlatform {
  const { config, clock, log, values, request = httpRequest } = input;
  const { account, web, mini, apiBase } = config;
  const token = account && createWechatToken({ account, apiBase, clock, log, values, request });
  const { callAccount, askAccount, spendCode, address } = createWechatCalls({ apiBase, request, token });

  function appOf(type: CodeType): WechatApp {
    const app = { web, inapp: account, mini }[type];
    if (app === null) throw unavailable();
    return app;
  }

  async function personOfPageCode(app: WechatApp, code: string): Promise<PlatformPerson> {
    const path = "/sns/oauth2/access_token";
    const granted = await spendCode(path, { appid: app.appId, secret: app.appSecret, code, grant_type: "authorization_code" });
    // Before the person agrees, the app can return a made-up preview user, who must not be signed in.
    if (Number(granted["is_snapshotuser"]) === 1) throw new AppError("login.denied", {}, "messaging platform: a preview page's person");
    const openid = demandText(granted, "openid", path);
    const accessToken = demandText(granted, "access_token", path);
    const profile = address("/sns/userinfo", { access_token: accessToken, openid, lang: "zh_CN" });
    const known = { ...granted, openid };
    try {
      return asPerson(app, { ...known, ...demand(await callWechat(request, { url: profile, again: true }), profile.pathname), openid });
    } catch (error) {
      // The identity is known by now, and the first answer usually has the unionid: a failure here costs nickname and picture only.
      log.warn({ err: error }, "profile is missing, signing in without it");
      return asPerson(app, known);
    }
  }

  return {
    ways: { qr: account !== null, web: web !== null, inapp: account !== null, mini: mini !== null },

    async createQr({ scene, expiresInSeconds }) {
      const path = "/cgi-bin/qrcode/create";
      const action = { action_name: "QR_STR_SCENE", action_info: { scene: { scene_str: scene } } };
      const answer = await callAccount(path, {}, { expire_seconds: expiresInSeconds, ...action });
      return { url: demandText(answer, "url", path) };
    },

    async personOf(openid) {
      const app = appOf("inapp");
      const path = "/cgi-bin/user/info";
      const answer = await askAccount(path, { openid, lang: "zh_CN" });
      // Only for an account that will never return profiles: a person known by unionid would become a second user by openid alone.
      if (!NEVER_TOLD.includes(answer.errcode)) {
        const { subscribe, ...profile } = demand(answer, path);
        if (subscribe === 0 && profile["unionid"] === undefined) throw platformFailed(`${path}: has left already, nothing is told`);
        return asPerson(app, { ...profile, openid });
      }
      log.warn({ errcode: answer.errcode }, "this account may not ask for profiles, signing in by openid alone");
      return asPerson(app, { openid });
    },

    identityOf: (openid) => asPerson(appOf("inapp"), { openid }).identities[0],

    authorizeUrl({ type, redirectUri, state }) {
      const { path, scope } = PAGES[type];
      // The platform requires this order of parameters, and the fragment.
      const query = new URLSearchParams([
        ["appid", appOf(type).appId],
        ["redirect_uri", redirectUri],
        ["response_type", "code"],
        ["scope", scope],
        ["state", state],
      ]);
      return `${config.openBase}${path}?${query}#wechat_redirect`;
    },

    async personOfCode({ type, code }) {
      const app = appOf(type);
      if (type !== "mini") return personOfPageCode(app, code);
      const path = "/sns/jscode2session";
      const answer = await spendCode(path, {
        appid: app.appId,
        secret: app.appSecret,
        js_code: code,
        grant_type: "authorization_code",
      });
      return asPerson(app, { ...answer, openid: demandText(answer, "openid", path) });
    },

    verifyAddress: (query) => verifyWechatAddress(account ?? noCallbacks(), query, clock.now()),
    readCall: (call) => readWechatCall(account ?? noCallbacks(), call, clock.now()),

    fetchPicture({ url, maxBytes }) {
      const extraOrigin = apiBase === REAL_API ? null : new URL(apiBase).origin;
      return fetchWechatPicture({ url, maxBytes, extraOrigin, request });
    },
  };
}

function asPerson(app: WechatApp, profile: Readonly<Record<string, unknown>> & { openid: string }): PlatformPerson {
  const text = (name: string): string | undefined => {
    const value = profile[name];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const own = { provider: `wechat:${app.appId}`, subject: profile.openid };
  const unionid = text("unionid");
  return {
    identities: unionid === undefined ? [own] : [{ provider: "wechat", subject: unionid }, own],
    nickname: text("nickname"),
    headimgUrl: text("headimgurl"),
  };
}

function noCallbacks(): never {
  throw new AppError("callback.forged", {}, "platform call refused: there is no account here");
}
