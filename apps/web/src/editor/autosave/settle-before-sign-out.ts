type Settle = () => Promise<void>;

const parts = new Set<Settle>();

/** A part of the page that holds something typed says how to bring it to the server; answers with a way to take that back. */
export function settleBeforeSignOut(settle: Settle): () => void {
  parts.add(settle);
  return () => void parts.delete(settle);
}

/** Whatever came of it: what could not be brought is found in the journal. */
export async function settleAll(): Promise<void> {
  await Promise.allSettled([...parts].map((settle) => settle()));
}
