import type { Logger } from "pino";
import { request as httpRequest } from "undici";
import type { WechatApp, WechatConfig } from "../../platform/config.ts";
import { AppError } from "../../platform/errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { IdentityPlatform, PlatformPerson } from "../../ports/identity-platform.ts";
import type { SharedValues } from "../../ports/shared-values.ts";
import { callWechat, demand, demandText, platformFailed, type Request, type WechatAnswer } from "./call-wechat.ts";
import { fetchWechatPicture } from "./fetch-wechat-picture.ts";
import { readWechatCall, verifyWechatAddress } from "./read-wechat-call.ts";
import { createWechatToken } from "./wechat-token.ts";

type CodeType = "web" | "inapp" | "mini";

const REAL_API = "https://api.weixin.qq.com";
/** errcodes of a refused token: 40001 wrong, 40014 malformed, 42001 expired. */
const TOKEN_REFUSED: readonly number[] = [40001, 40014, 42001];
/** errcodes of an account without the right to read profiles; retrying does not help. */
const NEVER_TOLD: readonly number[] = [48001, 50001, 50002];
/** errcodes of a person's `code`: unknown, used, missing, expired; 40226: the platform has blocked this person. */
const CODE_REFUSED: readonly number[] = [40029, 40163, 41008, 42003, 40226];
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

  async function callAccount(path: string, query: Record<string, string>, body?: object): Promise<WechatAnswer> {
    return demand(await askAccount(path, query, body), path);
  }

  /** Calls the account's API with its token, renewing a refused one once; answers carry their `errcode`. */
  async function askAccount(path: string, query: Record<string, string>, body?: object): Promise<WechatAnswer> {
    if (token === null) throw unavailable();
    const ask = (accessToken: string) =>
      callWechat(request, { url: address(path, { access_token: accessToken, ...query }), again: true, ...(body && { body }) });
    const first = await token.current();
    const answer = await ask(first);
    return TOKEN_REFUSED.includes(answer.errcode) ? ask(await token.after(first)) : answer;
  }

  /** Calls that spend a code are never repeated: the code would be used already. */
  async function spendCode(path: string, query: Record<string, string>): Promise<WechatAnswer> {
    const answer = await callWechat(request, { url: address(path, query) });
    if (CODE_REFUSED.includes(answer.errcode)) throw new AppError("login.denied", {}, `messaging platform: errcode ${answer.errcode}`);
    return demand(answer, path);
  }

  function address(path: string, query: Record<string, string>): URL {
    const url = new URL(apiBase + path);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }

  function appOf(type: CodeType): WechatApp {
    const app = { web, inapp: account, mini }[type];
    if (app === null) throw unavailable();
    return app;
  }

  async function personOfPageCode(app: WechatApp, code: string): Promise<PlatformPerson> {
    const path = "/sns/oauth2/access_token";
    const granted = await spendCode(path, { appid: app.appId, secret: app.appSecret, code, grant_type: "authorization_code" });
    // Before the person agrees, the app can return a made-up preview user: nobody may be signed in as that.
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
      // Only for an account that will never return profiles: somebody known by unionid would become a second user by openid alone.
      if (!NEVER_TOLD.includes(answer.errcode)) {
        const { subscribe, ...told } = demand(answer, path);
        if (subscribe === 0 && told["unionid"] === undefined) throw platformFailed(`${path}: has left already, nothing is told`);
        return asPerson(app, { ...told, openid });
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

function unavailable(): AppError {
  return new AppError("login.platformFailed", {}, "messaging platform: no credentials for this way to sign in");
}

function noCallbacks(): never {
  throw new AppError("callback.forged", {}, "platform call refused: there is no account here");
}
