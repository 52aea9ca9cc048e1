/** A question in the box under a table's answers. */
export type TypedAsk = {
  readonly text: string;
  readonly hasFocus: boolean;
  /** It was sent, and is not answered yet. */
  readonly isAsked: boolean;
};

const NOTHING: TypedAsk = { text: "", hasFocus: false, isAsked: false };
const typed = new Map<string, TypedAsk>();
/** Ids that tables had before; a box of one may be on the screen for a moment longer. */
const moved = new Map<string, string>();

/** What was typed about a table before its box was taken off the screen. */
export const typedAsk = (tableId: string): TypedAsk => typed.get(tableId) ?? NOTHING;

/** Keeps what is typed as long as the page is open; under a table's new id where it has one. The focus goes to the new box as it was. */
export function keepTypedAsk(tableId: string, change: Partial<TypedAsk>): void {
  const to = moved.get(tableId);
  if (to !== undefined && "hasFocus" in change) return;
  typed.set(to ?? tableId, { ...typedAsk(to ?? tableId), ...change });
}

/** Whether a table has another id now: its questions are asked by the box of that. */
export const hasMoved = (tableId: string): boolean => moved.has(tableId);

/** The table has another id now. */
export function moveTypedAsk(from: string, to: string): void {
  const found = typed.get(from);
  moved.set(from, to);
  if (found === undefined) return;
  typed.delete(from);
  typed.set(to, found);
}
