import type { Scene } from "@tangleaf/contract";
import {
  FINISH_REASON_FILTER,
  FINISH_REASON_LANGUAGE,
  FINISH_REASON_LENGTH,
  FINISH_REASON_LOOP,
  FINISH_REASON_SHORT,
  FINISH_REASON_UNCHANGED,
  LENGTH_FREE_SHARE,
} from "@tangleaf/contract/constants";
import { countItems } from "@tangleaf/document/count-items";
import { hasSignature } from "@tangleaf/document/letter";
import { formatNumber } from "#lib/format.ts";
import { variant } from "#lib/variant.ts";
import { writingMessages } from "#messages/writing.ts";
import type { Draft } from "../store/writing-state.ts";

const m = writingMessages.caveats;

/** What mends a caveat: a new draft by an instruction, or going on with this one. */
export type Step = { label: string } & ({ kind: "revise"; instruction: string } | { kind: "continue" });

/** What a person is to know of a finished text before it is used. */
export type Caveat = { name: string; text: string; step: Step | null };

export type FinishedDraft = Pick<Draft, "finishReason" | "target"> & {
  output: Scene["output"];
  /** Characters on the paper, edits included. */
  chars: number;
  /** The text as it stands on the paper; read only where a caveat depends on its words. */
  readText: () => string;
  /** Labels of the form's fields that say nothing yet. */
  emptyFields: readonly string[];
};

type Rule = {
  name: string;
  holds: (draft: FinishedDraft) => boolean;
  say: (draft: FinishedDraft) => string;
  step: (draft: FinishedDraft) => Step | null;
};

/** In the order they are shown in. */
const RULES: readonly Rule[] = [
  {
    name: "language",
    holds: ({ finishReason }) => finishReason === FINISH_REASON_LANGUAGE,
    say: () => m.language,
    // What is translated or polished has the language its form names, or its source has.
    step: ({ output: { unit, language } }) => (unit === "source" ? null : revise(m.rewriteIn[language ?? variant])),
  },
  { name: "loop", holds: ({ finishReason }) => finishReason === FINISH_REASON_LOOP, say: () => m.loop, step: () => null },
  { name: "cut", holds: isCut, say: () => m.cut, step: () => ({ kind: "continue", label: writingMessages.write.resume }) },
  {
    name: "long",
    holds: (draft) => isJudged(draft) && draft.chars > wishOf(draft) * (1 + LENGTH_FREE_SHARE),
    say: (draft) => m.long(formatNumber(draft.chars), formatNumber(wishOf(draft))),
    step: (draft) => revise(m.shorten(formatNumber(wishOf(draft))), m.shorten(plain(wishOf(draft)))),
  },
  {
    name: "short",
    holds: (draft) => isJudged(draft) && !isCut(draft) && draft.chars < wishOf(draft) * (1 - LENGTH_FREE_SHARE),
    say: (draft) => withMaterial(m.short(formatNumber(draft.chars), formatNumber(wishOf(draft))), draft),
    step: (draft) => revise(m.lengthen, m.lengthenTo(plain(wishOf(draft)))),
  },
  {
    name: "fewItems",
    holds: ({ finishReason, target, output, readText }) =>
      finishReason === FINISH_REASON_SHORT && output.unit === "item" && countItems(readText()) < (target ?? 0),
    say: (draft) => withMaterial(m.fewItems(countItems(draft.readText()), draft.target ?? 0), draft),
    step: () => null,
  },
  {
    name: "unsigned",
    holds: (draft) => isJudged(draft) && !isCut(draft) && draft.output.isSigned && !hasSignature(draft.readText()),
    say: () => m.unsigned,
    step: () => revise(m.sign, m.signWith),
  },
];

/** Everything a person is to know of a text a model has finished. */
export function caveatsOf(draft: FinishedDraft): Caveat[] {
  return RULES.flatMap(({ name, holds, say, step }) => (holds(draft) ? [{ name, text: say(draft), step: step(draft) }] : []));
}

/** Endings that say all there is to say: what was filtered is no whole text, what has not changed was judged before. */
const NOT_JUDGED: readonly (string | null)[] = [FINISH_REASON_LANGUAGE, FINISH_REASON_FILTER, FINISH_REASON_UNCHANGED];

function isJudged({ finishReason }: FinishedDraft): boolean {
  return !NOT_JUDGED.includes(finishReason);
}

/** Nothing follows name and date: a text that has them was cut behind its end. */
function isCut({ finishReason, output, readText }: FinishedDraft): boolean {
  return finishReason === FINISH_REASON_LENGTH && !(output.isSigned && hasSignature(readText()));
}

/** Characters that were wished for; none is equal to every length. */
function wishOf({ target, chars, output: { unit } }: FinishedDraft): number {
  return unit === "char" ? (target ?? chars) : chars;
}

function revise(label: string, instruction = label): Step {
  return { kind: "revise", label, instruction };
}

/** A number in an instruction is read by the server and by the estimate: without marks between its digits. */
function plain(length: number): string {
  return String(length);
}

function withMaterial(text: string, { emptyFields }: FinishedDraft): string {
  return m.withHint(text, emptyFields.length > 0 ? m.fill(emptyFields) : m.add);
}
