import { allocateLengths } from "@tangleaf/document/outline";
import { z } from "zod";
import { MAX_TOKENS_FACTOR } from "../constants.ts";
import { assembleOutlinePrompt, jsonSchemaOf } from "../prompt/assemble-prompt.ts";
import type { OutlinedSection } from "../prompt/frame.ts";
import { askModel, type WriteInput, type WritingEnd } from "./ask-model.ts";
import { callForText, charactersPerCall, tokensFor } from "./call-model.ts";
import { groupByCall } from "./group-by-call.ts";
import { readJson } from "./read-json.ts";
import { writeOn } from "./write-on.ts";
import type { WritingState } from "./writing-state.ts";

const SECTIONS_MOST = 40;
const FACTS_MOST = 60;
const WORDS_MOST_UNITS = 600;
/** Tokens of the headings of an outline and each fact of the material once. */
const OUTLINE_TOKENS = 4000;
const OUTLINE_TRIES = 2;

const outlineSchema = z.object({
  sections: z
    .array(
      z.object({
        title: z.string().trim().min(1).max(WORDS_MOST_UNITS),
        facts: z.array(z.string().max(WORDS_MOST_UNITS)).max(FACTS_MOST),
        /** Of it only the ratio counts. */
        characters: z.number().positive().max(1_000_000),
      }),
    )
    .min(2)
    .max(SECTIONS_MOST),
});

/**
 * Writes a text that is longer than one answer of its model: first an outline that gives each fact of the material to one section, then
 * the sections in order, as many in a call as it holds, each knowing which facts are its own. Throws ModelError.
 */
export async function writeLong(
  input: WriteInput,
  state: WritingState,
  asked: number,
  fallback: readonly OutlinedSection[],
): Promise<WritingEnd> {
  const outlined = await askOutline(input, asked);
  if (outlined === "aborted") return "aborted";
  const all = withLengths(outlined ?? fallback, asked);
  for (const now of groupByCall(all, charactersPerCall(input))) {
    const characters = now.reduce((sum, section) => sum + section.characters, 0);
    const call = { ask: characters, characters, maxTokens: tokensFor(characters * MAX_TOKENS_FACTOR), sections: { all, now } };
    const { text, plan } = state;
    const first = await callForText(input, { ...call, written: text, goOn: false, language: plan.language });
    const end = await writeOn(input, state, call, first);
    if (end !== "stop") return end;
  }
  return "stop";
}

/** null where no outline came: the sections of the scene stand in for it. */
async function askOutline(input: WriteInput, asked: number): Promise<readonly OutlinedSection[] | "aborted" | null> {
  const messages = assembleOutlinePrompt({
    kind: input.kind,
    task: input.task,
    scene: input.scene,
    now: input.now,
    asked,
    schema: outlineSchema,
  });
  for (let tries = 0; tries < OUTLINE_TRIES; tries++) {
    let answer = "";
    const end = await askModel(input, {
      messages,
      maxTokens: OUTLINE_TOKENS,
      responseFormat: { name: "outline", schema: jsonSchemaOf(outlineSchema) },
      onText(text) {
        answer += text;
        return false;
      },
    });
    if (end === "aborted") return "aborted";
    const read = readJson(answer, outlineSchema);
    if (read.ok) return (read.result as z.output<typeof outlineSchema>).sections;
    input.log.warn({ error: read.error, tries }, "outline of a long text not valid");
  }
  return null;
}

function withLengths(sections: readonly OutlinedSection[], asked: number): OutlinedSection[] {
  const lengths = allocateLengths(
    asked,
    sections.map(({ characters }) => characters),
  );
  return sections.map((section, at) => ({ ...section, characters: lengths[at] ?? 0 }));
}
