import type { Variant } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import type { GenerationTable } from "../../db/schema/generation-table.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { aiLabelJson, fileNameOf, renderMarkdownFile, visibleAiLabel } from "../export/index.ts";
import { shownText } from "./present-generation.ts";

type Row = Selectable<GenerationTable>;

/** Files sort by their numbers as they were written. */
const NUMBER_DIGITS = 4;

export type TextWords = {
  readonly folder: string /** Beside it, for what is in the bin. */;
  readonly binFolder: string;
  readonly untitled: string;
};

/** `我的稿子/0012 周报.md`, of what is in the bin `回收站里的稿子/0001 周报.md` */
export function textPath(row: Row, number: number, words: TextWords): string {
  return `${row.removed_at === null ? words.folder : words.binFolder}/${String(number).padStart(NUMBER_DIGITS, "0")} ${fileNameOf(row.title, "md", words.untitled)}`;
}

/** The text as a Markdown file, labelled like every file of a text. */
export function textMarkdown(row: Row, input: { variant: Variant; labelProducer: string; builtin: boolean }): Uint8Array {
  return renderMarkdownFile({
    title: row.title,
    text: shownText(row),
    labelJson: aiLabelJson({ producer: input.labelProducer, generationId: row.id }),
    visibleLabel: visibleAiLabel({ language: input.variant, builtin: input.builtin }),
  });
}

/** The same for machines: what was asked, what the model wrote, and what the owner made of it (null = unchanged). */
export function textEntry(row: Row, file: string | null) {
  return {
    generationId: row.id,
    file,
    kind: row.kind,
    title: row.title,
    pieceId: row.piece_id,
    draftNo: row.draft_no,
    sceneType: row.scene_type,
    input: JSON.parse(row.input) as unknown,
    model: row.model,
    status: row.status,
    chars: row.chars,
    written: row.text,
    edited: row.edited_text === null ? null : shownText(row),
    createdAt: isoTime(row.created_at),
    /** When it went into the bin; null = it is not there. */
    removedAt: row.removed_at === null ? null : isoTime(row.removed_at),
    endedAt: row.ended_at === null ? null : isoTime(row.ended_at),
  };
}
