/** The pieces of a list with their places, for lists whose pieces have no names: they are drawn anew as a whole. */
export const numbered = <One>(list: readonly One[]): readonly { readonly one: One; readonly at: number }[] =>
  list.map((one, at) => ({ one, at }));
