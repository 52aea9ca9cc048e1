import { answerAccountCall } from "./answer-account-call.ts";
import { type ApiAnswer, pictureOf, refuse } from "./api-answer.ts";
import type { SandboxApp } from "./credentials.ts";
import { FAULT_ERRCODES } from "./faults.ts";
import { newPerson, openidAt, type Person, unionidOf } from "./people.ts";
import { newSecret, type SandboxState, trim } from "./sandbox-state.ts";

const GRANT_SECONDS = 7200;
const SECOND_MS = 1000;
const RESOURCE_CALLS = ["/cgi-bin/qrcode/create", "/cgi-bin/user/info"];

/** Answers a call of the API by its path; null for an unknown path. */
export async function answerApi(
  state: SandboxState,
  call: { path: string; query: URLSearchParams; body: ApiAnswer },
): Promise<ApiAnswer | null> {
  const { path, query } = call;
  for (const [fault, errcode] of Object.entries(FAULT_ERRCODES)) {
    const onToken = fault.endsWith("Token");
    if (onToken && !RESOURCE_CALLS.includes(path)) continue;
    if (!state.faults.take(fault as keyof typeof FAULT_ERRCODES)) continue;
    // An expired token is replaced by the next plain call; a refused one needs force_refresh.
    if (fault === "expiredToken") state.accessTokens.current = null;
    return refuse(errcode, fault === "addressNotListed" ? "invalid ip 203.0.113.7, not in whitelist" : fault);
  }
  switch (path) {
    case "/sns/oauth2/access_token":
      return exchangeCode(state, query);
    case "/sns/userinfo":
      return describePerson(state, query);
    case "/sns/jscode2session":
      return openSession(state, query);
    default:
      return answerAccountCall(state, call);
  }
}

function exchangeCode(state: SandboxState, query: URLSearchParams): ApiAnswer {
  const { web, account } = state.credentials;
  const app = [web, account].find(({ appId }) => appId === query.get("appid"));
  const spent = spendCode(state, { app, secret: query.get("secret"), code: query.get("code"), grant: query.get("grant_type") });
  if ("errcode" in spent) return spent;
  const { scope } = spent;
  const isPreview = state.faults.take("previewPage");
  const person = isPreview ? newPerson("") : spent.person;
  const token = newSecret();
  state.grants.set(token, { app: spent.app, person, scope, expiresAt: state.now() + GRANT_SECONDS * SECOND_MS });
  trim(state.grants);
  return {
    access_token: token,
    expires_in: GRANT_SECONDS,
    refresh_token: newSecret(),
    openid: openidOf(state, spent.app, person),
    scope,
    ...(isPreview && { is_snapshotuser: 1 }),
    ...(state.behaviour.unionid && { unionid: unionidOf(person) }),
  };
}

function describePerson(state: SandboxState, query: URLSearchParams): ApiAnswer {
  const grant = state.grants.get(query.get("access_token") ?? "");
  if (grant === undefined) return refuse(40001, "invalid credential, access_token is invalid or not latest");
  if (grant.expiresAt <= state.now()) return refuse(42001, "access_token expired");
  const openid = openidOf(state, grant.app, grant.person);
  if (query.get("openid") !== openid) return refuse(40003, "invalid openid");
  if (grant.scope === "snsapi_base") return refuse(48001, "api unauthorized");
  return {
    openid,
    ...(state.behaviour.pageNames && { nickname: grant.person.name, headimgurl: pictureOf(state, grant.person) }),
    sex: 0,
    province: "",
    city: "",
    country: "",
    privilege: [],
    ...(state.behaviour.unionid && { unionid: unionidOf(grant.person) }),
  };
}

function openSession(state: SandboxState, query: URLSearchParams): ApiAnswer {
  const { mini } = state.credentials;
  const app = query.get("appid") === mini.appId ? mini : undefined;
  const spent = spendCode(state, { app, secret: query.get("secret"), code: query.get("js_code"), grant: query.get("grant_type") });
  if ("errcode" in spent) return spent;
  return {
    openid: openidOf(state, mini, spent.person),
    session_key: Buffer.from(newSecret().slice(0, 16)).toString("base64"),
    ...(state.behaviour.unionid && { unionid: unionidOf(spent.person) }),
  };
}

type Spent = { app: SandboxApp; person: Person; scope: string } | { errcode: number };

function spendCode(
  state: SandboxState,
  input: { app: SandboxApp | undefined; secret: string | null; code: string | null; grant: string | null },
): Spent & ApiAnswer {
  const { app, secret, code } = input;
  const refused = (errcode: number, errmsg: string) => refuse(errcode, errmsg) as { errcode: number };
  if (app === undefined) return refused(40013, "invalid appid");
  if (secret !== app.appSecret) return refused(40125, "invalid appsecret");
  if (input.grant !== "authorization_code") return refused(40002, "invalid grant_type");
  if (!code) return refused(41008, "missing code");
  const found = state.codes.get(code);
  if (found === undefined || found.app.appId !== app.appId) return refused(40029, "invalid code");
  if (found.used) return refused(40163, "code been used");
  if (found.expiresAt <= state.now()) return refused(42003, "code expired");
  found.used = true;
  return { app, person: found.person, scope: found.scope };
}

function openidOf(state: SandboxState, app: SandboxApp, person: Person): string {
  return openidAt(app.appId, person, state.credentials.account.appId);
}
