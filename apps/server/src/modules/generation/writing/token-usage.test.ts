import { expect, test } from "vitest";
import { createTokenUsage } from "./token-usage.ts";

const info = {
  name: "m",
  label: "m",
  builtin: false,
  class: "m",
  maxOutput: 1000,
  price: { prompt: 1, completion: 1, reasoning: 0 },
  concurrency: 0,
};

test("a prompt is counted as the provider counts it, unless nobody could believe the number", () => {
  const counted = (promptTokens: number) => {
    const tokenUsage = createTokenUsage();
    const usage = { promptTokens, completionTokens: 120, reasoningTokens: 0 };
    tokenUsage.add({ info, usage, characters: 100, promptCharacters: 400, thought: false });
    return { prompt: tokenUsage.promptTokens, metered: tokenUsage.metered };
  };
  expect(counted(600)).toEqual({ prompt: 600, metered: 720 });
  expect(counted(0)).toEqual({ prompt: 0, metered: 120 });
  expect(counted(Number.MAX_SAFE_INTEGER)).toEqual({ prompt: 500, metered: 620 });
});
