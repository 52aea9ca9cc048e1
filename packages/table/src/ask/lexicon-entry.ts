import type { Meaning } from "./meaning.ts";

/** What a piece of a question may name in a table, or say in general. */
export type Entry =
  | Meaning
  | { readonly is: "column"; readonly col: string }
  | { readonly is: "value"; readonly col: string; readonly value: string }
  /** A word that stands where a value is missing, or for a day that is there: 已归还. */
  | { readonly is: "missing"; readonly col: string; readonly isFilled?: boolean }
  /** What the table is about, in a word of headings: it may name their figure, and says nothing more. */
  | { readonly is: "about"; readonly cols: readonly string[] }
  /** All marks together, 五科总分; marks by their first signs, 语数英. */
  | { readonly is: "total"; readonly of: number | null }
  | { readonly is: "subjects"; readonly signs: string }
  /** A piece of a text: 姓陈, 标题里有测评的. Any of the pieces will do. */
  | { readonly is: "like"; readonly col: string; readonly as: "contains" | "startsWith"; readonly pieces: readonly string[] }
  /** Two columns may be meant, or values of two: it has to be asked. */
  | { readonly is: "unclear"; readonly cols: readonly string[]; readonly entries: readonly Entry[] };
