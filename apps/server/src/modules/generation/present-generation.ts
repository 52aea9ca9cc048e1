import { capOf, type Generation, type GenerationListItem } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { excerptOf } from "../../platform/excerpt-of.ts";
import type { GenerationRow } from "./generation.repo.ts";

/** The text as it stands: the owner's edits stand for the beginning, what was written after them follows. */
export function shownText(row: Pick<GenerationRow, "text" | "edited_text" | "edited_up_to">): string {
  return row.edited_text === null ? row.text : row.edited_text + row.text.slice(row.edited_up_to);
}

export function presentGeneration(row: GenerationRow): Generation {
  const text = shownText(row);
  const result = row.result === null ? null : (JSON.parse(row.result) as Record<string, unknown>);
  return { ...summaryOf(row), chars: countCharacters(text), text, result, rawUnits: row.text.length };
}

export function presentListItem(row: GenerationRow, q: string | undefined): GenerationListItem {
  return { ...summaryOf(row), excerpt: plainExcerpt(shownText(row), q) };
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

/** The text without Markdown marks, cut. */
function plainExcerpt(text: string, q: string | undefined): string {
  const plain = text
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+])\s+/gm, "")
    .replace(/[*_`|]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return excerptOf(plain, q);
}
