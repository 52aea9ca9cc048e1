import type { importMarksZh, importZh } from "./import.zh.ts";

export const importEn: Record<keyof typeof importZh, string> = {
  comments: "Comments were left out",
  revisions: "Tracked changes were taken as accepted",
  pictures: "Pictures left out, with a mark in their place: {count}. Only PNG and JPEG can be used: {names}",
  largePictures: "Pictures left out because they have more than {megapixels} megapixels, with a mark in their place: {count}, {names}",
  morePictures: "A file brings {pictures} pictures at most; places that have a mark now instead: {count}",
  formulas: "Formulas that could not be read and are text now: {count}",
  objectFormulas: "Formulas of MathType and the like left out, with a mark in their place: {count}, {names}",
  objects: "Embedded objects left out: {count}. What they show is a picture now where possible, and a mark elsewhere: {names}",
  charts: "Charts left out, with a mark in their place: {count}. Paste them as pictures in Word to keep them",
  diagrams: "SmartArt graphics left out, with a mark in their place: {count}. Paste them as pictures in Word to keep them",
  shapes: "Shapes without text left out, with a mark in their place: {count}",
  textBoxes: "Text boxes were taken as paragraphs",
  captions: "Captions without a figure or table beside them: {count}. They are text now, and their numbers stay as they are",
  nestedTables: "Tables inside tables were taken as text",
  headers: "Headers and footers were left out",
  symbols: "Special symbols that are not known, with a mark in their place: {count}, {names}",
  fields: "Fields that could not be read, with a mark in their place: {count}, {names}",
  headingParts: "Pictures, footnotes and formulas in headings were not kept",
  blocks: "Parts that could not be read and are text now: {count}",
  fileImages: "Pictures left out: {count}. Please put them into the text again: {names}",
};

export const importMarksEn: Record<keyof typeof importMarksZh, string> = {
  pictures: "[To add: picture]",
  largePictures: "[To add: picture]",
  morePictures: "[To add: picture]",
  objectFormulas: "[To add: formula]",
  objects: "[To add: embedded object]",
  charts: "[To add: chart]",
  diagrams: "[To add: SmartArt graphic]",
  shapes: "[To add: shape]",
  symbols: "[To add: symbol]",
  fields: "[To add: field]",
};
