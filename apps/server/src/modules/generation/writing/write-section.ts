import { LENGTH_FREE_SHARE, type SectionFault } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { LENGTH_CONTINUATIONS, LIMIT_TOKENS_FACTOR, MAX_TOKENS_FACTOR } from "../constants.ts";
import type { SectionPlan } from "../kind.ts";
import type { WriteInput, WritingEnd } from "./ask-model.ts";
import { callForText, isBrokenOff, tokensFor } from "./call-model.ts";
import { createHeadingGuard } from "./heading-guard.ts";
import { createMarkerGuard } from "./marker-guard.ts";
import { writeOn } from "./write-on.ts";
import type { WritingState } from "./writing-state.ts";

/** What was found in the answer for a section. */
export type SectionReport = { readonly faults: readonly SectionFault[]; readonly unknownRefs: readonly string[] };

/** Writes one section. What was found in the answer is told with the text. Throws ModelError where nothing came. */
export async function writeSection(input: WriteInput, state: WritingState, plan: SectionPlan): Promise<WritingEnd> {
  const { target, limit, language, titles, allowed } = plan;
  const faults = new Set<SectionFault>();
  const unknownRefs = new Set<string>();
  const guards = () => [createHeadingGuard(titles), createMarkerGuard(allowed, (id) => unknownRefs.add(id))];
  const maxTokens = limit === undefined ? tokensFor(target * MAX_TOKENS_FACTOR) : tokensFor(limit * LIMIT_TOKENS_FACTOR);
  const call = { characters: target, maxTokens };

  async function ask(): Promise<WritingEnd> {
    const { text: written } = state;
    const goOn = written !== "";
    const first = await callForText(input, { ...call, ask: goOn ? null : target, written, goOn, guards: guards(), language });
    return limit === undefined ? writeOn(input, state, { ...call, guards: guards() }, first) : first.end;
  }

  /** Goes on where the answer broke off, a few times at most: nobody sits before a section of a job to ask for it. */
  async function write(left: number): Promise<WritingEnd> {
    try {
      return await ask();
    } catch (error) {
      if (!isBrokenOff(error) || left === 0 || state.text.trim() === "") throw error;
      input.log.warn({ fault: error.fault }, "a section broke off and is gone on with");
      return write(left - 1);
    }
  }

  const end = await write(LENGTH_CONTINUATIONS);
  if (end === "aborted" || end === "filter") return end;
  if (end === "language") faults.add("language");
  if (end === "length") faults.add(limit === undefined ? "cut" : "limit");
  if (end === "loop") faults.add("loop");
  if (unknownRefs.size > 0) faults.add("unknownRefs");
  if (countCharacters(state.text) < target * (1 - LENGTH_FREE_SHARE)) faults.add("short");
  const report: SectionReport = { faults: [...faults], unknownRefs: [...unknownRefs] };
  input.emit({ type: "result", result: report });
  return end;
}
