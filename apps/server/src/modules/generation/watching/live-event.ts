/** What happens to a run, for whoever watches it. `at`: UTF-16 units of raw text before `text`. */
export type LiveEvent =
  | { readonly type: "text"; readonly at: number; readonly text: string }
  | { readonly type: "reasoning"; readonly text: string }
  | { readonly type: "progress"; readonly done: number; readonly total: number; readonly label: string }
  /** Its final state is in the database. */
  | { readonly type: "end" };
