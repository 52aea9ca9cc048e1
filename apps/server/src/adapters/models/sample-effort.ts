import type { WritingTask } from "../../ports/model.ts";

/** Writing a character costs as much as reading this many. */
const WRITTEN_WEIGHT = 3;
/** Continuing compares several whole drafts with the text. */
const DRAFTS_OF_CONTINUING = 3;

/** Estimated work of a task, in characters read: decides whether it runs on the event loop's thread. */
export function sampleEffort(task: WritingTask): number {
  if (task.kind === "edit") return task.selection.length;
  const target = WRITTEN_WEIGHT * (task.target ?? 0);
  if (task.kind === "revise") return task.text.length + target;
  const read = Object.values(task.fields).reduce<number>((sum, value) => sum + String(value).length, 0);
  return task.kind === "scene" ? read + target : DRAFTS_OF_CONTINUING * (read + target + WRITTEN_WEIGHT * task.text.length);
}
