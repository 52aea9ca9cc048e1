import {
  capOf,
  type Generation,
  type GenerationListItem,
  type KindResult,
  type OutlineParagraph,
  type Paragraph,
} from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { countLength, withoutMarks } from "@tangleaf/document/marks";
import { excerptOf } from "../../platform/excerpt-of.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import type { GenerationRow } from "./generation.repo.ts";

/** The text as it stands: the owner's edits stand for the beginning, what was written after them follows. */
export function shownText(row: Pick<GenerationRow, "text" | "edited_text" | "edited_up_to">): string {
  return row.edited_text === null ? row.text : row.edited_text + row.text.slice(row.edited_up_to);
}

export function presentGeneration(row: GenerationRow): Generation {
  const text = shownText(row);
  const result = row.result === null ? null : (JSON.parse(row.result) as Record<string, unknown>);
  return { ...summaryOf(row), chars: countCharacters(text), text, result, ...listedResult(row.kind, result), rawUnits: row.text.length };
}

/** The list a structured answer is about, in the form plain clients take titles and outlines in. */
function listedResult(kind: string, result: Record<string, unknown> | null): Pick<Generation, "data"> {
  if (result === null) return {};
  if (kind === "titles") return { data: (result as KindResult<"titles">).titles };
  return kind === "outline" ? { data: (result as KindResult<"outline">).outline.map(emptyParagraph) } : {};
}

function emptyParagraph({ id, level, title, targetCnt, textData, subPara }: OutlineParagraph): Paragraph {
  return { id, level, title, text: "", status: "empty", charCnt: 0, targetCnt, textData, subPara: subPara.map(emptyParagraph) };
}

export function presentListItem(row: GenerationRow, q: string | undefined): GenerationListItem {
  return { ...summaryOf(row), excerpt: textExcerpt(row, q) };
}

function summaryOf(row: GenerationRow): Omit<GenerationListItem, "excerpt"> {
  return {
    generationId: row.id,
    kind: row.kind,
    title: row.title,
    input: JSON.parse(row.input),
    sceneType: row.scene_type,
    status: row.status,
    chars: row.chars,
    length: countLength(shownText(row)),
    seedChars: row.seed_units === 0 ? 0 : countCharacters(row.text.slice(0, row.seed_units)),
    target: row.target,
    model: row.model,
    estimate: { tokens: row.estimate_tokens, maxTokens: capOf(row.estimate_tokens) },
    usage: { promptTokens: row.prompt_tokens, completionTokens: row.completion_tokens, charged: row.charged },
    finishReason: row.finish_reason,
    pieceId: row.piece_id,
    draftNo: row.draft_no,
    version: row.version,
    createdAt: new Date(row.created_at).toISOString(),
    endedAt: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
  };
}

/** What a text says, cut: without Markdown marks, and without its headings where it has more than those. */
export function textExcerpt(row: Pick<GenerationRow, "text" | "edited_text" | "edited_up_to">, q: string | undefined): string {
  const text = shownText(row);
  const body = plainWords(text.replace(HEADING, ""));
  const all = plainWords(text);
  const looked = q === undefined ? "" : foldForSearch(q).trim();
  // What is looked for may stand in a heading alone.
  const inHeading = looked !== "" && !foldForSearch(body).includes(looked) && foldForSearch(all).includes(looked);
  return excerptOf(body === "" || inHeading ? all : body, q);
}

/** A line of Markdown that is a heading, marked with signs or underlined. */
const HEADING = /^ {0,3}#{1,6}\s.*$|^.+\n {0,3}={3,}[ \t]*$/gm;

/** Whether a line divides, or is the rule below the head of a table: it has marks alone. */
const isRule = (line: string): boolean => /^[\s|:=*_-]+$/.test(line) && /[=*_-]{3}/.test(line);

function plainWords(text: string): string {
  return withoutMarks(text)
    .split("\n")
    .filter((line) => !isRule(line))
    .join("\n")
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+])\s+/gm, "")
    .replace(/[*_`|]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
