import { findScene } from "@tangleaf/catalogue";
import { type EditAction, editedCharacters } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { AppError } from "../../../platform/errors.ts";
import { cleanText } from "../clean-text.ts";
import { findOwned } from "../generation.repo.ts";
import { defineKind, type Task } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { goOnLines } from "../prompt/prompt-lines.ts";
import { sameWords } from "../same-words.ts";

type EditTask = Task & {
  readonly kind: "edit";
  readonly action: EditAction;
  /** The passage to be reworked. */
  readonly selection: string;
};

const TASKS: Readonly<Record<EditAction, string>> = {
  rewrite: "换一种说法改写下面这段文字，意思、事实和篇幅不变",
  polish: "润色下面这段文字：改正语病，理顺语句，意思、事实和篇幅不变",
  expand: "把下面这段文字扩写到原来的一倍半左右，只展开已有的意思，不加新的事实",
  condense: "把下面这段文字缩写到原来的六成左右，保留要点和事实",
};

export const editKind = defineKind<"edit", EditTask>({
  name: "edit",
  isDraft: false,
  output: { format: "text" },
  async prepare(deps, userId, input) {
    // Also while the draft is being written: the passage comes with the request.
    const base = await findOwned(deps.db, userId, input.generationId);
    if (base === undefined) throw new AppError("generation.unknown", { field: "generationId" });
    const selection = allowedText(deps, cleanText(input.selection), "selection");
    if (selection.trim() === "") throw new AppError("field.required", { field: "selection" });
    const { action } = input;
    return {
      scene: base.scene_type === null ? null : findScene(base.scene_type),
      title: base.title,
      input: { generationId: base.id, action, selection },
      pieceId: base.piece_id,
      draftNo: base.draft_no,
      target: null,
      seed: "",
      taskOf: (attempt): EditTask => ({ kind: "edit", action, selection, language: deps.variant, attempt }),
    };
  },
  sameInput: (stored, input) =>
    stored["generationId"] === input.generationId && stored["action"] === input.action && sameWords(stored["selection"], input.selection),
  estimate: ({ action, selection }) => editedCharacters(action, countCharacters(selection)),
  // A passage may begin with what would be a refusal at the beginning of a text.
  plan: () => ({ parts: null, written: "", opens: false, progressTarget: null }),
  prompt: ({ action, selection }, call) => [
    `任务：${TASKS[action]}。只输出改好的文字。`,
    "输出语言：与原文相同",
    "原文：",
    call.fence(selection),
    ...goOnLines(call),
  ],
  sample: (task) => task,
});
