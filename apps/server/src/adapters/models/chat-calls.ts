import type { IncomingHttpHeaders } from "node:http";
import { Agent } from "undici";
import { retryAfter } from "../../platform/retry-after.ts";
import type { Clock } from "../../ports/clock.ts";
import { ModelError, type ModelMessage, type ModelRequest } from "../../ports/model.ts";
import { CallFailure, readJson } from "./call-failure.ts";
import { errorCode, type Refusable, refusedParameter } from "./chat-chunk.ts";
import type { HandOver } from "./hand-over-bytes.ts";
import { CHAT_PATH, chatAddress, type ModelConfig } from "./model-config.ts";
import { postForBytes } from "./post-for-bytes.ts";

const WORTH_RETRYING: readonly number[] = [408, 429, 500, 502, 503, 504];
const [BAD_REQUEST, NOT_FOUND, UNPROCESSABLE] = [400, 404, 422];
const VERSION = /\/v\d+(?=\/)/;

/** Calls of one endpoint. What it has refused is left out of the calls that follow. */
export function createChatCalls({ config, clock }: { readonly config: ModelConfig; readonly clock: Clock }) {
  const { quirks } = config;
  // Timeouts are ours (watch-time.ts), so the client's are off.
  const dispatcher = new Agent({ bodyTimeout: 0, headersTimeout: 0, connections: null, pipelining: 1 });
  const url = chatAddress(config.baseURL);
  /** Parameters this endpoint has refused: they are left out from then on. */
  const refusedSoFar = new Set<Refusable>();

  /** `thinks`: the answer begins with thinking, which takes tokens of its own. */
  function toBody(request: ModelRequest, thinks: boolean) {
    const thinking = thinks ? thinkingTokens(config) : 0;
    return {
      model: config.model,
      messages: quirks.withoutSystemRole ? withoutSystemRole(request.messages) : request.messages,
      stream: true,
      ...(!quirks.withoutStreamOptions && !refusedSoFar.has("stream_options") && { stream_options: { include_usage: true } }),
      [refusedSoFar.has("max_tokens") ? "max_completion_tokens" : quirks.maxTokensField]: Math.min(
        request.maxTokens + thinking,
        config.maxOutput ?? Number.MAX_SAFE_INTEGER,
      ),
      ...(request.temperature !== undefined && !quirks.withoutTemperature && !refusedSoFar.has("temperature")
        ? { temperature: request.temperature }
        : {}),
      ...(refusedSoFar.has("response_format") ? {} : responseFormatOf(request, quirks.jsonMode)),
      ...quirks.extraBody,
    };
  }

  /** Resolves when the answer has ended, or `isOver`. */
  async function post(request: ModelRequest, signal: AbortSignal, handOver: HandOver & { readonly thinks: boolean }): Promise<void> {
    const refused = await postForBytes({
      ...handOver,
      dispatcher,
      url,
      signal,
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        "accept-encoding": "identity",
        ...(config.apiKey !== undefined && { authorization: `Bearer ${config.apiKey}` }),
      },
      body: JSON.stringify(toBody(request, handOver.thinks)),
    });
    if (refused === null) return;
    throw explainRefusal(refused.status, await readJson(refused.body, clock), refused.headers);
  }

  /** The failure of a refused call. What the endpoint does not take is left out of the next call, which is made at once. */
  function explainRefusal(status: number, body: unknown, headers: IncomingHttpHeaders): CallFailure {
    const parameter = status === BAD_REQUEST || status === UNPROCESSABLE ? refusedParameter(body) : null;
    const kind = headers["content-type"]?.split(";")[0] ?? "no content type";
    const note = [`status ${status}`, errorCode(body), ...(body === null ? [kind] : []), ...(parameter === null ? [] : [parameter])].join(
      ", ",
    );
    const fault = new ModelError("status", note);
    if (parameter !== null && !refusedSoFar.has(parameter)) {
      refusedSoFar.add(parameter);
      return new CallFailure(fault, true, 0);
    }
    // Addresses are given with and without the version of the protocol.
    if (status === NOT_FOUND && !VERSION.test(url.pathname)) {
      url.pathname = url.pathname.replace(CHAT_PATH, `/v1${CHAT_PATH}`);
      return new CallFailure(fault, true, 0);
    }
    return new CallFailure(fault, WORTH_RETRYING.includes(status), retryAfter(headers["retry-after"], clock.now()));
  }

  return { post, url };
}

/** Tokens of an answer left for thinking: half of what the operator allows at most. */
export function thinkingTokens({ maxOutput, quirks }: ModelConfig): number {
  return maxOutput === undefined ? quirks.reasoningTokens : Math.min(quirks.reasoningTokens, Math.floor(maxOutput / 2));
}

/** The same with the system messages at the head of what the user says first. */
function withoutSystemRole(messages: readonly ModelMessage[]): ModelMessage[] {
  const instructions = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const [first, ...others] = messages.filter(({ role }) => role !== "system");
  if (first?.role !== "user")
    return [{ role: "user", content: instructions.join("\n\n") }, ...(first === undefined ? [] : [first, ...others])];
  return [{ role: "user", content: [...instructions, first.content].join("\n\n") }, ...others];
}

/** `response_format` for an answer in JSON, in the form the provider has; nothing where it has none. */
function responseFormatOf({ responseFormat }: ModelRequest, mode: ModelConfig["quirks"]["jsonMode"]): Record<string, unknown> {
  if (responseFormat === undefined || mode === "none") return {};
  if (mode === "object") return { response_format: { type: "json_object" } };
  return { response_format: { type: "json_schema", json_schema: responseFormat } };
}
