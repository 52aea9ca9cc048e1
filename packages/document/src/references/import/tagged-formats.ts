import type { Fields } from "./to-reference.ts";

/** Where a field of a reference stands: tags by preference; the first that says something is taken. */
export type FieldTags = Partial<Record<Exclude<keyof Fields, "type" | "people" | "title" | "editors" | "translators">, readonly string[]>>;

/** A format of records that are lines of tag and value. */
export type TaggedFormat = {
  /** Tag and value of a line; a line without a tag goes on with the value before. */
  readonly line: RegExp;
  /** The same for a line whose tag is written carelessly: with a blank before it, or in small letters. */
  readonly carelessLine?: RegExp;
  /** A record begins with one of these tags where the one before has it already. */
  readonly begins: readonly string[];
  /** Begins a record behind an empty line where the one before has a title and no type: refer has nothing else between records. */
  readonly beginsBehindGap?: readonly string[];
  /** Ends a record. */
  readonly ends?: string;
  readonly type: readonly string[];
  readonly title: readonly string[];
  readonly authors: readonly string[];
  readonly editors: readonly string[];
  readonly translators: readonly string[];
  readonly fields: FieldTags;
};

/** The formats by name; each line of a format is told by `line` alone. */
export const TAGGED_FORMATS = {
  /** RIS: EndNote, Zotero, Mendeley, publishers. */
  ris: {
    line: /^([A-Z][A-Z0-9]) {1,3}- ?(.*)$/,
    begins: ["TY"],
    ends: "ER",
    type: ["TY"],
    title: ["TI", "T1", "CT", "BT", "ST"],
    authors: ["AU", "A1"],
    editors: ["ED", "A2", "A3"],
    translators: ["A4"],
    fields: {
      translatedTitle: ["TT"],
      container: ["JF", "T2", "JO", "JA", "J2", "BT"],
      publisher: ["PB"],
      place: ["CY", "PP"],
      when: ["DA", "PY", "Y1", "YR"],
      accessed: ["Y2"],
      volume: ["VL"],
      issue: ["IS", "CP"],
      pages: ["SP"],
      edition: ["ET"],
      doi: ["DO", "M3", "DI"],
      url: ["UR", "LK", "L2"],
      number: ["M1", "C7"],
      abstract: ["AB", "N2"],
      language: ["LA"],
    },
  },
  /** EndNote's tagged text, also as CNKI and Wanfang write it. */
  endnote: {
    line: /^%([0-9A-Z@+~!#$&()*<>?[\]^])(?:\s(.*))?$/,
    begins: ["0", "T"],
    beginsBehindGap: ["A", "T"],
    type: ["0"],
    title: ["T"],
    authors: ["A"],
    editors: ["E"],
    translators: ["?"],
    fields: {
      translatedTitle: ["Q"],
      container: ["J", "B"],
      publisher: ["I"],
      place: ["C"],
      when: ["8", "D"],
      accessed: ["["],
      volume: ["V"],
      issue: ["N"],
      pages: ["P"],
      edition: ["7"],
      doi: ["R"],
      url: ["U"],
      number: ["@"],
      abstract: ["X"],
      language: ["G"],
    },
  },
  /** RefWorks, as CNKI writes it. */
  refworks: {
    line: /^([A-Z][A-Z0-9]) (.*)$/,
    // Words of an abstract that goes on (is, no, do) are no tags, unless a number is all that follows.
    carelessLine:
      /^\s{0,4}((?:A[1-4B]|F[DR]|J[FO]|K1|LK|OP|PB|PP|R[DT]|S[NPR]|T[12T]|UL|VO|YR)(?= )|(?:is|no|vo|sp|op|yr) (?=\d{1,5}$)) ?(.*)$/i,
    begins: ["RT"],
    type: ["RT"],
    title: ["T1"],
    authors: ["A1"],
    editors: ["A2"],
    translators: ["A4"],
    fields: {
      translatedTitle: ["TT"],
      container: ["JF", "JO", "T2"],
      publisher: ["PB"],
      place: ["PP"],
      when: ["FD", "YR"],
      accessed: ["RD"],
      volume: ["VO"],
      issue: ["IS"],
      pages: ["SP", "OP"],
      edition: ["ED"],
      doi: ["DO"],
      url: ["LK", "UL"],
      number: ["NO", "CL"],
      abstract: ["AB"],
      language: ["LA"],
    },
  },
  /** NoteExpress: CNKI, Wanfang, VIP. */
  noteexpress: {
    line: /^\{([A-Za-z][^{}]{0,40})\}\s{0,3}[:：]\s?(.*)$/,
    begins: ["Reference Type"],
    type: ["Reference Type"],
    title: ["Title"],
    authors: ["Author"],
    editors: ["Secondary Author", "Editor"],
    translators: ["Subsidiary Author", "Translator"],
    fields: {
      translatedTitle: ["Translated Title"],
      container: ["Journal", "Secondary Title", "Tertiary Title", "Periodical Title", "Newspaper"],
      publisher: ["Publisher", "University"],
      place: ["Place Published", "City"],
      when: ["Date", "Year", "Last Update Date"],
      accessed: ["Access Date", "Accessed Date"],
      volume: ["Volume"],
      issue: ["Issue"],
      pages: ["Pages"],
      edition: ["Edition"],
      doi: ["DOI"],
      url: ["URL"],
      number: ["Number", "Report Number", "Patent Number", "Application Number", "ISBN/ISSN"],
      abstract: ["Abstract"],
      language: ["Language"],
    },
  },
  /** CNKI's own (E-Study): English name, dash, Chinese name. */
  cnki: {
    line: /^(DataType|[A-Za-z]{2,20}(?=-))(?:-[\p{Script=Han}A-Za-z]{1,10})?\s?[:：]\s?(.*)$/u,
    begins: ["SrcDatabase", "Title"],
    type: ["SrcDatabase"],
    title: ["Title"],
    authors: ["Author", "Applicant"],
    editors: [],
    translators: [],
    fields: {
      container: ["Source"],
      publisher: ["Publisher"],
      when: ["PubTime", "Year"],
      volume: ["Roll", "Volume"],
      issue: ["Period"],
      pages: ["Page"],
      doi: ["DOI"],
      url: ["URL", "Link"],
      number: ["StandardNo", "PublicationNo", "ApplicationNo"],
      abstract: ["Summary"],
    },
  },
} as const satisfies Readonly<Record<string, TaggedFormat>>;
export type TaggedFormatName = keyof typeof TAGGED_FORMATS;
