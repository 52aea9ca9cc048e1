import type { request as httpRequest } from "undici";
import { AppError } from "../../platform/errors.ts";
import { readBounded } from "../../platform/read-bounded.ts";

export type Request = typeof httpRequest;
/** What an endpoint answered: 200 even when it refuses, then with `errcode`. */
export type WechatAnswer = Readonly<Record<string, unknown>> & { readonly errcode: number };
export type WechatCall = {
  /** Includes the query, which holds secrets: only its path may be logged. */
  readonly url: URL;
  readonly body?: object;
  /** Repeated once when the platform is busy or does not answer. Not for calls that spend a code or a quota. */
  readonly again?: boolean;
};

const TIMEOUT_MS = 5000;
const ANSWER_MAX_BYTES = 65_536;
const BUSY = -1;
const OK = 0;

/** Error codes the operator can act on; others are shown by number. */
const NOTES: Readonly<Record<number, string>> = {
  40001: "the secret or the access token is wrong",
  40013: "the app id is wrong",
  40014: "the access token is wrong",
  40125: "the app secret is wrong",
  40243: "the app secret is frozen: look at the account's console",
  40164: "this machine's address is not on the account's list of allowed addresses",
  42001: "the access token has ended",
  45009: "the daily quota of this call is used up",
  45011: "too many calls in a minute",
  48001: "the account may not use this call",
};

/** Calls the platform and parses its answer, whatever its `errcode`. Throws login.platformFailed when there is no usable answer. */
export async function callWechat(request: Request, call: WechatCall): Promise<WechatAnswer> {
  try {
    const answer = await callOnce(request, call);
    return answer.errcode === BUSY && call.again ? await callOnce(request, call) : answer;
  } catch (error) {
    if (!call.again) throw error;
    return callOnce(request, call);
  }
}

/** As askWechat, and throws login.platformFailed unless `errcode` is 0. */
export function demand(answer: WechatAnswer, path: string): WechatAnswer {
  if (answer.errcode === OK) return answer;
  const why = NOTES[answer.errcode]?.replace("address", `address ${addressIn(answer)}`.trimEnd());
  throw platformFailed(`${path}: errcode ${answer.errcode}${why === undefined ? "" : ` (${why})`}`);
}

/** The IP address in the platform's message, which the operator must add to its allow list. The rest is not logged. */
function addressIn({ errmsg }: WechatAnswer): string {
  return /\b\d{1,3}(\.\d{1,3}){3}\b/.exec(String(errmsg))?.[0] ?? "";
}

/** A required string of an answer. Throws login.platformFailed. */
export function demandText(answer: WechatAnswer, name: string, path: string): string {
  const value = answer[name];
  if (typeof value !== "string" || value === "") throw platformFailed(`${path}: no ${name}`);
  return value;
}

async function callOnce(request: Request, { url, body }: WechatCall): Promise<WechatAnswer> {
  const path = url.pathname;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let text: string;
  let status: number;
  try {
    const answer = await request(url, {
      method: body === undefined ? "GET" : "POST",
      signal,
      ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    status = answer.statusCode;
    text = (await readBounded(answer.body, ANSWER_MAX_BYTES)).toString("utf8");
  } catch (error) {
    // fetch errors can contain the URL with its secrets.
    throw platformFailed(`${path}: ${signal.aborted ? "no answer in time" : codeOf(error)}`);
  }
  if (status !== 200) throw platformFailed(`${path}: status ${status}`);
  return parseAnswer(text, path);
}

function parseAnswer(text: string, path: string): WechatAnswer {
  try {
    // Nicknames can contain unescaped control characters, which are invalid in JSON.
    const parsed: unknown = JSON.parse(text.replace(/\p{Cc}/gu, " "));
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed)) {
      const { errcode = OK } = parsed as { errcode?: unknown };
      if (typeof errcode === "number") return { ...parsed, errcode };
    }
  } catch {
    // No cause: a parser's message quotes the answer.
  }
  throw platformFailed(`${path}: the answer is not what it should be`);
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "connection failed";
}

export function platformFailed(note: string): AppError {
  return new AppError("login.platformFailed", {}, `messaging platform: ${note}`);
}
