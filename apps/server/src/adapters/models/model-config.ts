import { z } from "zod";

/** Timeout of the first piece: DeepSeek queues requests for minutes under load. */
const FIRST_TOKEN_TIMEOUT_MS = 300_000;
/** Timeout between two pieces. */
const IDLE_TIMEOUT_MS = 120_000;
/** Tokens kept for thinking where it counts into `max_tokens`. */
const REASONING_TOKENS = 8192;

/** Metered tokens per provider token; not negative, which would credit balances. */
const priceSchema = z.object({
  prompt: z.number().min(0).default(0),
  completion: z.number().min(0).default(1),
  reasoning: z.number().min(0).default(0),
});

/** Path of the chat protocol behind an endpoint's base address. */
export const CHAT_PATH = "/chat/completions";

/** An endpoint's address as people copy it: with or without the path of the chat protocol, a slash, a query. */
const endpointUrl = z
  .url({ protocol: /^https?$/ })
  .refine((value) => {
    const { username, password, hash } = URL.canParse(value) ? new URL(value) : { username: "?", password: "", hash: "" };
    return username === "" && password === "" && hash === "";
  })
  .transform((value) => new URL(value).href.replace(/(?<!\/)\/+$/, ""));

/** The address that is called. */
export function chatAddress(base: string): URL {
  const url = new URL(base);
  const path = url.pathname.replace(/(?<!\/)\/+$/, "");
  url.pathname = path.endsWith(CHAT_PATH) ? path : path + CHAT_PATH;
  return url;
}

/** One entry of MODELS: an endpoint with the OpenAI chat protocol. */
export const modelConfigSchema = z.strictObject({
  /** Key in calls and in the model list. */
  name: z.string().min(1).max(64),
  /** What the page shows; the name where left out. */
  label: z.string().min(1).optional(),
  /** Address of the endpoint, with or without `/chat/completions`. */
  baseURL: endpointUrl,
  apiKey: z.string().optional(),
  /** The provider's own name of the model. */
  model: z.string().min(1),
  price: z.union([z.number().min(0), priceSchema]).default(1),
  /** Most tokens of one answer, thinking included where it counts into the limit. */
  maxOutput: z.number().int().min(64).optional(),
  /** Models of one class replace one another; default: the name. */
  class: z.string().min(1).optional(),
  /** Answers at the same time; 0 = unlimited. */
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
       * unopened: answers begin inside the thinking, which is only closed with `</think>` (chat templates that end in `<think>`).
       * auto: recognised by its tags; the first answer that turns out to be unopened is not charged, and the finding is kept.
       */
      thinking: z.enum(["auto", "unopened"]).default("auto"),
      /** Newer endpoints take `max_completion_tokens`. */
      maxTokensField: z.enum(["max_tokens", "max_completion_tokens"]).default("max_tokens"),
      /** Leaves out `stream_options` for endpoints that refuse it. */
      withoutStreamOptions: z.boolean().default(false),
      /** The model thinks, and thinking counts into the token limit. */
      thinks: z.boolean().default(false),
      reasoningTokens: z.number().int().min(0).default(REASONING_TOKENS),
      /**
       * `response_format` where an answer is to be JSON. schema: the endpoint takes a JSON Schema; object: only asks for any object;
       * none: refuses the parameter, and is asked in words alone.
       */
      jsonMode: z.enum(["none", "object", "schema"]).default("none"),
      /** Puts the system message before the user's first one, for chat templates that have no system role or pass it over. */
      withoutSystemRole: z.boolean().default(false),
      /** Leaves out `temperature` for endpoints that refuse it, as some that think do. */
      withoutTemperature: z.boolean().default(false),
      /** Merged into the request body unchanged. */
      extraBody: z.record(z.string(), z.unknown()).default({}),
    })
    .prefault({}),
});
export type ModelConfig = z.output<typeof modelConfigSchema>;
