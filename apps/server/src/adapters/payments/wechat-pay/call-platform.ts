import { request } from "undici";
import { AppError } from "../../../platform/errors.ts";
import { readBounded } from "../../../platform/read-bounded.ts";
import type { Clock } from "../../../ports/clock.ts";
import { isProbe, isSigned } from "./check-signature.ts";
import { createPlatformKeys, type PlatformKeys } from "./platform-keys.ts";
import { authorize } from "./sign-call.ts";
import type { WechatPayConfig } from "./wechat-pay-config.ts";

const TIMEOUT_MS = 8000;
/** Bytes. A bill has a line for every payment of a day. */
const BILL_TIMEOUT_MS = 60_000;
const BILL_MAX_BYTES = 67_108_864;
const ANSWER_MAX_BYTES = 262_144;
/** The platform refuses calls without a User-Agent. */
const USER_AGENT = "tangleaf";
const OK = 200;
const NO_CONTENT = 204;
const FIRST_FAULT_STATUS = 500;
const TOO_MANY = 429;
/** Refused credentials: the answer says nothing about what was asked. */
const NOT_US = 401;
/** Error code of what does not exist. */
const NOTHING_THERE = "RESOURCENOTEXISTS";

/**
 * An answer of the platform: `code` is its error code, empty for a success. Underscores are removed, because it writes both
 * ORDER_NOT_EXIST and ORDERNOTEXIST.
 */
export type PlatformAnswer = { readonly status: number; readonly body: string; readonly code: string };

type Call = { readonly method: "GET" | "POST"; readonly path: string; readonly content?: object };

export type Platform = {
  readonly keys: PlatformKeys;
  /** Returns successes and the platform's own errors; throws pay.platformFailed for anything else. */
  call(call: Call): Promise<PlatformAnswer>;
  /** Downloads a file of the platform: not signed, but with a checksum in a signed answer. */
  download(url: string): Promise<Buffer>;
};

/** Signed calls whose successes are accepted only with the platform's signature. */
export function createPlatform(config: WechatPayConfig, clock: Clock, timeoutMs = TIMEOUT_MS): Platform {
  const keys = createPlatformKeys(config, clock, async () => {
    const { status, body } = await exchange({ method: "GET", path: "/v3/certificates" });
    if (status === OK) return body;
    // Merchants who began with a public key have no platform certificates.
    if (config.platformKey !== null && codeOf(body) === NOTHING_THERE) return null;
    throw new AppError("pay.platformFailed", {}, `certificates: ${status} ${codeOf(body)}`);
  });

  async function exchange({ method, path, content }: Call) {
    const body = content === undefined ? "" : JSON.stringify(content);
    try {
      const headers = {
        // Throws for a merchant key that cannot be read.
        authorization: authorize(config, { method, path, body, now: clock.now() }),
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": USER_AGENT,
        ...(config.platformKey && { "wechatpay-serial": config.platformKey.id }),
      };
      const answer = await request(config.base + path, {
        method,
        headers,
        ...(body !== "" && { body }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const received = Object.entries(answer.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
      const answered = (await readBounded(answer.body, ANSWER_MAX_BYTES)).toString("utf8");
      return { status: answer.statusCode, body: answered, headers: Object.fromEntries(received) };
    } catch (error) {
      throw new AppError("pay.platformFailed", {}, `${method} ${pathOnly(path)}`, { cause: error });
    }
  }

  const failed = ({ method, path }: Call, why: string) => new AppError("pay.platformFailed", {}, `${method} ${pathOnly(path)}: ${why}`);

  /** null for an answer with a deliberately wrong signature (the platform sends some as probes). */
  async function callOnce(call: Call): Promise<PlatformAnswer | null> {
    const { status, body, headers } = await exchange(call);
    if (status >= FIRST_FAULT_STATUS || status === TOO_MANY || status === NOT_US) throw failed(call, `${status} ${codeOf(body)}`);
    // 202 means accepted, not done. Errors are not signed, so they may lead to a retry or to giving up, but to nothing else.
    if (status !== OK && status !== NO_CONTENT) return { status, body, code: codeOf(body) || "UNKNOWN" };
    if (await isSigned({ headers, body }, { keys, now: clock.now() })) return { status, body, code: "" };
    if (isProbe(headers)) return null;
    throw failed(call, "the answer is not signed by the platform");
  }

  return {
    keys,
    async call(call) {
      // A probed call was carried out, and repeating any call of ours gives the first result.
      const answer = (await callOnce(call)) ?? (await callOnce(call));
      if (answer === null) throw failed(call, "the answer is a probe, twice");
      return answer;
    },
    async download(url) {
      const { origin, pathname, search } = new URL(url);
      const failed = (why: string, cause?: unknown) => new AppError("pay.platformFailed", {}, `bill: ${why}`, { cause });
      // The address comes from a signed answer; it must still be the platform's own host.
      if (origin !== new URL(config.base).origin) throw failed("a file somewhere else");
      try {
        const authorization = authorize(config, { method: "GET", path: pathname + search, body: "", now: clock.now() });
        const headers = { authorization, accept: "*/*", "user-agent": USER_AGENT };
        const answer = await request(url, { headers, signal: AbortSignal.timeout(BILL_TIMEOUT_MS) });
        const file = await readBounded(answer.body, BILL_MAX_BYTES);
        if (answer.statusCode === OK) return file;
        throw failed(String(answer.statusCode));
      } catch (error) {
        throw error instanceof AppError ? error : failed("not fetched", error);
      }
    },
  };
}

/** Empty where there is no code. */
function codeOf(body: string): string {
  try {
    const { code } = JSON.parse(body);
    return typeof code === "string" && /^\w{1,64}$/.test(code) ? code.replaceAll("_", "") : "";
  } catch {
    return "";
  }
}

/** The path without its query, for the log. */
function pathOnly(path: string): string {
  return path.split("?")[0] ?? path;
}
