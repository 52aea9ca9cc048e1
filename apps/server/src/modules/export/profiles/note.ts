import { type DocumentProfile, sixHeadings } from "./document-profile.ts";
import { plainEn } from "./plain-en.ts";
import { plainZh } from "./plain-zh.ts";

/** A note as it is: no contents, headings numbered where the note says so. */
export const noteZh: DocumentProfile = {
  ...plainZh,
  version: 3,
  conventions: "none",
  headings: sixHeadings(plainZh),
  captions: { words: ["图", "表"], font: plainZh.fonts.body, points: 10.5 },
  numbering: "none",
  contents: null,
};

export const noteEn: DocumentProfile = {
  ...plainEn,
  version: 3,
  headings: sixHeadings(plainEn),
  captions: { words: ["Figure", "Table"], font: plainEn.fonts.body, points: 10 },
  numbering: "none",
  contents: null,
};
