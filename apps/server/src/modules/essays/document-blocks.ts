import { DOCUMENT_SHAPES } from "@tangleaf/catalogue/document-shapes";
import type { DocumentType, OutlineParagraph, Variant } from "@tangleaf/contract";
import type { NodeJson } from "@tangleaf/document/model";
import { outlineBlocks } from "./outline-input.ts";
import { scheduleTable } from "./schedule-table.ts";

type Kind = { readonly type: DocumentType; readonly schedule: string; readonly language: Variant };
const SCHEDULE_HEADINGS = { zh: /进度|时间安排|工作计划/, en: /schedule|timetable|timeline/i } as const;

/** Headings of a new document with what stands below them from the beginning: in a proposal the table of its schedule. */
export function documentBlocks(outline: readonly OutlineParagraph[], { type, schedule, language }: Kind): NodeJson[] {
  const hasSchedule = DOCUMENT_SHAPES[type].chapters.some(({ table }) => table === "schedule");
  const isSchedule = ({ title, subPara }: OutlineParagraph) =>
    hasSchedule && subPara.length === 0 && SCHEDULE_HEADINGS[language].test(title);
  return outline.flatMap((chapter) => [...outlineBlocks([chapter]), ...(isSchedule(chapter) ? scheduleTable(schedule, language) : [])]);
}
