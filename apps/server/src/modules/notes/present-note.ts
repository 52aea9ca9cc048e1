import type { EssayJobSection, Note, NoteSummary, Paragraph, WrittenSection } from "@tangleaf/contract";
import type { DocumentContent } from "@tangleaf/document/model";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import type { NoteRow } from "./note.repo.ts";

/** With one paragraph there is nothing to be part of. */
const PROGRESS_FROM_PARAGRAPHS = 2;
const PERCENT = 100;

export function presentSummary(row: NoteRow, excerpt: string): NoteSummary {
  return {
    noteId: row.document_id,
    title: row.title,
    notebookId: row.notebook_id,
    excerpt,
    charCnt: row.chars,
    paragraphs: row.paragraphs,
    progress: row.leaf_paragraphs < PROGRESS_FROM_PARAGRAPHS ? null : Math.round((row.done_paragraphs / row.leaf_paragraphs) * PERCENT),
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    removedAt: isoOrNull(row.removed_at),
  };
}

/** A note by paragraph, as its document holds it after `seq` changes. */
export function presentNote(
  row: NoteRow,
  { content, outline, seq, isQuarantined }: { content: DocumentContent; outline: Paragraph[]; seq: number; isQuarantined: boolean },
): Note {
  const paragraphs = flatten(outline);
  return {
    noteId: row.document_id,
    title: content.title,
    notebookId: row.notebook_id,
    version: seq,
    charCnt: paragraphs.reduce((sum, { charCnt }) => sum + charCnt, 0),
    paragraphs: paragraphs.length,
    status: paragraphs.some(({ status }) => status === "queued" || status === "writing") ? "writing" : "saved",
    ...(isQuarantined && { isQuarantined }),
    outline,
  };
}

export function presentWritten({ step: _step, tokens: _tokens, error: _error, ...written }: EssayJobSection): WrittenSection {
  return written;
}

function flatten(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.flatMap((paragraph) => [paragraph, ...flatten(paragraph.subPara)]);
}
