import { randomBytes } from "node:crypto";
import { type ApiAnswer, pictureOf, refuse } from "./api-answer.ts";
import { newPerson, unionidOf } from "./people.ts";
import { pushEvent } from "./push-event.ts";
import { newSecret, type SandboxState, trim } from "./sandbox-state.ts";

const SECOND_MS = 1000;
const TOKEN_SECONDS = 7200;
/** In its last minutes a token is replaced, and the old one stays valid until its expiry. */
const OVERLAP_SECONDS = 300;
const FORCE_PAUSE_MS = 30_000;
const FORCES_A_DAY = 20;
const DAY_MS = 86_400_000;
const SCENE_MAX_CHARACTERS = 64;
const QR_DEFAULT_SECONDS = 60;
const QR_MAX_SECONDS = 2_592_000;

type Call = { path: string; query: URLSearchParams; body: ApiAnswer };

/** Calls of the official account. Null for an unknown path. */
export async function answerAccountCall(state: SandboxState, call: Call): Promise<ApiAnswer | null> {
  if (call.path === "/cgi-bin/stable_token") return giveToken(state, call.body);
  const answer = { "/cgi-bin/qrcode/create": createQr, "/cgi-bin/user/info": describeFollower }[call.path];
  if (answer === undefined) return null;
  return checkToken(state, call.query.get("access_token")) ?? answer(state, call);
}

function giveToken(state: SandboxState, body: ApiAnswer): ApiAnswer {
  const { account } = state.credentials;
  const tokens = state.accessTokens;
  if (body["grant_type"] !== "client_credential") return refuse(40002, "invalid grant_type");
  if (body["appid"] !== account.appId) return refuse(40013, "invalid appid");
  if (body["secret"] !== account.appSecret) return refuse(40125, "invalid appsecret");
  const now = state.now();
  const leftSeconds = () => TOKEN_SECONDS - Math.floor((now - tokens.issuedAt) / SECOND_MS);
  if (body["force_refresh"] === true) {
    if (now - tokens.forcedAt < FORCE_PAUSE_MS) return refuse(45011, "api minute-quota reach limit, must slower, retry next minute");
    const day = Math.floor(now / DAY_MS);
    if (day !== tokens.forcedDay) Object.assign(tokens, { forcedDay: day, forcedToday: 0 });
    if (tokens.forcedToday >= FORCES_A_DAY) return refuse(45009, "reach max api daily quota limit");
    tokens.forcedAt = now;
    tokens.forcedToday++;
    tokens.previous = null;
    issue();
  } else if (tokens.current === null || leftSeconds() <= OVERLAP_SECONDS) {
    tokens.previous = tokens.current === null ? null : { token: tokens.current, until: tokens.issuedAt + TOKEN_SECONDS * SECOND_MS };
    issue();
  }
  return { access_token: tokens.current, expires_in: leftSeconds() };

  function issue(): void {
    tokens.current = `${state.now().toString(36)}_${newSecret()}`;
    tokens.issuedAt = now;
  }
}

function checkToken(state: SandboxState, token: string | null): ApiAnswer | null {
  const { current, issuedAt, previous } = state.accessTokens;
  const now = state.now();
  if (!token) return refuse(41001, "access_token missing");
  if (token === previous?.token && now < previous.until) return null;
  if (token !== current) return refuse(40001, "invalid credential, access_token is invalid or not latest");
  return now - issuedAt >= TOKEN_SECONDS * SECOND_MS ? refuse(42001, "access_token expired") : null;
}

async function createQr(state: SandboxState, { body }: Call): Promise<ApiAnswer> {
  const { expire_seconds: asked = QR_DEFAULT_SECONDS, action_name: action, action_info: info } = body;
  const scene = (info as { scene?: { scene_str?: unknown } } | undefined)?.scene?.scene_str;
  const seconds = Math.min(Number(asked), QR_MAX_SECONDS);
  const wrong = action !== "QR_STR_SCENE" || typeof scene !== "string" || scene === "" || scene.length > SCENE_MAX_CHARACTERS;
  if (wrong || !(seconds > 0)) return refuse(40053, "invalid action info");
  const ticket = randomBytes(18).toString("base64url");
  state.tickets.set(ticket, { ticket, scene, expiresAt: state.now() + seconds * SECOND_MS });
  trim(state.tickets);
  if (state.faults.take("earlyCallback")) {
    const person = newPerson("Early Bird");
    state.people.set(person.openid, person);
    state.follows.set(person.openid, true);
    await pushEvent(state, { event: "subscribe", person, eventKey: `qrscene_${scene}`, ticket });
  }
  return { ticket, expire_seconds: seconds, url: `${state.publicBase}/sandbox/wechat/q/${ticket}` };
}

/** A person this process has not seen counts as a follower: their phone keeps its identity in a cookie. */
function describeFollower(state: SandboxState, { query }: Call): ApiAnswer {
  const openid = query.get("openid") ?? "";
  if (!/^o[\w-]{27}$/.test(openid)) return refuse(40003, "invalid openid");
  const person = state.people.get(openid) ?? { openid, name: "" };
  const unionid = state.behaviour.unionid && { unionid: unionidOf(person) };
  // The platform returns nothing about people who have unfollowed.
  if (state.follows.get(openid) === false) return { subscribe: 0, openid, tagid_list: [] };
  return {
    subscribe: 1,
    openid,
    language: "zh_CN",
    subscribe_time: Math.floor(state.now() / SECOND_MS),
    ...unionid,
    remark: "",
    groupid: 0,
    tagid_list: [],
    subscribe_scene: "ADD_SCENE_QR_CODE",
    qr_scene: 0,
    qr_scene_str: "",
    nickname: state.behaviour.followerNames ? person.name : "",
    headimgurl: state.behaviour.followerNames ? pictureOf(state, person) : "",
  };
}
