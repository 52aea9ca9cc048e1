import { AppError } from "../../platform/errors.ts";
import { callWechat, demand, type Request, type WechatAnswer } from "./call-wechat.ts";
import type { createWechatToken } from "./wechat-token.ts";

/** errcodes of a refused token: 40001 wrong, 40014 malformed, 42001 expired. */
const TOKEN_REFUSED: readonly number[] = [40001, 40014, 42001];
/** errcodes of a person's `code`: unknown, used, missing, expired; 40226: the platform has blocked this person. */
const CODE_REFUSED: readonly number[] = [40029, 40163, 41008, 42003, 40226];

type WechatCalls = {
  readonly apiBase: string;
  readonly request: Request;
  /** null: there is no service account. */
  readonly token: ReturnType<typeof createWechatToken> | null;
};

/** The calls of WeChat's API: those of the service account, and those that spend a person's code. */
export function createWechatCalls({ apiBase, request, token }: WechatCalls) {
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

  return { callAccount, askAccount, spendCode, address };
}

export function unavailable(): AppError {
  return new AppError("login.platformFailed", {}, "messaging platform: no credentials for this way to sign in");
}
