// Apart from the other constants: only the library of one's work needs it, and those are part of the page's first load.

/** What the library of one's work holds. `text` is a piece with its drafts. */
export const WORK_KINDS = ["text", "essay", "note", "mindtree", "table", "chart"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
/** Kinds whose title is a field of its own. That of a tree is its root, that of a chart is what it says. */
export const RENAMED_KINDS = ["text", "essay", "note", "table"] as const satisfies readonly WorkKind[];
export type RenamedKind = (typeof RENAMED_KINDS)[number];

/** Bounds of the library's calls. */
export const WORK = {
  /** Days a removed work of any kind waits in the bin. */
  binDays: 30,
  titleMaxCharacters: 100,
  /** Works that are removed or restored by one call. */
  atOnce: 50,
} as const;
