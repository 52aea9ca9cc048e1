import { LENGTH_FREE_SHARE, type SectionFault } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { splitChapter } from "@tangleaf/document/chapter-text";
import { ModelError } from "../../../ports/model.ts";
import { LENGTH_CONTINUATIONS, MAX_TOKENS_FACTOR } from "../constants.ts";
import type { ChapterPlan, ChapterSection } from "../kind.ts";
import type { WriteInput, WritingEnd } from "./ask-model.ts";
import { callForText, charactersPerCall, isBrokenOff, tokensFor } from "./call-model.ts";
import { createChapterGuard } from "./chapter-guard.ts";
import { groupByCall } from "./group-by-call.ts";
import { createHeadingGuard } from "./heading-guard.ts";
import { createMarkerGuard } from "./marker-guard.ts";
import type { SectionReport } from "./write-section.ts";
import type { WritingState } from "./writing-state.ts";

/** What was found in the answers, by the ids of the sections. */
export type ChapterReport = { readonly sections: Readonly<Record<string, SectionReport>> };

/**
 * Writes the sections of a chapter, as many in a call as its model holds, and asks alone for those an answer left out. The text has each
 * section behind its mark. Throws ModelError where nothing came of a section.
 */
export async function writeChapter(input: WriteInput, state: WritingState, plan: ChapterPlan): Promise<WritingEnd> {
  const { sections, language, allowed } = plan;
  const ids = sections.map(({ id }) => id);
  const found = new Map(ids.map((id) => [id, { faults: new Set<SectionFault>(), unknownRefs: new Set<string>() }]));
  const addFault = (id: string | null, fault: SectionFault) => found.get(id ?? "")?.faults.add(fault);
  const parts = () => splitChapter(state.text, ids);
  const guardOf = (of: readonly ChapterSection[], begun: string | null) =>
    createChapterGuard({
      ids: of.map(({ id }) => id),
      begun,
      guards: (id) => [
        createHeadingGuard(of.find((one) => one.id === id)?.titles ?? []),
        createMarkerGuard(allowed, (ref) => found.get(id)?.unknownRefs.add(ref)),
      ],
    });

  /** One call for consecutive sections, gone on with from the section in which it broke off, a few times at most. */
  async function writeGroup(of: readonly ChapterSection[], begun: string | null, left: number): Promise<WritingEnd> {
    const guard = guardOf(of, begun);
    const characters = of.reduce((sum, section) => sum + section.characters, 0);
    const asked = { ask: null, characters, maxTokens: tokensFor(characters * MAX_TOKENS_FACTOR), guards: [guard] };
    const call = { ...asked, sectionIds: of.map(({ id }) => id), written: state.text, goOn: begun !== null };
    let end: WritingEnd = "length";
    try {
      // The guard has seen nothing of an answer that was no text and is asked for again.
      end = (await callForText(input, { ...call, language })).end;
    } catch (error) {
      if (!isBrokenOff(error) || guard.current() === null) throw error;
      input.log.warn({ fault: error.fault }, "a chapter broke off and is gone on with");
    }
    const at = of.findIndex(({ id }) => id === guard.current());
    if (end === "loop") addFault(guard.current(), "loop");
    if (end === "length" && (left === 0 || at < 0)) addFault(guard.current(), "cut");
    if (end === "language") for (const { id } of of) addFault(id, "language");
    return end === "length" && left > 0 && at >= 0 ? writeGroup(of.slice(at), guard.current(), left - 1) : end;
  }

  async function writeAlone(section: ChapterSection): Promise<WritingEnd> {
    const { id, characters } = section;
    const maxTokens = tokensFor(characters * MAX_TOKENS_FACTOR);
    let isFirst = state.text !== "";
    const apart: WriteInput = {
      ...input,
      ...plan.alone(id, state.text),
      emit(piece) {
        if (piece.type !== "text") return input.emit(piece);
        input.emit(isFirst ? { ...piece, text: `\n\n${piece.text}` } : piece);
        isFirst = false;
      },
    };
    const call = { ask: characters, characters, maxTokens, written: "", goOn: false, guards: [guardOf([section], null)], language };
    const { end } = await callForText(apart, call);
    if (end === "loop") addFault(id, "loop");
    if (end === "length") addFault(id, "cut");
    if (end === "language") addFault(id, "language");
    return end;
  }

  let last: WritingEnd = "stop";
  for (const group of groupByCall(sections, charactersPerCall(input))) {
    last = await writeGroup(group, null, LENGTH_CONTINUATIONS);
    if (last === "aborted" || last === "filter") return last;
  }
  for (const section of sections) {
    if (parts().get(section.id) !== "") continue;
    input.log.warn({ section: section.id }, "an answer left out a section, which is asked for alone");
    last = await writeAlone(section);
    if (last === "aborted" || last === "filter") return last;
    if (parts().get(section.id) === "") throw new ModelError("malformed", "nothing came of a section");
  }
  for (const { id, characters } of sections) if (isShort(parts().get(id) ?? "", characters)) addFault(id, "short");
  input.emit({ type: "result", result: reportOf(found) });
  return last;
}

function isShort(text: string, characters: number): boolean {
  return countCharacters(text) < characters * (1 - LENGTH_FREE_SHARE);
}

type Found = ReadonlyMap<string, { readonly faults: ReadonlySet<SectionFault>; readonly unknownRefs: ReadonlySet<string> }>;

function reportOf(found: Found): ChapterReport {
  const reports = [...found].map(([id, { faults, unknownRefs }]): [string, SectionReport] => {
    const all = unknownRefs.size > 0 ? [...faults, "unknownRefs" as const] : [...faults];
    return [id, { faults: all, unknownRefs: [...unknownRefs] }];
  });
  return { sections: Object.fromEntries(reports) };
}
