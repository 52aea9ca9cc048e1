import { z } from "zod";
import { webUrl } from "../../platform/web-url.ts";

/** Waiting for a slow provider's first piece; DeepSeek keeps a request in its queue for minutes under load. */
const FIRST_TOKEN_TIMEOUT_MS = 300_000;
/** Between two pieces. */
const IDLE_TIMEOUT_MS = 120_000;
const MAX_OUTPUT_TOKENS = 4096;
/** Room for thinking where it is counted into `max_tokens`. */
const REASONING_TOKENS = 8192;

/** Metered tokens per provider token. A negative price would fill balances. */
const priceSchema = z.object({
  prompt: z.number().min(0).default(0),
  completion: z.number().min(0).default(1),
  reasoning: z.number().min(0).default(0),
});

/** One entry of MODELS: an endpoint that speaks the OpenAI chat protocol. */
export const modelConfigSchema = z.strictObject({
  /** Key in calls and in the model list. */
  name: z.string().min(1).max(64),
  /** What the page shows; the name where left out. */
  label: z.string().min(1).optional(),
  /** Address before `/chat/completions`. */
  baseURL: webUrl,
  apiKey: z.string().optional(),
  /** The provider's own name of the model. */
  model: z.string().min(1),
  price: z.union([z.number().min(0), priceSchema]).default(1),
  /** Tokens one answer can have at most. */
  maxOutput: z.number().int().min(64).default(MAX_OUTPUT_TOKENS),
  /** Models of one class stand in for one another; the name where left out. */
  class: z.string().min(1).optional(),
  /** Answers at the same time; 0 = no bound. */
  concurrency: z.number().int().min(0).default(0),
  timeouts: z
    .strictObject({
      firstTokenMs: z.number().int().min(1).default(FIRST_TOKEN_TIMEOUT_MS),
      idleMs: z.number().int().min(1).default(IDLE_TIMEOUT_MS),
    })
    .prefault({}),
  quirks: z
    .strictObject({
      /**
       * unopened: the answer begins inside its thinking and only closes it with `</think>` (chat templates that end in `<think>`).
       * auto: recognised by its tags; a first answer that turns out to be unopened is not charged and is remembered.
       */
      thinking: z.enum(["auto", "unopened"]).default("auto"),
      /** Newer endpoints take `max_completion_tokens`. */
      maxTokensField: z.enum(["max_tokens", "max_completion_tokens"]).default("max_tokens"),
      /** Endpoints that refuse `stream_options`. */
      withoutStreamOptions: z.boolean().default(false),
      /** The model thinks, and its thinking counts into the token limit. */
      thinks: z.boolean().default(false),
      reasoningTokens: z.number().int().min(0).default(REASONING_TOKENS),
      /**
       * `response_format` where an answer is to be JSON. schema: the endpoint takes a JSON Schema; object: only asks for any object;
       * none: refuses the parameter, and is asked in words alone.
       */
      jsonMode: z.enum(["none", "object", "schema"]).default("none"),
      /** Merged into the body as it is. */
      extraBody: z.record(z.string(), z.unknown()).default({}),
    })
    .prefault({}),
});
export type ModelConfig = z.output<typeof modelConfigSchema>;
