import { findScene } from "@tangleaf/catalogue";
import { type EditAction, editedCharacters } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { AppError } from "../../../platform/errors.ts";
import { cleanText } from "../clean-text.ts";
import { findOwned } from "../generation.repo.ts";
import { defineKind, PLAIN_PLAN, type Task } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { shownText } from "../present-generation.ts";
import { dataLines, goOnLines } from "../prompt/prompt-lines.ts";
import { readsTheSame, sameWords } from "../same-words.ts";
import { surroundingsOf } from "../surroundings-of.ts";

type EditTask = Task & {
  readonly kind: "edit";
  readonly action: EditAction;
  /** The passage to be reworked. */
  readonly selection: string;
  /** What stands around it in the draft as it is stored; "" where it was not found, absent in older tasks (docs/decisions/041). */
  readonly before?: string;
  readonly after?: string;
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
    const { before, after } = surroundingsOf(shownText(base), selection);
    return {
      scene: base.scene_type === null ? null : findScene(base.scene_type),
      title: base.title,
      input: { generationId: base.id, action, selection },
      pieceId: base.piece_id,
      draftNo: base.draft_no,
      target: null,
      seed: "",
      taskOf: (attempt): EditTask => ({ kind: "edit", action, selection, before, after, language: deps.variant, attempt }),
    };
  },
  sameInput: (stored, input) =>
    stored["generationId"] === input.generationId && stored["action"] === input.action && sameWords(stored["selection"], input.selection),
  changesNothing: ({ selection }, answer) => readsTheSame(answer, selection),
  estimate: ({ action, selection }) => editedCharacters(action, countCharacters(selection)),
  plan: () => PLAIN_PLAN,
  prompt: ({ action, selection, before = "", after = "" }, call) => [
    call.frame.edit[action],
    call.frame.language.same,
    ...dataLines(call, "before", before),
    ...dataLines(call, "source", selection),
    ...dataLines(call, "after", after),
    ...goOnLines(call),
  ],
  sample: (task) => task,
});
