/** What a document keeps of the template it was made from: its author goes on seeing it when the template has changed since. */
export type MadeFrom = {
  readonly pubId: string;
  /** Of the template as it was then. */
  readonly version: string;
  readonly title: string;
  /** What is ticked off before the text is handed in. */
  readonly checklist: readonly string[];
  /** What its author must own before the skeleton makes sense. */
  readonly bring: readonly string[];
  /** What has to stand around the text: cover, abstract, references. */
  readonly frame: readonly string[];
  /** The skeleton as headings of this document. */
  readonly parts: readonly MadePart[];
};
export type MadePart = {
  /** Of the heading it became. */
  readonly id: string;
  readonly title: string;
  /** What goes wrong there most often; null = nothing that is typical. */
  readonly mistake: string | null;
};

/** Where it stands among title and settings; ticks are an integer of one bit for each line, the checklist's first. */
export const MADE_FROM_KEY = "madeFrom";
export const TICKS_KEY = "ticks";
/** Bits of an integer that every client reads the same. */
const TICKS_MAX = 30;
/** Longer ones only a hostile client writes. */
const STORED_MAX_CHARACTERS = 60_000;

/** What stands there, as far as it is of that form; null = nothing. */
export function readMadeFrom(stored: unknown): MadeFrom | null {
  if (typeof stored !== "string" || stored.length > STORED_MAX_CHARACTERS) return null;
  const read = parsed(stored);
  if (!isRecord(read) || typeof read["pubId"] !== "string") return null;
  const text = (key: string): string => (typeof read[key] === "string" ? String(read[key]) : "");
  const texts = (key: string): string[] => listOf(read[key]).filter((one): one is string => typeof one === "string");
  return {
    pubId: read["pubId"],
    version: text("version"),
    title: text("title"),
    checklist: texts("checklist"),
    bring: texts("bring"),
    frame: texts("frame"),
    parts: listOf(read["parts"]).flatMap((part) =>
      isRecord(part) && typeof part["id"] === "string" && typeof part["title"] === "string"
        ? [{ id: part["id"], title: part["title"], mistake: typeof part["mistake"] === "string" ? part["mistake"] : null }]
        : [],
    ),
  };
}

export const storedMadeFrom = (madeFrom: MadeFrom): string => JSON.stringify(madeFrom);

export function isTicked(stored: unknown, line: number): boolean {
  return typeof stored === "number" && Number.isSafeInteger(stored) && line < TICKS_MAX && Math.floor(stored / 2 ** line) % 2 === 1;
}

/** The ticks with that of a line set or taken away. */
export function withTick(stored: unknown, line: number, on: boolean): number {
  const known = typeof stored === "number" && Number.isSafeInteger(stored) && stored > 0 ? stored : 0;
  if (line >= TICKS_MAX || isTicked(known, line) === on) return known;
  return known + (on ? 1 : -1) * 2 ** line;
}

/** A heading of a document, as far as it can be found again. */
type Heading = { readonly id: string; readonly title: string };

/** Parts of the skeleton that no longer stand in the document: neither the heading they became nor one with their words. */
export function droppedParts({ parts }: MadeFrom, headings: readonly Heading[]): MadePart[] {
  const ids = new Set(headings.map(({ id }) => id));
  const titles = new Set(headings.map(({ title }) => title.trim()));
  return parts.filter(({ id, title }) => !ids.has(id) && !titles.has(title.trim()));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
