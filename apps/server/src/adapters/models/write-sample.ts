import { findScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import { continueText, editPassage, reviseText, writeScene } from "@tangleaf/writer";
import { ModelError, type WritingTask } from "../../ports/model.ts";

/** The sample writer's whole answer to a task. Pure; CPU time grows with the length. */
export function writeSample(task: WritingTask): string {
  if (task.kind === "edit") return editPassage(task);
  const scene = findScene(task.sceneType);
  if (scene === undefined || scene === null) throw new ModelError("refused", `no scene ${task.sceneType}`);
  if (task.kind === "scene") return writeScene({ ...task, scene });
  if (task.kind === "revise") return reviseText({ ...task, scene });
  // `target` of the task is what is missing; the writer compares the text with a whole draft and needs the whole length.
  const has = scene.output.unit === "item" ? linesOf(task.text) : countCharacters(task.text);
  return continueText({ ...task, scene, target: has + task.target });
}

function linesOf(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
