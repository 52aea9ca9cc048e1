import type { ThesisFacts } from "../thesis-file.ts";
import type { DocumentProfile } from "./document-profile.ts";
import type { FontSet, HeadingProfile, PageNumberProfile } from "./word-profile.ts";

/** What a thesis can have in it. Parts nobody has written are left out; cover, title page and declarations are there to be filled in. */
export type ThesisPart =
  | "cover"
  | "titlePage"
  | "declarations"
  | "abstractZh"
  | "abstractEn"
  | "contents"
  | "body"
  | "references"
  | "appendix"
  | "acknowledgements"
  | "aiStatement";

/** Parts with a heading of their own that is not a chapter. */
export type HeadedPart = Exclude<ThesisPart, "cover" | "titlePage" | "declarations" | "contents" | "body">;

/** Parts one after the other whose pages are counted together and have the same header. */
export type ThesisSection = {
  readonly parts: readonly [ThesisPart, ...ThesisPart[]];
  /** null: pages without a number. */
  readonly pageNumber: PageNumberProfile | null;
  /**
   * The line above right and left pages: `{school}` and `{title}` are facts, `{chapter}` is the chapter or part the page is in.
   * null = none.
   */
  readonly header: { readonly odd: string; readonly even: string } | null;
};

type CoverType = { readonly font: FontSet; readonly points: number; readonly beforePoints: number };

/** A line of cover or title page, or a table of facts with a line to write on. */
export type CoverLine =
  | (CoverType & {
      readonly kind: "text";
      /** `{title}` and other facts are filled in; one that is not known is a blank to write on. */
      readonly text: string;
      readonly bold: boolean;
      readonly afterPoints: number;
      readonly align: "left" | "centre";
      /** Left out where a fact of it is not known. */
      readonly isOptional?: true;
    })
  | (CoverType & {
      readonly kind: "facts";
      readonly rows: readonly { readonly label: string; readonly fact: keyof ThesisFacts }[];
      readonly labelMm: number;
      readonly valueMm: number;
    });

/** A statement to be signed. Two and more `_` are a blank to write on. */
export type Declaration = { readonly title: string; readonly paragraphs: readonly string[]; readonly signing: readonly string[] };

/** How a thesis of a school looks, as data: parts and their order, cover, declarations, headers, page numbers, captions. */
export type ThesisProfile = Omit<DocumentProfile, "sections" | "contents" | "numbering"> & {
  /** Of the chapters; the school's rule goes before what the text has set. */
  readonly numbering: DocumentProfile["numbering"];
  /** Language of labels, captions and part headings. */
  readonly textLanguage: "zh" | "en";
  readonly sections: readonly [ThesisSection, ...ThesisSection[]];
  readonly header: { readonly font: FontSet; readonly points: number; readonly isRuled: boolean };
  readonly contents: NonNullable<DocumentProfile["contents"]>;
  /** Headed parts that are in the table of contents beside the chapters. */
  readonly inContents: readonly HeadedPart[];
  /** Headings of parts, as they are printed: 致　谢. */
  readonly partTitles: Readonly<Record<HeadedPart, string>>;
  /** Headings of parts where they do not look as those of chapters do. */
  readonly partHeading?: HeadingProfile;
  readonly keywords: Readonly<Record<"zh" | "en", { readonly label: string; readonly between: string }>>;
  /** Labels of what is counted by chapter: `图{chapter}-{number}`. Before the first chapter `{chapter}` and the mark behind it are left out. */
  readonly labels: { readonly figure: string; readonly table: string; readonly formula: string };
  readonly references: { readonly points: number; readonly hangingPoints: number };
  /** The parts of a section go on down the page; absent: each begins a new one. Such a profile has no table of contents. */
  readonly flows?: true;
  /** What stands before the first words of an abstract, in the place of its heading. */
  readonly abstractLabels?: Readonly<Record<"zh" | "en", string>>;
  /** What stands in the list where nothing is cited; absent: there is no list then. */
  readonly noReferences?: string;
  readonly cover: readonly CoverLine[];
  readonly titlePage: readonly CoverLine[];
  readonly declarations: readonly Declaration[];
  /** Across every page until the writer has confirmed the text. */
  readonly watermark: { readonly text: string; readonly font: string };
};
