import { type ParagraphChild, SimpleField, TextRun } from "docx";
import { CHAPTER_COUNTER } from "../../../word-format/index.ts";
import { fieldChar, fieldStart } from "./field-runs.ts";

/** 图 2-1, (3): what stands before the number, the chapter and what parts them where captions are counted by chapter, the number. */
const LABEL = /^(.*?)(?:(\d+)([-.]))?(\d+)([)）]?)$/;

/**
 * A label whose numbers Word counts. Chapters are counted by a hidden counter of their own, because Word would write the number of
 * 第二章 as 二.
 */
export function counterToWord(label: string, counter: string): ParagraphChild[] {
  const [, words = "", chapter, between = "", number = "", end = ""] = LABEL.exec(label) ?? [];
  if (number === "") return [new TextRun({ text: label })];
  return [
    ...(words === "" ? [] : [new TextRun({ text: words })]),
    ...(chapter === undefined ? [] : [new SimpleField(`SEQ ${CHAPTER_COUNTER} \\c \\* ARABIC`, chapter), new TextRun({ text: between })]),
    new SimpleField(`SEQ ${counter} \\* ARABIC${chapter === undefined ? "" : " \\s 1"}`, number),
    ...(end === "" ? [] : [new TextRun({ text: end })]),
  ];
}

/** Counts a chapter where it begins, and shows nothing. The library has no hidden fields; runs stand where its own stand. */
export function chapterMark(): ParagraphChild[] {
  const hidden = { isHidden: true };
  return [...fieldStart(`SEQ ${CHAPTER_COUNTER} \\h`, hidden), fieldChar("end", hidden)] as ParagraphChild[];
}
