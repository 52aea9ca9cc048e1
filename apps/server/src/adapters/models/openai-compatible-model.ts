import type { Logger } from "pino";
import type { Clock } from "../../ports/clock.ts";
import { type ModelChunk, ModelError, type ModelRequest, type Pace, type PushedModel, type TakeChunk } from "../../ports/model.ts";
import { asCallFailure, pause } from "./call-failure.ts";
import { createChatCalls, thinkingTokens } from "./chat-calls.ts";
import type { ModelConfig } from "./model-config.ts";
import { createAnswerReader } from "./read-answer.ts";
import { watchTime } from "./watch-time.ts";

const ATTEMPTS = 3;
/** 3,000 characters, which every model can write in one answer; used where MODELS names no maxOutput. */
const ANSWER_TOKENS = 3750;
const BACKOFF_MS = 400;
/** Above this Retry-After no retry is made: the next model of the class answers. */
const RETRY_AFTER_MAX_MS = 20_000;

/** Any endpoint with the OpenAI chat protocol: DeepSeek, Volcengine Ark, Ollama, vLLM … */
export function createOpenAiCompatibleModel(input: { config: ModelConfig; clock: Clock; log: Logger }): PushedModel {
  const { config, clock, log } = input;
  const { quirks } = config;
  const { post, url } = createChatCalls({ config, clock });
  const price = typeof config.price === "number" ? { prompt: 0, completion: config.price, reasoning: 0 } : config.price;
  let unopened = quirks.thinking === "unopened";

  async function read(request: ModelRequest, signal: AbortSignal, take: TakeChunk, pace?: Pace): Promise<void> {
    for (let attempt = 1; !signal.aborted; attempt++) {
      const watch = watchTime(signal, { clock, config });
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
          thinks: quirks.thinks || unopened,
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
