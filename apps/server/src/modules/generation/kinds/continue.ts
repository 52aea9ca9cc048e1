import { continuedTarget, sceneCharacters } from "@tangleaf/contract";
import { countCharacters, countItems } from "@tangleaf/document";
import { AppError } from "../../../platform/errors.ts";
import type { Fields } from "../check-fields.ts";
import { defineKind, type Task } from "../kind.ts";
import { fieldLines, goOnLines, lengthLine, recipeLines } from "../prompt/prompt-lines.ts";
import { nextDraftOf, readBase, sceneOf } from "../read-base.ts";
import type { ReviseTask } from "./revise.ts";
import type { SceneTask } from "./scene.ts";

export type ContinueTask = Task & {
  readonly kind: "continue";
  readonly sceneType: string;
  readonly fields: Fields;
  /** What is written. */
  readonly text: string;
  /** What is still missing, in the scene's unit. */
  readonly target: number;
};

export const continueKind = defineKind<"continue", ContinueTask>({
  name: "continue",
  isDraft: true,
  output: { format: "text" },
  async prepare(deps, userId, input) {
    const base = await readBase(deps, userId, input.generationId);
    const { row, text } = base;
    const scene = sceneOf(base);
    const { unit } = scene.output;
    const before = JSON.parse(row.task) as SceneTask | ReviseTask | ContinueTask;
    const fields = before.fields ?? {};
    const has = unit === "item" ? countItems(text) : countCharacters(text);
    const isList = unit === "item" && row.target !== null && has < row.target;
    if (row.status === "done" && row.finish_reason !== "length" && !isList) throw new AppError("generation.nothingLeft");
    const language = deps.variant;
    const common = { ...nextDraftOf(base, scene), input: { generationId: input.generationId }, target: row.target };
    if (text.trim() === "") {
      // Nothing was written: that is a beginning, not a continuation.
      const first = { kind: "scene", sceneType: scene.key, fields, target: row.target, language } as const;
      const taskOf = (attempt: number): Task => (before.kind === "revise" ? { ...before, attempt } : ({ ...first, attempt } as SceneTask));
      return { ...common, seed: "", taskOf };
    }
    const target = continuedTarget({ unit, target: row.target, has });
    return {
      ...common,
      seed: text,
      taskOf: (attempt): ContinueTask => ({ kind: "continue", sceneType: scene.key, fields, text, target, language, attempt }),
    };
  },
  sameInput: (stored, input) => stored["generationId"] === input.generationId,
  estimate: ({ target }, scene) => sceneCharacters({ unit: scene?.output.unit ?? "char", target, sourceCharacters: 0 }),
  plan: ({ target, text }, scene) => ({
    length: { unit: scene?.output.unit === "item" ? "item" : "char", count: target },
    written: text,
    progressTarget: null,
  }),
  prompt: ({ fields }, call) => [
    ...recipeLines(call),
    call.frame.language.same,
    ...fieldLines(call, fields),
    ...goOnLines(call),
    lengthLine(call),
  ],
  sample: (task) => task,
});
