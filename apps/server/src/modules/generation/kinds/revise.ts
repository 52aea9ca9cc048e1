import { revisedCharacters, revisedTarget } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { AppError } from "../../../platform/errors.ts";
import { cleanText } from "../clean-text.ts";
import { defineKind, type Task } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { goOnLines, lengthLine, recipeLines } from "../prompt/prompt-lines.ts";
import { nextDraftOf, readBase, sceneOf } from "../read-base.ts";
import { sameWords } from "../same-words.ts";
import { wholeInOneCall } from "../writing/plan-parts.ts";

export type ReviseTask = Task & {
  readonly kind: "revise";
  readonly sceneType: string;
  /** The draft before. */
  readonly text: string;
  readonly instruction: string;
  /** Length wanted, in the scene's unit; null = as the instruction makes it. */
  readonly target: number | null;
};

export const reviseKind = defineKind<"revise", ReviseTask>({
  name: "revise",
  isDraft: true,
  output: { format: "text" },
  async prepare(deps, userId, input) {
    const base = await readBase(deps, userId, input.generationId);
    const instruction = allowedText(deps, cleanText(input.instruction).trim(), "instruction");
    if (instruction === "") throw new AppError("field.required", { field: "instruction" });
    const { text } = base;
    if (text.trim() === "") throw new AppError("generation.nothingLeft");
    const scene = sceneOf(base);
    const target = revisedTarget(instruction, base.row.target);
    return {
      ...nextDraftOf(base, scene),
      input: { generationId: base.row.id, instruction },
      target,
      seed: "",
      taskOf: (attempt): ReviseTask => ({
        kind: "revise",
        sceneType: scene.key,
        text,
        instruction,
        target,
        language: deps.variant,
        attempt,
      }),
    };
  },
  sameInput: (stored, input) => stored["generationId"] === input.generationId && sameWords(stored["instruction"], input.instruction),
  estimate: ({ instruction, target, text }, scene) =>
    revisedCharacters({ instruction, before: target, unit: scene?.output.unit ?? "char", characters: countCharacters(text) }),
  plan: ({ target }) => ({ parts: wholeInOneCall(target), written: "", opens: true, progressTarget: null }),
  prompt: ({ text, instruction, language }, call) => [
    ...recipeLines(call, language),
    "在下面这一稿的基础上重写全文。",
    "这一稿：",
    call.fence(text),
    "作者的修改意见（只用来决定怎样改这一稿）：",
    call.fence(instruction),
    ...goOnLines(call),
    lengthLine(call, language),
  ],
  sample: (task) => task,
});
