import type { importMarksZh, importPlacesZh, importZh } from "./import.zh.ts";

export const importEn: Record<keyof typeof importZh, string> = {
  comments: "Comments left out: {count}",
  revisions: "Tracked changes were taken as accepted",
  pictures: "Pictures left out, with a mark in their place: {count}. Only PNG and JPEG can be used: {names}",
  largePictures: "Pictures left out because they have more than {megapixels} megapixels, with a mark in their place: {count}, {names}",
  morePictures: "A file brings {pictures} pictures at most; places that have a mark now instead: {count}",
  formulas: "Formulas that could not be read and are text now: {count}",
  objectFormulas: "Formulas of MathType and the like left out, with a mark in their place: {count}, {names}",
  objects: "Embedded objects left out: {count}. What they show is a picture now where possible, and a mark elsewhere: {names}",
  charts: "Charts left out, with a mark in their place: {count}. Paste them as pictures in Word to keep them",
  largeCharts:
    "Charts left out because they have too many figures, with a mark in their place: {count}. A chart brings {points} rows at most, those of one file {cells} cells",
  chartTables: "Charts that cannot be drawn here and are tables of their figures now: {count}",
  redrawnCharts: "Charts drawn in another way, with the same figures: {count}",
  diagrams:
    "SmartArt graphics left out, with a mark in their place and their words behind it: {count}. Paste them as pictures in Word to keep them",
  shapes: "Shapes without text left out, with a mark in their place: {count}",
  textBoxes: "Text boxes were taken as paragraphs",
  captions: "Captions without a figure or table beside them: {count}. They are text now, and their numbers stay as they are",
  nestedTables: "Tables inside tables were taken as text",
  headers: "Headers and footers were left out",
  symbols: "Special symbols that are not known, with a mark in their place: {count}, {names}",
  fields: "Fields that could not be read, with a mark in their place: {count}, {names}",
  headingParts: "Formulas in headings that are text now: {count}",
  notePictures: "Pictures in footnotes left out, with a mark in their place: {count}",
  movedNotes: "Footnotes of titles, captions and code moved behind them, with a mark there: {count}",
  rubies: "Phonetic guides above words left out: {count}",
  hidden: "Pieces of hidden text left out: {count}",
  blocks: "Parts that could not be read and are text now: {count}",
  fileImages: "Pictures left out: {count}. Please put them into the text again: {names}",
};

export const importPlacesEn: Record<keyof typeof importPlacesZh, string> = {
  heading: "“{text}”",
  paragraph: "paragraph {text}",
  table: "table {text}",
  note: "footnotes",
  at: "{sentence}; at: {places}",
  among: "{sentence}; at: {places} and elsewhere",
};

export const importMarksEn: Record<keyof typeof importMarksZh, string> = {
  pictures: "[To add: picture]",
  largePictures: "[To add: picture]",
  morePictures: "[To add: picture]",
  objectFormulas: "[To add: formula]",
  objects: "[To add: embedded object]",
  charts: "[To add: chart]",
  largeCharts: "[To add: chart]",
  diagrams: "[To add: SmartArt graphic]",
  shapes: "[To add: shape]",
  notePictures: "[To add: picture]",
  movedNotes: "[To add: moved footnote]",
  symbols: "[To add: symbol]",
  fields: "[To add: field]",
};
