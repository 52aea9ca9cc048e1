import type { Logger } from "pino";
import type { WechatApp } from "../../platform/config.ts";
import type { Clock } from "../../ports/clock.ts";
import type { SharedValues } from "../../ports/shared-values.ts";
import { callWechat, demand, demandText, platformFailed, type Request } from "./call-wechat.ts";

/** Access token of the account's calls, one for all processes. */
export type WechatToken = {
  current(): Promise<string>;
  /** A token other than `refused`, which the platform did not accept. Throws login.platformFailed. */
  after(refused: string): Promise<string>;
};

type Stored = { readonly token: string; readonly renewAt: number; readonly forcedAt: number };

const PATH = "/cgi-bin/stable_token";
const SECOND_MS = 1000;
/** From this long before the expiry the platform issues the next token, and both are valid. */
const RENEW_EARLY_SECONDS = 300;
/** Shortest pause between two renewals of a token about to expire. */
const KEEP_AT_LEAST_SECONDS = 30;
/** The platform allows 20 forced renewals a day; this is the shortest pause between two. */
const FORCE_PAUSE_MS = 30_000;

export function createWechatToken(input: {
  account: WechatApp;
  apiBase: string;
  clock: Clock;
  log: Logger;
  values: SharedValues;
  request: Request;
}): WechatToken {
  const { account, apiBase, clock, log, values, request } = input;
  const key = `wechat.accessToken.${account.appId}`;
  let held: Stored | null = null;
  let renewing: Promise<Stored> | null = null;

  async function fetchToken(force: boolean): Promise<Stored> {
    const body = { grant_type: "client_credential", appid: account.appId, secret: account.appSecret, force_refresh: force };
    const answer = demand(await callWechat(request, { url: new URL(apiBase + PATH), body, again: !force }), PATH);
    const seconds = typeof answer["expires_in"] === "number" ? answer["expires_in"] : 0;
    const now = clock.now();
    return {
      token: demandText(answer, "access_token", PATH),
      renewAt: now + Math.max(seconds - RENEW_EARLY_SECONDS, KEEP_AT_LEAST_SECONDS) * SECOND_MS,
      forcedAt: force ? now : (held?.forcedAt ?? 0),
    };
  }

  /** Forces a new token; where another process has just done so the platform refuses, and the plain call returns that one's token. */
  async function forceToken(refused: string): Promise<Stored> {
    try {
      return await fetchToken(true);
    } catch (error) {
      const next = await fetchToken(false);
      if (next.token === refused) throw error;
      return next;
    }
  }

  const good = (stored: Stored | null, refused: string | null): stored is Stored =>
    stored !== null && stored.token !== refused && stored.renewAt > clock.now();

  async function renew(refused: string | null): Promise<Stored> {
    const shared = await readShared();
    if (shared !== null) held = { ...shared, forcedAt: Math.max(shared.forcedAt, held?.forcedAt ?? 0) };
    if (good(held, refused)) return held;
    let next = await fetchToken(false);
    if (next.token === refused) {
      if (clock.now() - next.forcedAt < FORCE_PAUSE_MS) throw platformFailed(`${PATH}: the same token again, renewed a moment ago`);
      // Stored before the call: a renewal whose answer is lost counts against the platform's limit too.
      held = { ...next, forcedAt: clock.now() };
      next = await forceToken(refused);
      if (next.token === refused) throw platformFailed(`${PATH}: the same token again, though renewed`);
    }
    held = next;
    await values.write(key, JSON.stringify(next)).catch((error: unknown) => log.warn({ err: error }, "platform token not shared"));
    return next;
  }

  /** Parses what another process stored; null for anything else. */
  async function readShared(): Promise<Stored | null> {
    try {
      const stored: unknown = JSON.parse((await values.read(key)) ?? "null");
      return isStored(stored) ? stored : null;
    } catch (error) {
      log.warn({ err: error }, "shared platform token cannot be read");
      return null;
    }
  }

  async function renewOnce(refused: string | null): Promise<string> {
    renewing ??= renew(refused).finally(() => {
      renewing = null;
    });
    const { token } = await renewing;
    // The renewal under way began before this token was refused: its result may be the refused one.
    return token === refused ? renewOnce(refused) : token;
  }

  return {
    current: async () => (good(held, null) ? held.token : renewOnce(null)),
    after: async (refused) => (good(held, refused) ? held.token : renewOnce(refused)),
  };
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== "object" || value === null) return false;
  const { token, renewAt, forcedAt } = value as Partial<Stored>;
  return typeof token === "string" && typeof renewAt === "number" && typeof forcedAt === "number";
}
