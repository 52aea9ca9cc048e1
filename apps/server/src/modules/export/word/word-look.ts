/** A font for each script: Word picks per character. */
export type FontSet = { readonly ascii: string; readonly hAnsi: string; readonly eastAsia: string };

export const fontSet = (latin: string, eastAsia: string): FontSet => ({ ascii: latin, hAnsi: latin, eastAsia });

export type HeadingLook = {
  readonly font: FontSet;
  readonly points: number;
  readonly bold: boolean;
  readonly beforePoints: number;
  readonly afterPoints: number;
};

/** Everything that differs between a Chinese text, an English text and an official document. Sizes in points, paper in millimetres. */
export type WordLook = {
  readonly language: { readonly value: string; readonly eastAsia: string };
  readonly fonts: { readonly body: FontSet; readonly quote: FontSet; readonly code: FontSet; readonly footer: FontSet };
  readonly bodyPoints: number;
  readonly title: HeadingLook & { readonly centred: boolean };
  /** Heading 1 to 4. */
  readonly headings: readonly [HeadingLook, HeadingLook, HeadingLook, HeadingLook];
  readonly marginMm: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
    readonly footer: number;
  };
  /** `lines`: a multiple of the font's own height; `points`: an exact pitch. */
  readonly pitch: { readonly lines: number } | { readonly points: number };
  /** Lines that fit the type area; only official documents are set on a grid. */
  readonly grid: { readonly pitchPoints: number } | null;
  /** Added to every character's width, so that an exact number of them fills a line. */
  readonly characterSpacingPoints: number;
  readonly justified: boolean;
  readonly firstLineCharacters: number;
  readonly afterParagraphPoints: number;
  readonly headingsIndented: boolean;
  readonly table: "three-line" | "grid";
  readonly tablePoints: number;
  /** hanging: numbers and bullets stand out; running: numbers stand in the indent, bullets are left out. */
  readonly lists: "hanging" | "running";
  /** A break inside a paragraph begins a new paragraph, as Chinese typesetting has it. */
  readonly breaksAreParagraphs: boolean;
  /** Bold, italic and colour of runs are shown. */
  readonly runMarks: boolean;
  readonly pageNumber: { readonly points: number; readonly place: "centre" | "outside"; readonly dashes: boolean };
};
