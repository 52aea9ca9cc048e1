import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Variant } from "@tangleaf/contract";
import { z } from "zod";
import type { ModelMessage } from "../../../ports/model.ts";
import type { Kind, Task } from "../kind.ts";
import { fence, newNonce } from "./fence.ts";
import type { Frame, Hand } from "./frame.ts";
import { frames } from "./frames.ts";
import type { PromptCall } from "./prompt-lines.ts";

/** A call as the engine plans it; the fence is made for each prompt anew. */
export type PlannedCall = Omit<PromptCall, "fence" | "frame">;

/** The prompt of one call: what holds for every text of its kind as the system message, the kind's own lines as the user's. */
export function assemblePrompt(input: { kind: Kind; task: Task; call: PlannedCall; schema?: z.ZodType }): ModelMessage[] {
  const { kind, task } = input;
  const nonce = newNonce();
  const frame = frames[task.language];
  const call: PromptCall = { ...input.call, frame, fence: (text) => fence(nonce, text) };
  const { output } = kind;
  const schema = input.schema ?? (output.format === "json" ? output.schema : null);
  const lines = [frame.today(input.call.now), ...kind.prompt(task, call), ...(schema === null ? [] : jsonLines(frame, schema))];
  return [
    { role: "system", content: frame.system(handOf(kind, task, call), { isJson: schema !== null }) },
    { role: "user", content: lines.filter((line) => line !== "").join("\n") },
  ];
}

/** The prompt for the outline of a text that is longer than one answer: `asked` characters. */
export function assembleOutlinePrompt(input: {
  kind: Kind;
  task: Task;
  scene: CatalogueScene | null;
  now: number;
  asked: number;
  schema: z.ZodType;
}): ModelMessage[] {
  const { kind, task, scene, now, asked, schema } = input;
  const outlined = { all: [], now: [], asked };
  return assemblePrompt({ kind, task, schema, call: { scene, now, ask: null, sections: outlined, written: "", goOn: false } });
}

/** Asks for JSON. A schema that says nothing of its object is left out: the task describes it. */
function jsonLines(frame: Frame, schema: z.ZodType): string[] {
  const shape = jsonSchemaOf(schema);
  const isEmpty = Object.keys((shape["properties"] ?? {}) as object).length === 0 && shape["anyOf"] === undefined;
  return isEmpty ? [frame.json] : [`${frame.json}${frame.variant === "zh" ? "" : " "}${frame.schema}`, JSON.stringify(shape)];
}

/** Asks once more for an answer that was no valid JSON. `error`: what is wrong with it, in a line. */
export function askForRepair(
  messages: readonly ModelMessage[],
  { answer, error, language }: { answer: string; error: string; language: Variant },
): ModelMessage[] {
  return [...messages, { role: "assistant", content: answer }, { role: "user", content: frames[language].repair(error) }];
}

/** A text about a scene is written for its author; one that follows its source, and whatever else is about a text, reworks that text. */
export function handOf({ isDraft, hand }: Kind, task: Task, { scene }: Pick<PromptCall, "scene">): Hand {
  if (hand !== undefined) return typeof hand === "function" ? hand(task) : hand;
  return isDraft && scene?.output.unit !== "source" ? "writing" : "reworking";
}

/** The schema as providers and models read it. */
export function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema);
  return rest;
}
