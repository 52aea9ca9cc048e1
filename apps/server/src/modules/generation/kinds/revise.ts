import { revisedCharacters, revisedTarget } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { AppError } from "../../../platform/errors.ts";
import type { Fields } from "../check-fields.ts";
import { cleanText } from "../clean-text.ts";
import { defineKind, type Task } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { dataLines, goOnLines, lengthLine, originLines } from "../prompt/prompt-lines.ts";
import { nextDraftOf, readBase, sceneOf } from "../read-base.ts";
import { sameWords, saysTheSame, standsTheSame } from "../same-words.ts";

export type ReviseTask = Task & {
  readonly kind: "revise";
  readonly sceneType: string;
  /** What the piece was written from; absent in tasks of versions before 041 (docs/decisions/041). */
  readonly fields?: Fields;
  /** The draft before. */
  readonly text: string;
  readonly instruction: string;
};

/** Requests where another mark, blank or line end may be all that was wanted (docs/decisions/105). */
const ASKS_FOR_FORM =
  /标点|符号|[引逗句叹冒分顿]号|空格|空行|换行|分行|[分一二两三四五六七八九十几\d]段|段落|自然段|排版|格式|列表|分点|序号|标题|错|校对|语病|punctuat|comma|quote|exclamation|spac|line|paragraph|format|layout|list|bullet|heading|typo|proof|spell|grammar|correct|error|mistake/i;

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
  changesNothing: ({ text, instruction }, answer) =>
    ASKS_FOR_FORM.test(instruction) ? standsTheSame(answer, text) : saysTheSame(answer, text),
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
