import type { ParagraphChild } from "docx";
import { CHAPTER_COUNTER } from "../../../word-format/index.ts";
import { textRun } from "../write-alike.ts";
import { fieldChar, fieldStart, simpleField, writtenRun } from "./field-runs.ts";

/** 图 2-1, (3): what stands before the number, the chapter and what parts them where captions are counted by chapter, the number. */
const LABEL = /^(.*?)(?:(\d+)([-.]))?(\d+)([)）]?)$/;

/**
 * A label whose numbers Word counts. Chapters are counted by a hidden counter of their own, because Word would write the number of
 * 第二章 as 二.
 */
export function counterToWord(label: string, counter: string): ParagraphChild[] {
  const [, words = "", chapter, between = "", number = "", end = ""] = LABEL.exec(label) ?? [];
  if (number === "") return [textRun({ text: label })];
  return [
    ...(words === "" ? [] : [textRun({ text: words })]),
    ...(chapter === undefined ? [] : [simpleField(`SEQ ${CHAPTER_COUNTER} \\c \\* ARABIC`, chapter), textRun({ text: between })]),
    simpleField(`SEQ ${counter} \\* ARABIC${chapter === undefined ? "" : " \\s 1"}`, number),
    ...(end === "" ? [] : [textRun({ text: end })]),
  ];
}

let chapterMarks: readonly ParagraphChild[] | null = null;

/** Counts a chapter where it begins, and shows nothing. The library has no hidden fields; runs stand where its own stand. */
export function chapterMark(): readonly ParagraphChild[] {
  const hidden = { isHidden: true };
  chapterMarks ??= [...fieldStart(`SEQ ${CHAPTER_COUNTER} \\h`, hidden), fieldChar("end", hidden)].map(writtenRun);
  return chapterMarks;
}
