import { revisedCharacters, revisedTarget } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { AppError } from "../../../platform/errors.ts";
import type { Fields } from "../check-fields.ts";
import { cleanText } from "../clean-text.ts";
import { defineKind, type Task } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { dataLines, goOnLines, lengthLine, originLines } from "../prompt/prompt-lines.ts";
import { nextDraftOf, readBase, sceneOf } from "../read-base.ts";
import { sameWords } from "../same-words.ts";

export type ReviseTask = Task & {
  readonly kind: "revise";
  readonly sceneType: string;
  /** What the piece was written from; absent in tasks of versions before 041 (docs/decisions/041). */
  readonly fields?: Fields;
  /** The draft before. */
  readonly text: string;
  readonly instruction: string;
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
    const { fields = {} } = JSON.parse(base.row.task) as { fields?: Fields };
    return {
      ...nextDraftOf(base, scene),
      input: { generationId: base.row.id, instruction },
      target: revisedTarget(instruction),
      seed: "",
      taskOf: (attempt): ReviseTask => ({
        kind: "revise",
        sceneType: scene.key,
        fields,
        text,
        instruction,
        language: deps.variant,
        attempt,
      }),
    };
  },
  sameInput: (stored, input) => stored["generationId"] === input.generationId && sameWords(stored["instruction"], input.instruction),
  replaces: ({ text }) => text,
  estimate: ({ instruction, text }, scene) =>
    revisedCharacters({ instruction, unit: scene?.output.unit ?? "char", characters: countCharacters(text) }),
  plan({ instruction }) {
    const count = revisedTarget(instruction);
    return { length: count === null ? null : { unit: "char", count }, written: "", language: null, progressTarget: null };
  },
  prompt: ({ fields = {}, text, instruction }, call) => [
    call.scene === null ? "" : call.frame.revise(call.scene),
    call.frame.language.same,
    ...originLines(call, fields),
    ...dataLines(call, "draft", text),
    ...dataLines(call, "request", instruction),
    ...goOnLines(call),
    lengthLine(call),
  ],
  sample: (task) => ({ ...task, target: revisedTarget(task.instruction) }),
});
