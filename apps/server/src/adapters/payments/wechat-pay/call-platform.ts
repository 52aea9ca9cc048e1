import { request } from "undici";
import type { WechatPayConfig } from "../../../platform/config.ts";
import { AppError } from "../../../platform/errors.ts";
import type { Clock } from "../../../ports/clock.ts";
import { isSigned } from "./check-signature.ts";
import { createPlatformKeys, type PlatformKeys } from "./platform-keys.ts";
import { authorize } from "./sign-call.ts";

const TIMEOUT_MS = 8000;
/** The platform refuses callers that do not say what they are. */
const USER_AGENT = "tangleaf";
const OK = 200;
const FIRST_ERROR_STATUS = 400;
const FIRST_FAULT_STATUS = 500;
const TOO_MANY = 429;
/** The platform does not know us: whatever was asked, nothing was answered. */
const NOT_US = 401;

/** What the platform answered: `code` is its word for an error, empty for a success. */
export type PlatformAnswer = { readonly status: number; readonly body: string; readonly code: string };

type Call = { readonly method: "GET" | "POST"; readonly path: string; readonly content?: object };

export type Platform = {
  readonly keys: PlatformKeys;
  /** Answers with a success or an error of the platform's own; throws pay.platformFailed for anything else. */
  call(call: Call): Promise<PlatformAnswer>;
  /** A file of the platform, which is not signed: its checksum is. */
  download(url: string): Promise<Buffer>;
};

/** Signed calls whose answers are believed only with the platform's signature. */
export function createPlatform(config: WechatPayConfig, clock: Clock, timeoutMs = TIMEOUT_MS): Platform {
  const keys = createPlatformKeys(config, clock, async () => {
    const { status, body } = await exchange({ method: "GET", path: "/v3/certificates" });
    if (status !== OK) throw new AppError("pay.platformFailed", {}, `certificates: ${status} ${codeOf(body)}`);
    return body;
  });

  async function exchange({ method, path, content }: Call) {
    const body = content === undefined ? "" : JSON.stringify(content);
    const headers = {
      authorization: authorize(config, { method, path, body, now: clock.now() }),
      accept: "application/json",
      "content-type": "application/json",
      "user-agent": USER_AGENT,
      ...(config.platformKey && { "wechatpay-serial": config.platformKey.id }),
    };
    try {
      const answer = await request(config.base + path, {
        method,
        headers,
        ...(body !== "" && { body }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const received = Object.entries(answer.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
      return { status: answer.statusCode, body: await answer.body.text(), headers: Object.fromEntries(received) };
    } catch (error) {
      throw new AppError("pay.platformFailed", {}, `${method} ${pathOnly(path)}`, { cause: error });
    }
  }

  return {
    keys,
    async call(call) {
      const { status, body, headers } = await exchange(call);
      const failed = (why: string) => new AppError("pay.platformFailed", {}, `${call.method} ${pathOnly(call.path)}: ${why}`);
      if (status >= FIRST_FAULT_STATUS || status === TOO_MANY || status === NOT_US) throw failed(`${status} ${codeOf(body)}`);
      // Errors of the calling kind come without a signature; nothing is done on their word but to try again or to give up.
      if (status >= FIRST_ERROR_STATUS) return { status, body, code: codeOf(body) || "UNKNOWN" };
      if (!(await isSigned({ headers, body }, { keys, now: clock.now() }))) throw failed("the answer is not signed by the platform");
      return { status, body, code: "" };
    },
    async download(url) {
      const { origin, pathname, search } = new URL(url);
      const failed = (why: string, cause?: unknown) => new AppError("pay.platformFailed", {}, `bill: ${why}`, { cause });
      // The file's address comes in a signed answer, and still only the platform itself is asked.
      if (origin !== new URL(config.base).origin) throw failed("a file somewhere else");
      const authorization = authorize(config, { method: "GET", path: pathname + search, body: "", now: clock.now() });
      try {
        const headers = { authorization, accept: "*/*", "user-agent": USER_AGENT };
        const answer = await request(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
        const file = Buffer.from(await answer.body.arrayBuffer());
        if (answer.statusCode === OK) return file;
        throw failed(String(answer.statusCode));
      } catch (error) {
        throw error instanceof AppError ? error : failed("not fetched", error);
      }
    },
  };
}

function codeOf(body: string): string {
  try {
    const { code } = JSON.parse(body);
    return typeof code === "string" ? code : "";
  } catch {
    return "";
  }
}

/** Without the query: it may hold what does not belong into a log. */
function pathOnly(path: string): string {
  return path.split("?")[0] ?? path;
}
