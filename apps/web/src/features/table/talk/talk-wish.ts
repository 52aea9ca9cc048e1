import { useSession } from "#lib/session-store.ts";

/** 换 AI 理解: a model makes the plan of a question; 用 AI 讲讲: it tells an answer. */
export type TalkKind = "plan" | "explain";

type Wish = { readonly tableId: string; readonly ask: string; readonly kind: TalkKind };

/** What somebody wanted before they had signed in. */
let wish: Wish | null = null;

/** Keeps a wish until its table is one of the account; it is dropped when the sign-in box is closed without. */
export function keepWish(wanted: Wish): void {
  wish = wanted;
  const leave = useSession.subscribe(({ login, token }) => {
    if (login.open) return;
    leave();
    if (token === null) wish = null;
  });
}

/** The table has another id now. */
export function moveWish(taken: ReadonlyMap<string, string>): void {
  const tableId = wish === null ? undefined : taken.get(wish.tableId);
  if (wish !== null && tableId !== undefined) wish = { ...wish, tableId };
}

/** The wish for this table, once. */
export function takeWish(tableId: string): Wish | null {
  const found = wish?.tableId === tableId ? wish : null;
  if (found !== null) wish = null;
  return found;
}
