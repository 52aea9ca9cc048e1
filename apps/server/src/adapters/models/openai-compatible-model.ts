import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import { Agent } from "undici";
import { retryAfter } from "../../platform/retry-after.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  type ModelChunk,
  ModelError,
  type ModelMessage,
  type ModelRequest,
  type Pace,
  type PushedModel,
  type TakeChunk,
} from "../../ports/model.ts";
import { asCallFailure, CallFailure, pause, readJson } from "./call-failure.ts";
import { errorCode, type Refusable, refusedParameter } from "./chat-chunk.ts";
import { CHAT_PATH, chatAddress, type ModelConfig } from "./model-config.ts";
import { postForBytes } from "./post-for-bytes.ts";
import { createAnswerReader } from "./read-answer.ts";

const ATTEMPTS = 3;
/** 3,000 characters, which every model can write in one answer; used where MODELS names no maxOutput. */
const ANSWER_TOKENS = 3750;
const BACKOFF_MS = 400;
/** Above this Retry-After no retry is made: the next model of the class answers. */
const RETRY_AFTER_MAX_MS = 20_000;
const WORTH_RETRYING: readonly number[] = [408, 429, 500, 502, 503, 504];
const [BAD_REQUEST, NOT_FOUND, UNPROCESSABLE] = [400, 404, 422];
/** Time for the usage and the end mark after a finish reason; some endpoints keep the connection open instead. */
const FINISHED_MS = 3000;
const VERSION = /\/v\d+(?=\/)/;

