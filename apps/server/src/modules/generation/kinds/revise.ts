import type { CatalogueScene } from "@tangleaf/catalogue";
import { revisedCharacters, revisedTarget } from "@tangleaf/contract";
import { countCharacters, countItems } from "@tangleaf/document";
import { AppError } from "../../../platform/errors.ts";
import type { Fields } from "../check-fields.ts";
import { cleanText } from "../clean-text.ts";
import { defineKind, type Task } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { dataLines, goOnLines, lengthLine, materialLines } from "../prompt/prompt-lines.ts";
import { nextDraftOf, readBase, sceneOf } from "../read-base.ts";
import { sameWords } from "../same-words.ts";
import { wholeInOneCall } from "../writing/plan-parts.ts";

export type ReviseTask = Task & {
  readonly kind: "revise";
  readonly sceneType: string;
  /** What the piece was written from; absent in tasks of versions before 041 (docs/decisions/041). */
  readonly fields?: Fields;
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
    const { fields = {} } = JSON.parse(base.row.task) as { fields?: Fields };
    return {
      ...nextDraftOf(base, scene),
      input: { generationId: base.row.id, instruction },
      target,
      seed: "",
      taskOf: (attempt): ReviseTask => ({
        kind: "revise",
        sceneType: scene.key,
        fields,
        text,
        instruction,
        target,
        language: deps.variant,
        attempt,
      }),
    };
  },
  sameInput: (stored, input) => stored["generationId"] === input.generationId && sameWords(stored["instruction"], input.instruction),
  replaces: ({ text }) => text,
  estimate: ({ instruction, target, text }, scene) =>
    revisedCharacters({ instruction, before: target, unit: scene?.output.unit ?? "char", characters: countCharacters(text) }),
  plan: (task, scene) => ({ parts: wholeInOneCall(goalOf(task, scene)), written: "", opens: true, progressTarget: null }),
  prompt: ({ fields = {}, text, instruction }, call) => [
    call.scene === null ? "" : call.frame.revise(call.scene),
    call.frame.language.same,
    ...materialLines(call, fields),
    ...dataLines(call, "draft", text),
    ...dataLines(call, "wishes", instruction),
    ...goOnLines(call),
    lengthLine(call),
  ],
  sample: (task) => task,
});

/** A wish that says nothing of the length leaves it as it is, also where the draft missed what was asked for. */
function goalOf({ instruction, target, text }: ReviseTask, scene: CatalogueScene | null): number | null {
  if (target === null || revisedTarget(instruction, null) !== null) return target;
  return scene?.output.unit === "item" ? countItems(text) : countCharacters(text);
}
