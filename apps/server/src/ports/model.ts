/** A language model as the engine sees it: text goes in, a stream of typed pieces comes out. */
export type ModelMessage = { readonly role: "system" | "user" | "assistant"; readonly content: string };

export type ModelRequest = {
  /** Assembled prompt, for models that read prose. */
  readonly messages: readonly ModelMessage[];
  /** Upper bound of the answer in the provider's tokens. */
  readonly maxTokens: number;
  /** What the prompt was made of, for writers that do not read prose (the built-in one). */
  readonly task: WritingTask;
};

/** The structured request behind a prompt. */
export type WritingTask =
  | {
      readonly kind: "scene";
      readonly sceneType: string;
      readonly fields: Readonly<Record<string, string | number>>;
      /** Length wanted, in the scene's unit; null = follows its source. */
      readonly target: number | null;
      readonly language: "zh" | "en";
      /** 1 for the first draft; another number gives another text. */
      readonly attempt: number;
    }
  | {
      readonly kind: "revise";
      readonly sceneType: string;
      readonly text: string;
      readonly instruction: string;
      readonly target: number | null;
      readonly language: "zh" | "en";
      readonly attempt: number;
    }
  | {
      readonly kind: "continue";
      readonly sceneType: string;
      readonly fields: Readonly<Record<string, string | number>>;
      readonly text: string;
      /** Characters still missing. */
      readonly target: number;
      readonly language: "zh" | "en";
      readonly attempt: number;
    }
  | {
      readonly kind: "edit";
      readonly action: "rewrite" | "polish" | "expand" | "condense";
      readonly selection: string;
      readonly language: "zh" | "en";
      readonly attempt: number;
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
  /** Tokens one answer can have at most. */
  readonly maxOutput: number;
  /** Metered tokens per provider token. */
  readonly price: { readonly prompt: number; readonly completion: number; readonly reasoning: number };
  /** Answers of this model at the same time; 0 = no bound. */
  readonly concurrency: number;
};

export interface Model {
  readonly info: ModelInfo;
  /**
   * Streams the answer. Throws ModelError. Ends early without an error when `signal` is aborted.
   * Retries by itself, before the first piece only.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelChunk>;
}

/** `leaked`: thinking came out as text; none of it may be kept. */
export type ModelFault = "connect" | "status" | "timeoutFirst" | "timeoutIdle" | "cut" | "malformed" | "leaked" | "refused";

/** What went wrong with a provider, in our words; its own codes stay in the adapter's log line. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  constructor(fault: ModelFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ModelError";
    this.fault = fault;
  }
}
