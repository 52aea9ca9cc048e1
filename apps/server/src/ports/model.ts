import type { SampleTask } from "@tangleaf/writer";

/** A language model as the engine sees it: text goes in, a stream of typed pieces comes out. */
export type ModelMessage = { readonly role: "system" | "user" | "assistant"; readonly content: string };

/** The answer is to be one JSON object. */
export type ResponseFormat = {
  /** For the provider's log: letters, digits, `_` and `-`. */
  readonly name: string;
  /** JSON Schema of the object. */
  readonly schema: Readonly<Record<string, unknown>>;
};

export type ModelRequest = {
  /** Whose text it is: a model that shares threads among people gives turns by it. It is sent to no provider. */
  readonly userId: string;
  readonly messages: readonly ModelMessage[];
  /** Upper bound of the answer in the provider's tokens. */
  readonly maxTokens: number;
  /** How freely words are chosen, 0 = the likeliest ones; left out: whatever the provider takes. */
  readonly temperature?: number;
  /** Sent to providers that support it; the messages ask for the same in words. */
  readonly responseFormat?: ResponseFormat;
  /** The same question for the built-in sample writer, which reads no messages. Other models ignore it. */
  readonly hint: SampleTask;
};

/** Tokens as the provider counted them. */
export type ModelUsage = { readonly promptTokens: number; readonly completionTokens: number; readonly reasoningTokens: number };

export type ModelChunk =
  | { readonly type: "text"; readonly text: string }
  /** Thinking aloud: shown apart, never part of the text. */
  | { readonly type: "reasoning"; readonly text: string }
  | { readonly type: "usage"; readonly usage: ModelUsage }
  /** Always last. `length`: cut by its own limit, not an end. */
  | { readonly type: "finish"; readonly reason: "stop" | "length" | "filter" };

export type ModelInfo = {
  /** Key in `model` of a call. */
  readonly name: string;
  /** What the page shows. */
  readonly label: string;
  readonly builtin: boolean;
  /** Models of one class may stand in for one another. */
  readonly class: string;
  /** Tokens of text one answer can have at most; what the model thinks is not among them. */
  readonly maxOutput: number;
  /** Metered tokens per provider token. */
  readonly price: { readonly prompt: number; readonly completion: number; readonly reasoning: number };
  /** Answers of this model at the same time; 0 = no bound. */
  readonly concurrency: number;
};

/** null, or what to wait for before the next piece is given. Never throws. */
export type TakeChunk = (chunk: ModelChunk) => Promise<void> | null;

/**
 * Told that something of an answer waits: the caller runs `hand` when it wants it, and gets in one piece what has come by then. A
 * call for every few characters of a thousand answers costs half of a core.
 */
export type Pace = (hand: () => void) => void;

/** A model whose pieces are asked for one by one: several promises a piece. */
export interface PulledModel {
  readonly info: ModelInfo;
  /**
   * Streams the answer. Throws ModelError. Ends early without an error when `signal` is aborted.
   * Retries by itself, before the first piece only.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelChunk>;
}

/** A model that hands its pieces over as they come: a call a piece, which with a thousand answers at once is half of their cost. */
export interface PushedModel {
  readonly info: ModelInfo;
  /**
   * The same promises as those of `stream`; resolves when the answer is over. The first piece is handed over at once, and so is the
   * last; those between at their `pace`, or at once where there is none.
   */
  read(request: ModelRequest, signal: AbortSignal, take: TakeChunk, pace?: Pace): Promise<void>;
}

export type Model = PulledModel | PushedModel;

/** Reads an answer of any model. A caller that has enough aborts `signal`. */
export async function readChunks(model: Model, request: ModelRequest, signal: AbortSignal, take: TakeChunk, pace?: Pace): Promise<void> {
  if ("read" in model) return model.read(request, signal, take, pace);
  for await (const chunk of model.stream(request, signal)) {
    const wait = take(chunk);
    if (wait !== null) await wait;
    if (signal.aborted) return;
  }
}

/**
 * `leaked`: thinking came out as text; none of it may be kept. `refused`: the model declined. `language`: the answer is in another
 * language than asked for.
 */
export type ModelFault = "connect" | "status" | "timeoutFirst" | "timeoutIdle" | "cut" | "malformed" | "leaked" | "refused" | "language";

/** What went wrong with a provider, in our words; its own codes stay in the adapter's log line. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  constructor(fault: ModelFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ModelError";
    this.fault = fault;
  }
}
