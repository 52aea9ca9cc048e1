import { TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { ModelError, type ModelMessage } from "../../../ports/model.ts";
import { REPAIR_CALLS_JSON } from "../constants.ts";
import type { JsonOutput, Task } from "../kind.ts";
import { askForRepair, assemblePrompt, jsonSchemaOf } from "../prompt/assemble-prompt.ts";
import { askModel, type WriteInput, type WritingEnd } from "./ask-model.ts";
import { type ReadJson, readJson } from "./read-json.ts";

/** Names, quotes and brackets around the words, and models that say more than was estimated. */
const MAX_TOKENS_FACTOR = 3;
const MAX_TOKENS_SPARE = 512;
/** Of an answer without an end, no more than this is read. */
const ANSWER_MAX_UNITS = 200_000;

/**
 * Asks for JSON, validates it, and asks once more with what is wrong. Watchers see nothing before the answer is valid.
 * Throws ModelError malformed when it never is: the generation fails and costs nothing.
 */
export async function writeStructured(input: WriteInput, output: JsonOutput): Promise<WritingEnd> {
  const { kind, task, scene } = input;
  const maxTokens = Math.ceil(kind.estimate(task, scene) * TOKENS_PER_CHARACTER * MAX_TOKENS_FACTOR) + MAX_TOKENS_SPARE;
  const responseFormat = { name: kind.name, schema: jsonSchemaOf(output.schema) };
  let messages: ModelMessage[] = assemblePrompt({ kind, task, call: { scene, now: input.now, ask: null, written: "", goOn: false } });
  let error = "";
  for (let tries = 0; tries <= REPAIR_CALLS_JSON; tries++) {
    let answer = "";
    const end = await askModel(input, {
      messages,
      maxTokens,
      responseFormat,
      onText(text) {
        answer += text;
        return answer.length > ANSWER_MAX_UNITS;
      },
    });
    if (input.signal.aborted) return "aborted";
    if (end === "filter") return end;
    const read = await confirmed(
      completed(readJson(answer, output.schema), output, { task, isLast: tries === REPAIR_CALLS_JSON }),
      output,
      input,
    );
    // It may have been stopped meanwhile.
    if (input.signal.aborted) return "aborted";
    if (read.ok) {
      input.emit({ type: "result", result: read.result });
      // The moderation may have ended it.
      if (input.signal.aborted) return "aborted";
      input.emit({ type: "text", text: output.toText(read.result, task.language) });
      return "stop";
    }
    error = read.error;
    input.log.warn({ kind: kind.name, error, tries }, "structured answer not valid");
    messages = askForRepair(messages, { answer, error, language: task.language });
  }
  throw new ModelError("malformed", `no valid JSON: ${error}`);
}

function completed(read: ReadJson, { complete }: JsonOutput, { task, isLast }: { task: Task; isLast: boolean }): ReadJson {
  if (!read.ok || complete === undefined) return read;
  const made = complete(read.result, task, { isLast });
  return "error" in made ? { ok: false, error: made.error } : { ok: true, result: made.result };
}

async function confirmed(read: ReadJson, { confirm }: JsonOutput, { task, known }: WriteInput): Promise<ReadJson> {
  if (!read.ok || confirm === undefined || known === undefined) return read;
  const error = await confirm(read.result, task, known);
  return error === null ? read : { ok: false, error };
}
