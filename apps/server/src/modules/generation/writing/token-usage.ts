import { TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import type { ModelInfo, ModelUsage } from "../../../ports/model.ts";

/** A provider's count further than this from ours is a mistake, and a person would pay for it. */
const BELIEVABLE = { least: 0.2, most: 4 };
/** Below this our own estimate is too rough to judge the provider's count by. */
const JUDGED_FROM_TOKENS = 40;

/** What a run used, call by call. */
export type TokenUsage = {
  /** `characters` that came from the model; `usage` where the provider counted (null: aborted, cut, or silent). */
  add(call: { info: ModelInfo; usage: ModelUsage | null; characters: number; promptCharacters: number; thought: boolean }): void;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Metered tokens at each model's price. */
  readonly metered: number;
  /** Model that wrote last. */
  readonly model: string | null;
};

export function createTokenUsage(): TokenUsage {
  let promptTokens = 0;
  let completionTokens = 0;
  let metered = 0;
  let model: string | null = null;
  return {
    add({ info, usage, characters, promptCharacters, thought }) {
      model = info.name;
      if (characters === 0) return;
      const own = Math.ceil(characters * TOKENS_PER_CHARACTER);
      const counted = usage !== null && (info.builtin || believable(usage.completionTokens, own)) ? usage : null;
      // Thinking the provider did not tell apart is not the person's text.
      const completion =
        counted === null || (thought && counted.reasoningTokens === 0)
          ? Math.min(own, counted?.completionTokens ?? own)
          : counted.completionTokens;
      const ownPrompt = Math.ceil(promptCharacters * TOKENS_PER_CHARACTER);
      const prompt = counted !== null && counted.promptTokens <= ownPrompt * BELIEVABLE.most ? counted.promptTokens : ownPrompt;
      const reasoning = counted?.reasoningTokens ?? 0;
      promptTokens += prompt;
      completionTokens += completion;
      metered += completion * info.price.completion + prompt * info.price.prompt + reasoning * info.price.reasoning;
    },
    get promptTokens() {
      return promptTokens;
    },
    get completionTokens() {
      return completionTokens;
    },
    get metered() {
      return Math.ceil(metered);
    },
    get model() {
      return model;
    },
  };
}

function believable(tokens: number, own: number): boolean {
  if (own < JUDGED_FROM_TOKENS) return tokens <= JUDGED_FROM_TOKENS * BELIEVABLE.most;
  return tokens >= own * BELIEVABLE.least && tokens <= own * BELIEVABLE.most;
}