/** Any endpoint with the OpenAI chat protocol: DeepSeek, Volcengine Ark, Ollama, vLLM … */
export function createOpenAiCompatibleModel(input: { config: ModelConfig; clock: Clock; log: Logger }): PushedModel {
  const { config, clock, log } = input;
  const { quirks, timeouts } = config;
  // Timeouts are ours (below), so the client's are off.
  const dispatcher = new Agent({ bodyTimeout: 0, headersTimeout: 0, connections: null, pipelining: 1 });
  const url = chatAddress(config.baseURL);
  /** Parameters this endpoint has refused: they are left out from then on. */
  const refusedSoFar = new Set<Refusable>();
  const price = typeof config.price === "number" ? { prompt: 0, completion: config.price, reasoning: 0 } : config.price;
  let unopened = quirks.thinking === "unopened";

  async function read(request: ModelRequest, signal: AbortSignal, take: TakeChunk, pace?: Pace): Promise<void> {
    for (let attempt = 1; !signal.aborted; attempt++) {
      const watch = watchTime(signal);
      const reader = createAnswerReader({ unopened });
      let begun = false;
      const giveFrom = (chunks: readonly ModelChunk[], from: number): Promise<void> | null => {
        for (let at = from; at < chunks.length; at++) {
          begun = true;
          const wait = take(chunks[at] as ModelChunk);
          if (wait !== null) return wait.then(() => giveFrom(chunks, at + 1) ?? undefined);
        }
        return null;
      };
      try {
        await post(request, watch.signal, {
          onBytes(bytes) {
            const before = reader.lines;
            const chunks = reader.push(bytes);
            if (reader.finished) watch.finish();
            else if (reader.begun && reader.lines > before) watch.again();
            return giveFrom(chunks, 0);
          },
          isOver: () => reader.failure !== null || reader.done,
          ...(pace && { pace: (hand) => watch.wait(hand, pace) }),
          mayWait: () => reader.begun,
        });
        if (reader.failure !== null) throw reader.failure;
        if (signal.aborted) return;
        await giveFrom(reader.end(), 0);
        return;
      } catch (error) {
        if (signal.aborted) return;
        // The answer is whole: what was to follow did not come, or the connection broke.
        if (reader.finished && reader.failure === null && !(error instanceof ModelError)) {
          await giveFrom(reader.end(), 0);
          return;
        }
        const { fault, again, waitMs } = asCallFailure(watch.late ?? error, begun);
        const address = url.origin + url.pathname;
        log.warn({ model: config.name, address, fault: fault.fault, note: fault.message, attempt, begun }, "model call failed");
        const pauseMs = waitMs ?? BACKOFF_MS * 2 ** (attempt - 1);
        if (begun || !again || attempt >= ATTEMPTS || pauseMs > RETRY_AFTER_MAX_MS) throw fault;
        await pause(clock, pauseMs, signal);
      } finally {
        unopened ||= reader.unopened;
        watch.close();
      }
    }
  }

  /** Aborts a call that sends nothing for too long, and records that this was the cause. */
  function watchTime(signal: AbortSignal) {
    const ending = new AbortController();
    const onAbort = () => ending.abort();
    signal.addEventListener("abort", onAbort);
    let lastSign = clock.now();
    let cancel = clock.after(timeouts.firstTokenMs, () => expire("timeoutFirst"));
    let waitingFirst = true;
    let isFinished = false;
    let waiting = () => {};
    const expire = (fault: "timeoutFirst" | "timeoutIdle") => {
      watch.late = new ModelError(fault, `nothing came in time (${config.name})`);
      ending.abort();
    };
    // One repeating timer instead of one per piece.
    const look = () => {
      // What waits to be handed over is a sign too.
      waiting();
      const left = lastSign + timeouts.idleMs - clock.now();
      if (left <= 0) expire("timeoutIdle");
      else cancel = clock.after(left, look);
    };
    // No getters: see createAnswerReader.
    const watch = {
      signal: ending.signal,
      late: null as ModelError | null,
      again() {
        if (isFinished) return;
        lastSign = clock.now();
        if (!waitingFirst) return;
        waitingFirst = false;
        cancel();
        cancel = clock.after(timeouts.idleMs, look);
      },
      /** The answer has ended, and nothing prolongs it any more. */
      finish() {
        if (isFinished) return;
        isFinished = true;
        cancel();
        cancel = clock.after(FINISHED_MS, () => ending.abort());
      },
      wait(hand: () => void, pace: Pace) {
        waiting = hand;
        pace(hand);
      },
      close() {
        cancel();
        signal.removeEventListener("abort", onAbort);
        ending.abort();
      },
    };
    return watch;
  }

  /** Resolves when the answer has ended, or `isOver`. */
  async function post(
    request: ModelRequest,
    signal: AbortSignal,
    taking: Pick<Parameters<typeof postForBytes>[0], "onBytes" | "isOver" | "pace" | "mayWait">,
  ): Promise<void> {
    const thinking = quirks.thinks || unopened ? thinkingTokens(config) : 0;
    const refused = await postForBytes({
      ...taking,
      dispatcher,
      url,
      signal,
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        "accept-encoding": "identity",
        ...(config.apiKey !== undefined && { authorization: `Bearer ${config.apiKey}` }),
      },
      body: JSON.stringify({
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
      }),
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

  return {
    info: {
      name: config.name,
      label: config.label ?? config.name,
      builtin: false,
      class: config.class ?? config.name,
      maxOutput: config.maxOutput === undefined ? ANSWER_TOKENS : config.maxOutput - (quirks.thinks ? thinkingTokens(config) : 0),
      price,
      concurrency: config.concurrency,
    },
    read,
  };
}

/** Tokens of an answer left for thinking: half of what the operator allows at most. */
function thinkingTokens({ maxOutput, quirks }: ModelConfig): number {
  return maxOutput === undefined ? quirks.reasoningTokens : Math.min(quirks.reasoningTokens, Math.floor(maxOutput / 2));
}

/** The same with the system messages at the head of what the user says first. */
function withoutSystemRole(messages: readonly ModelMessage[]): ModelMessage[] {
  const said = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const [first, ...others] = messages.filter(({ role }) => role !== "system");
  if (first?.role !== "user") return [{ role: "user", content: said.join("\n\n") }, ...(first === undefined ? [] : [first, ...others])];
  return [{ role: "user", content: [...said, first.content].join("\n\n") }, ...others];
}

/** `response_format` for an answer in JSON, in the form the provider has; nothing where it has none. */
function responseFormatOf({ responseFormat }: ModelRequest, mode: ModelConfig["quirks"]["jsonMode"]): Record<string, unknown> {
  if (responseFormat === undefined || mode === "none") return {};
  if (mode === "object") return { response_format: { type: "json_object" } };
  return { response_format: { type: "json_schema", json_schema: responseFormat } };
}
