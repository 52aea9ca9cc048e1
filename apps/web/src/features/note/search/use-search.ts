import { useRef, useState } from "react";
import { failureText } from "#lib/api-error.ts";
import { noteSearchMessages as m } from "#messages/note-search.ts";

export type Shown<Answer> =
  | { readonly kind: "none" | "asking" }
  | { readonly kind: "failed"; readonly problem: string }
  | { readonly kind: "found"; readonly answer: Answer; readonly q: string; readonly page: number };

/** Asks, and shows the answer to the newest question only. */
export function useSearch<Answer>(ask: (q: string, page: number) => Promise<Answer>) {
  const [shown, setShown] = useState<Shown<Answer>>({ kind: "none" });
  const newest = useRef(0);

  async function search(typed: string, page: number): Promise<void> {
    const q = typed.trim();
    if (q === "") return;
    newest.current += 1;
    const mine = newest.current;
    setShown({ kind: "asking" });
    const next = await ask(q, page)
      .then((answer): Shown<Answer> => ({ kind: "found", answer, q, page }))
      .catch((error: unknown): Shown<Answer> => ({ kind: "failed", problem: failureText(error, m.failed) }));
    if (mine === newest.current) setShown(next);
  }

  return { shown, search };
}
