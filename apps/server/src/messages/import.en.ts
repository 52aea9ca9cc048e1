import type { importZh } from "./import.zh.ts";

export const importEn: Record<keyof typeof importZh, string> = {
  comments: "Comments were left out",
  revisions: "Tracked changes were taken as accepted",
  pictures: "Pictures left out: {count}. Only PNG and JPEG can be used: {names}",
  largePictures: "Pictures left out because they have more than {megapixels} megapixels: {count}, {names}",
  morePictures: "A file brings {pictures} pictures at most; places that have none now: {count}",
  formulas: "Formulas that could not be read and are text now: {count}",
  objects: "Embedded objects left out: {count}",
  charts: "Charts left out: {count}. Paste them as pictures in Word to keep them",
  textBoxes: "Text boxes were taken as paragraphs",
  nestedTables: "Tables inside tables were taken as text",
  headers: "Headers and footers were left out",
  symbols: "Special symbols left out: {count}",
  headingParts: "Pictures, footnotes and formulas in headings were not kept",
  blocks: "Parts that could not be read and are text now: {count}",
  fileImages: "Pictures left out: {count}. Please put them into the text again: {names}",
};
