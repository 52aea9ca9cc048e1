import type { Logger } from "pino";
import { Agent, request as httpRequest } from "undici";
import type { Clock } from "../../ports/clock.ts";
import { type Model, type ModelChunk, ModelError, type ModelRequest } from "../../ports/model.ts";
import { asCallFailure, CallFailure, pause, readJson, retryAfter } from "./call-failure.ts";
import { errorCode, parseChatChunk } from "./chat-chunk.ts";
import type { ModelConfig } from "./model-config.ts";
import { readEvents } from "./read-events.ts";
import { createThinkingSplitter } from "./split-thinking.ts";

const ATTEMPTS = 3;
const BACKOFF_MS = 400;
/** A provider that asks for a longer pause is left to the next model of its class. */
const RETRY_AFTER_MAX_MS = 20_000;
const WORTH_RETRYING: readonly number[] = [408, 429, 500, 502, 503, 504];

/** Any endpoint that speaks the OpenAI chat protocol: DeepSeek, Volcengine Ark, Ollama, vLLM … */
export function createOpenAiCompatibleModel(input: { config: ModelConfig; clock: Clock; log: Logger }): Model {
  const { config, clock, log } = input;
  const { quirks, timeouts } = config;
  // Time is watched by our own clock, so the client's limits are off.
  const dispatcher = new Agent({ bodyTimeout: 0, headersTimeout: 0, connections: null, pipelining: 1 });
  const url = `${config.baseURL.replace(/\/+$/, "")}/chat/completions`;
  const price = typeof config.price === "number" ? { prompt: 0, completion: config.price, reasoning: 0 } : config.price;
  let unopened = quirks.thinking === "unopened";

  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelChunk> {
    for (let attempt = 1; !signal.aborted; attempt++) {
      let begun = false;
      try {
        for await (const chunk of once(request, signal)) {
          begun = true;
          yield chunk;
        }
        return;
      } catch (error) {
        if (signal.aborted) return;
        const { fault, again, waitMs } = asCallFailure(error, begun);
        log.warn({ model: config.name, fault: fault.fault, note: fault.message, attempt, begun }, "model call failed");
        const pauseMs = waitMs ?? BACKOFF_MS * 2 ** (attempt - 1);
        if (begun || !again || attempt >= ATTEMPTS || pauseMs > RETRY_AFTER_MAX_MS) throw fault;
        await pause(clock, pauseMs, signal);
      }
    }
  }

  async function* once(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelChunk> {
    const ending = new AbortController();
    let late: "timeoutFirst" | "timeoutIdle" | null = null;
    let cancelTimer = () => {};
    const watch = (fault: "timeoutFirst" | "timeoutIdle", ms: number) => {
      cancelTimer();
      cancelTimer = clock.after(ms, () => {
        late = fault;
        ending.abort();
      });
    };
    const onAbort = () => ending.abort();
    signal.addEventListener("abort", onAbort);
    try {
      watch("timeoutFirst", timeouts.firstTokenMs);
      const body = await open(request, ending.signal);
      yield* read(body, (begun) => {
        if (begun) watch("timeoutIdle", timeouts.idleMs);
      });
    } catch (error) {
      if (late !== null) throw new ModelError(late, `nothing came in time (${config.name})`);
      throw error;
    } finally {
      cancelTimer();
      signal.removeEventListener("abort", onAbort);
      ending.abort();
    }
  }

  async function open(request: ModelRequest, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>> {
    const reasoningTokens = quirks.thinks || unopened ? quirks.reasoningTokens : 0;
    const answer = await httpRequest(url, {
      method: "POST",
      dispatcher,
      signal,
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(config.apiKey !== undefined && { authorization: `Bearer ${config.apiKey}` }),
      },
      body: JSON.stringify({
        model: config.model,
        messages: request.messages,
        stream: true,
        ...(!quirks.withoutStreamOptions && { stream_options: { include_usage: true } }),
        [quirks.maxTokensField]: request.maxTokens + reasoningTokens,
        ...quirks.extraBody,
      }),
    });
    if (answer.statusCode === 200) return answer.body;
    const note = `status ${answer.statusCode}, ${errorCode(await readJson(answer.body))}`;
    const again = WORTH_RETRYING.includes(answer.statusCode);
    throw new CallFailure(new ModelError("status", note), again, retryAfter(answer.headers["retry-after"], clock.now()));
  }

  async function* read(body: AsyncIterable<Uint8Array>, onSign: (begun: boolean) => void): AsyncGenerator<ModelChunk> {
    const splitter = createThinkingSplitter(unopened);
    let begun = false;
    let finish: "stop" | "length" | "filter" | null = null;
    let ended = false;
    for await (const data of readEvents(body)) {
      onSign(begun);
      if (data === null || data === "") continue;
      if (data === "[DONE]") {
        ended = true;
        break;
      }
      const chunk = parseChatChunk(data);
      begun ||= chunk.content !== "" || chunk.reasoning !== "";
      if (chunk.reasoning !== "") yield { type: "reasoning", text: chunk.reasoning };
      if (chunk.content !== "") {
        yield* splitter.push(chunk.content);
        if (splitter.unopened) unopened = true;
        if (splitter.leaked) throw new ModelError("leaked", "thinking without an opening tag; set quirks.thinking to unopened");
      }
      finish = chunk.finish ?? finish;
      if (chunk.usage !== null) yield { type: "usage", usage: chunk.usage };
    }
    if (finish === null && !ended) throw new ModelError("cut", "the answer ended without a finish reason");
    yield* splitter.end();
    yield { type: "finish", reason: finish ?? "stop" };
  }

  return {
    info: {
      name: config.name,
      label: config.label ?? config.name,
      builtin: false,
      class: config.class ?? config.name,
      maxOutput: config.maxOutput,
      price,
      concurrency: config.concurrency,
    },
    stream,
  };
}
