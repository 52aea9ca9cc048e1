import type { Scene } from "@tangleaf/contract";
import { DOCUMENT_STEPS, type DocumentType, JOB_CHARACTERS } from "@tangleaf/contract/document-types";
import { continuedTarget, estimateTokens, revisedCharacters, sceneCharacters } from "@tangleaf/contract/estimate";
import { countCharacters } from "@tangleaf/document/count";
import { countItems } from "@tangleaf/document/count-items";
import { formatNumber } from "#lib/format.ts";
import { writingMessages } from "#messages/writing.ts";
import type { Draft } from "../store/writing-state.ts";
import type { FormValues } from "./form-state.ts";

const m = writingMessages.paper;

/** Tokens a text from this form will cost, as the server will quote it; null while nothing tells its length. */
export function sceneQuote({ output: { unit }, form }: Scene, values: FormValues, price: number): number | null {
  const length = Number(values["length"] ?? 0);
  const target = unit !== "source" && length > 0 ? length : null;
  const words = form.filter(({ type }) => type !== "number").map(({ key }) => String(values[key] ?? ""));
  const sourceCharacters = countCharacters(words.join("\n"));
  if (target === null && sourceCharacters === 0) return null;
  return estimateTokens(sceneCharacters({ unit, target, sourceCharacters }), price);
}

/** Tokens a document from this form will cost: its sections, and what its job writes beside them. */
export function documentQuote(type: DocumentType, values: FormValues, price: number): number | null {
  const length = Number(values["length"] ?? 0);
  const beside = DOCUMENT_STEPS[type].reduce((sum, step) => sum + JOB_CHARACTERS[step], 0);
  return length > 0 ? estimateTokens(length + beside, price) : null;
}

/** Tokens going on with a draft will cost, as the server will quote it. `text`: what it has. */
export function continuationQuote({ output: { unit } }: Scene, draft: Pick<Draft, "target">, text: string, price: number): number {
  const has = unit === "item" ? countItems(text) : countCharacters(text);
  const target = continuedTarget({ unit, target: draft.target, has });
  return estimateTokens(sceneCharacters({ unit, target, sourceCharacters: 0 }), price);
}

/** Tokens a draft of what an instruction makes of another will cost, as the server will quote it. `text`: what that one has. */
export function revisionQuote(
  { output: { unit } }: Scene,
  { text, instruction }: { readonly text: string; readonly instruction: string },
  price: number,
): number {
  return estimateTokens(revisedCharacters({ instruction, unit, characters: countCharacters(text) }), price);
}

/** What a draft has cost, and how that differs from what was quoted: the quote counts the length asked for, the charge what was written. */
export function chargedText({ charged, estimate }: Pick<Draft, "charged" | "estimate">): string {
  if (charged === 0) return m.usedNone;
  const more = charged - estimate.tokens;
  const difference = more === 0 ? "" : (more > 0 ? m.moreThanQuoted : m.lessThanQuoted)(formatNumber(Math.abs(more)));
  return m.used(formatNumber(charged)) + difference;
}

/** Tokens a draft that is being written has cost so far, never more than its cap. `chars`: on the paper, what it began with included. */
export function spentSoFar(draft: Pick<Draft, "seedChars" | "estimate">, chars: number, price: number): number {
  return Math.min(draft.estimate.maxTokens, estimateTokens(Math.max(0, chars - draft.seedChars), price));
}
