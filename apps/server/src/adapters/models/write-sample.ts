import { findScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import { continueText, editPassage, reviseText, writeScene } from "@tangleaf/writer";
import { ModelError, type WritingTask } from "../../ports/model.ts";

/** The sample writer's answer to a task, whole. Pure; takes the time it takes. */
export function writeSample(task: WritingTask): string {
  if (task.kind === "edit") return editPassage(task);
  const scene = findScene(task.sceneType);
  if (scene === undefined || scene === null) throw new ModelError("refused", `no scene ${task.sceneType}`);
  if (task.kind === "scene") return writeScene({ ...task, scene });
  if (task.kind === "revise") return reviseText({ ...task, scene });
  // The task counts what is missing; the writer looks for the draft whose beginning this is, so it needs the whole.
  const has = scene.output.unit === "item" ? linesOf(task.text) : countCharacters(task.text);
  return continueText({ ...task, scene, target: has + task.target });
}

function linesOf(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
