import type { caveatMessages as zh } from "../zh/caveats.ts";

/** What is said alike of a text a model has written and of a section. */
export const caveatMessages = {
  cut: "The AI model reached its limit, so the last sentence may be cut off.",
  loop: "The AI model began to repeat itself and was stopped there.",
  language: "This isn't in the language you asked for.",
} satisfies typeof zh;
