import type { DocumentProfile } from "./document-profile.ts";
import { noteEn, noteZh } from "./note.ts";

const SECTIONS = [
  { begins: "document", pageNumber: { points: 9, place: "centre", dashes: false, format: "upperRoman" }, header: null },
  {
    begins: "body",
    pageNumber: { points: 9, place: "centre", dashes: false, format: "decimal", restarts: true },
    header: { text: "{title}", points: 9 },
  },
] as const satisfies DocumentProfile["sections"];

/** A report: contents first, then the text from page 1 with its title above each page; chapters are counted. */
export const reportZh: DocumentProfile = {
  ...noteZh,
  sections: SECTIONS,
  numbering: "chapters",
  contents: { title: "目录", levels: 3 },
};

export const reportEn: DocumentProfile = {
  ...noteEn,
  justified: true,
  sections: SECTIONS,
  numbering: "decimal",
  contents: { title: "Contents", levels: 3 },
};
