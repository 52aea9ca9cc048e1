/** A question in the box under a table's answers. */
export type TypedAsk = {
  readonly text: string;
  readonly hasFocus: boolean;
  /** It was sent, and is not answered yet. */
  readonly isAsked: boolean;
};

const NOTHING: TypedAsk = { text: "", hasFocus: false, isAsked: false };
const typed = new Map<string, TypedAsk>();

/** What was typed about a table before its box was taken off the screen. */
export const typedAsk = (tableId: string): TypedAsk => typed.get(tableId) ?? NOTHING;

/** Keeps what is typed as long as the page is open. */
export function keepTypedAsk(tableId: string, change: Partial<TypedAsk>): void {
  typed.set(tableId, { ...typedAsk(tableId), ...change });
}

/** The table has another id now. */
export function moveTypedAsk(from: string, to: string): void {
  const found = typed.get(from);
  if (found === undefined) return;
  typed.delete(from);
  typed.set(to, found);
}
