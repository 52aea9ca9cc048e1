/** A font for each script: Word picks per character. */
export type FontSet = { readonly ascii: string; readonly hAnsi: string; readonly eastAsia: string };

export const fontSet = (latin: string, eastAsia: string): FontSet => ({ ascii: latin, hAnsi: latin, eastAsia });

export type HeadingProfile = {
  readonly font: FontSet;
  readonly points: number;
  readonly bold: boolean;
  readonly beforePoints: number;
  readonly afterPoints: number;
  /** In the middle of its line; absent = at the left. */
  readonly centred?: boolean;
};

export type PageProfile = {
  readonly widthMm: number;
  readonly heightMm: number;
  /** `header`, `footer`: from the edge of the paper to the line itself. */
  readonly marginMm: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
    readonly header: number;
    readonly footer: number;
  };
};

export const A4_MM = { widthMm: 210, heightMm: 297 } as const;

/** `outside`: on the outer side of left and right pages; `dashes`: — 1 —. */
export type PageNumberProfile = {
  readonly points: number;
  readonly place: "centre" | "outside";
  readonly dashes: boolean;
  readonly format?: "decimal" | "upperRoman" | "lowerRoman";
  /** Begins at 1 again. */
  readonly restarts?: boolean;
};

/** A run of pages with the same header and footer. */
export type SectionProfile = {
  /**
   * `document`: with the title; `firstHeading`: on a new page with the first heading of level 1; `body`: on a new page behind the
   * table of contents.
   */
  readonly begins: "document" | "firstHeading" | "body";
  /** null: pages without a number. */
  readonly pageNumber: PageNumberProfile | null;
  /** One centred line; `{title}` stands for the title. */
  readonly header: { readonly text: string; readonly points: number } | null;
};

/**
 * How a Word file looks, as data: sizes in points, paper in millimetres. Everything that differs between two kinds of
 * document stands here; the code in `word/` knows no kind by its name.
 */
export type WordProfile = {
  /** Part of what makes two files the same: counted up with every change of this profile. */
  readonly version: number;
  /** Of the document, for the spelling check. */
  readonly language: { readonly value: string; readonly eastAsia: string };
  /** Chinese typesetting: emphasis in another typeface, full-width quotation marks, numbers as （1） and ①. */
  readonly script: "chinese" | "latin";
  /**
   * What place and words tell of a paragraph. `letter`: salutation, signature, date and attachments have styles of their own;
   * `gongwen`: by GB/T 9704-2012, where 一、 and （一） make the levels of headings as well.
   */
  readonly conventions: "none" | "letter" | "gongwen";
  readonly fonts: { readonly body: FontSet; readonly quote: FontSet; readonly code: FontSet; readonly footer: FontSet };
  readonly bodyPoints: number;
  readonly title: HeadingProfile & {
    readonly centred: boolean;
    /** A longer title is broken between words into lines of nearly one length; null = Word breaks it. */
    readonly lineCharacters: number | null;
  };
  /** Heading 1 to 4, of documents to 6. */
  readonly headings: readonly [HeadingProfile, HeadingProfile, HeadingProfile, HeadingProfile, ...HeadingProfile[]];
  readonly headingsIndented: boolean;
  /**
   * Numbers that Word counts, from level 1 down: `第%1章` (`chinese`: in 一, 二, 三), `%1.%2`. Numbers the writer typed are left
   * out then. null = headings keep what was typed.
   */
  readonly headingNumbers: readonly { readonly text: string; readonly chinese?: boolean }[] | null;
  readonly page: PageProfile;
  /** One after the other; the first begins with the document. */
  readonly sections: readonly [SectionProfile, ...SectionProfile[]];
  /** `lines`: a multiple of the font's own height; `points`: an exact pitch. */
  readonly pitch: { readonly lines: number } | { readonly points: number };
  /** A grid of lines for the type area; null = none. */
  readonly grid: { readonly pitchPoints: number } | null;
  /** Added to every character's width, so that an exact number of them fills a line. */
  readonly characterSpacingPoints: number;
  readonly justified: boolean;
  readonly firstLineCharacters: number;
  readonly afterParagraphPoints: number;
  readonly table: "three-line" | "grid";
  readonly tablePoints: number;
  /** Lines of tables and captions are at least this far apart, whatever font stands in for the one named; absent = as the font has it. */
  readonly smallPitchPoints?: number;
  /** Cells whose text is not aligned by hand; absent = at the left. */
  readonly areCellsCentred?: boolean;
  /** A paragraph right above a table that begins with one of these words and a number is its caption and stays on its page; null = none. */
  readonly captions: { readonly words: readonly string[]; readonly font: FontSet; readonly points: number } | null;
  /** hanging: numbers and bullets stand out; running: numbers stand in the indent, bullets are left out. */
  readonly lists: "hanging" | "running";
  /** A break inside a paragraph begins a new paragraph, as Chinese typesetting has it. */
  readonly breaksAreParagraphs: boolean;
  /** Bold, italic and colour of runs are shown. */
  readonly runMarks: boolean;
  /** The visible AI label, under the page number. The one in the file's properties is never left out. */
  readonly label: { readonly points: number; readonly color: string };
};
