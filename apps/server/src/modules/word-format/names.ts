/** Blocks that a Word file marks so that fields can refer to them, and their ids come back. */
const BOOKMARK_KINDS = { heading: "_h_", table: "_t_", figure: "_f_", formula: "_e_", footnote: "_n_" } as const;
export type BookmarkKind = keyof typeof BOOKMARK_KINDS;

/** Word takes letters, digits and _ in names of at most 40; the first _ hides a bookmark from its lists. */
const MARKABLE_ID = /^[a-z0-9]{1,30}$/;

/** The bookmark of a block, or null where its id is none of ours. */
export function bookmarkOf(kind: BookmarkKind, id: unknown): string | null {
  return typeof id === "string" && MARKABLE_ID.test(id) ? BOOKMARK_KINDS[kind] + id : null;
}

/** What a bookmark of ours marks; null for others. */
export function readBookmark(name: string): { kind: BookmarkKind; id: string } | null {
  for (const [kind, prefix] of Object.entries(BOOKMARK_KINDS) as [BookmarkKind, string][]) {
    const id = name.slice(prefix.length);
    if (name.startsWith(prefix) && MARKABLE_ID.test(id)) return { kind, id };
  }
  return null;
}

/** What a block stands in, from the outside: a list item or a quote. */
export type Container = "list" | "quote";

/** Name of a style for blocks inside others: `Code [ts] (list quote)`. `note` is what else is to be kept of the block. */
export function styleNameOf(base: string, path: readonly Container[], note: string | null = null): string {
  return `${base}${note === null ? "" : ` [${note}]`}${path.length === 0 ? "" : ` (${path.join(" ")})`}`;
}

export type StyleName = { readonly base: string; readonly note: string | null; readonly path: readonly Container[] };

/** Reads such a name; any other name is a base alone. */
export function readStyleName(name: string): StyleName {
  const [, base = name, note = null, path = ""] =
    /^(.*?)(?: \[([^[\]]*)\])?(?: \(((?:list|quote)(?: (?:list|quote))*)\))?$/.exec(name) ?? [];
  return { base, note: note ?? null, path: path === "" ? [] : (path.split(" ") as Container[]) };
}

/** Notes of a paragraph's style: how a cell is aligned, what part a paragraph plays in it, and that no first line is indented. */
export const NO_INDENT_NOTE = "no-indent";
/** A comma would make what follows another name of the style. */
const NOTES_BETWEEN = " ";

/** Notes of cells that are set by what they hold, not by what somebody chose: read back they say nothing. */
export const FITTED_NOTES = { right: "figures", center: "spanning" } as const;

/** Several notes as the one a style name has; null where there are none. */
export function joinNotes(notes: readonly string[]): string | null {
  return notes.length === 0 ? null : notes.join(NOTES_BETWEEN);
}

export function splitNotes(note: string | null): readonly string[] {
  return note === null ? [] : note.split(NOTES_BETWEEN);
}

/** Colours of text by role, as they are on paper. */
export const COLOR_VALUES: Readonly<Record<string, string>> = {
  red: "B9253C",
  orange: "B45309",
  amber: "8A6D00",
  leaf: "23714A",
  blue: "1D5FBF",
  grey: "6B6B6B",
};

/** Ground of what is still to be filled in. */
export const TODO_FILL = "FFF2CC";

/** Labels of captions: the name of Word's counter (SEQ) is the label itself, as Word's own dialog has it. */
export const CAPTION_LABELS = { zh: { figure: "图", table: "表" }, en: { figure: "Figure", table: "Table" } } as const;
/** Counters of numbered formulas, and of chapters where captions are counted by chapter. */
export const FORMULA_COUNTER = "Equation";
export const CHAPTER_COUNTER = "Chapter";
/** What a reference to a formula says before its number. */
export const FORMULA_WORDS = { zh: "式 ", en: "Eq. " } as const;
