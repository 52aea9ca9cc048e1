import { CHART_CELLS_MAX, POINTS_MAX } from "@tangleaf/table/chart-spec";
import { importMarksEn } from "../../../messages/import.en.ts";
import { importMarksZh } from "../../../messages/import.zh.ts";
import { nodePiece, type Piece } from "./pieces.ts";

/** What a file has and a document does not; each is a sentence in the messages. */
export const LEFT_KINDS = [
  "comments",
  "revisions",
  "pictures",
  "largePictures",
  "morePictures",
  "formulas",
  "objectFormulas",
  "objects",
  "charts",
  "largeCharts",
  "chartTables",
  "redrawnCharts",
  "diagrams",
  "shapes",
  "textBoxes",
  "captions",
  "nestedTables",
  "headers",
  "symbols",
  "fields",
  "headingParts",
  "notePictures",
  "movedNotes",
  "rubies",
  "hidden",
  "blocks",
] as const;
export type LeftKind = (typeof LEFT_KINDS)[number];
/** Kinds of which a mark is left at their place. */
export type MarkedKind = LeftKind & keyof typeof importMarksZh;

/** Where something was left out: under a heading, by its words; before the first one, by the number of the paragraph or table; in a note. */
export type LeftPlace = { readonly kind: "heading" | "paragraph" | "table" | "note"; readonly text: string };

/** How often each kind occurred, up to three names, and up to three places; `hasMore`: there are more places. */
export type LeftOut = {
  readonly kind: LeftKind;
  readonly count: number;
  readonly names: readonly string[];
  readonly places: readonly LeftPlace[];
  readonly hasMore: boolean;
};

const NAMES_MAX = 3;
const PLACES_MAX = 3;
const NAME_MAX_CHARACTERS = 60;

/** Pictures of one file that are imported. A browser needs 4 bytes for each pixel of a picture it shows. */
export const PICTURE_BOUNDS = { pictures: 300, megapixels: 64 } as const;
/** Rows of one chart that are imported, as many as a chart of a note may have, and cells of all charts of a file. */
export const CHART_BOUNDS = { points: POINTS_MAX, cells: CHART_CELLS_MAX } as const;

export type LeftOuts = {
  add(kind: LeftKind, name?: string): void;
  /** Counts the same way, and returns the mark for its place: 【待补充：公式】, which the checks of a document look for. */
  lose(kind: MarkedKind, name?: string): Piece;
  /** The mark of a kind, which is one piece. */
  markOf(kind: MarkedKind): Piece;
  /** Says what is being read: losses from here on are named by it. null: no place in the text. */
  enter(kind: LeftPlace["kind"] | null): void;
  /** Names the heading that was entered. */
  nameHeading(words: string): void;
  list(): readonly LeftOut[];
};

type Place = { readonly kind: LeftPlace["kind"]; text: string };
type Found = { count: number; readonly names: string[]; readonly places: Set<Place> };

/** `language`: of the document, which its marks are in. */
export function createLeftOuts(language: "zh" | "en"): LeftOuts {
  const found = new Map<LeftKind, Found>();
  const marks = new Map<MarkedKind, Piece>();
  const passed = { heading: 0, paragraph: 0, table: 0, note: 0 };
  const note: Place = { kind: "note", text: "" };
  let place: Place | null = null;

  function add(kind: LeftKind, name?: string): void {
    const one = found.get(kind) ?? { count: 0, names: [], places: new Set() };
    one.count++;
    const short = shorten(name);
    if (short !== "" && one.names.length < NAMES_MAX && !one.names.includes(short)) one.names.push(short);
    // Headings without words are named by the one before, so a few more are kept.
    if (place !== null && one.places.size <= PLACES_MAX * 2) one.places.add(place);
    found.set(kind, one);
  }
  function markOf(kind: MarkedKind): Piece {
    const text = (language === "zh" ? importMarksZh : importMarksEn)[kind];
    const mark = marks.get(kind) ?? nodePiece({ type: "text", text, marks: [{ type: "todo" }] });
    marks.set(kind, mark);
    return mark;
  }
  return {
    add,
    markOf,
    lose(kind, name) {
      add(kind, name);
      return markOf(kind);
    },
    enter(kind) {
      if (kind !== null) passed[kind]++;
      if (kind === null) place = null;
      else if (kind === "note") place = note;
      else if (kind === "heading") place = { kind, text: place?.kind === "heading" ? place.text : "" };
      else if (place?.kind !== "heading" || place.text === "") place = { kind, text: String(passed[kind]) };
    },
    nameHeading(words) {
      if (place?.kind === "heading" && words !== "") place.text = shorten(words);
    },
    list: () =>
      LEFT_KINDS.flatMap((kind) => {
        const one = found.get(kind);
        if (one === undefined) return [];
        const places = distinct([...one.places].filter(({ kind: of, text }) => of !== "heading" || text !== ""));
        return [{ kind, count: one.count, names: one.names, places: places.slice(0, PLACES_MAX), hasMore: places.length > PLACES_MAX }];
      }),
  };
}

const shorten = (words: string | undefined): string => words?.slice(0, NAME_MAX_CHARACTERS) ?? "";

function distinct(places: readonly Place[]): LeftPlace[] {
  return places.filter((one, index) => places.findIndex(({ kind, text }) => kind === one.kind && text === one.text) === index);
}
