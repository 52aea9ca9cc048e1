import { ApiError } from "#lib/api-error.ts";
import { currentOwner, currentToken, endSession, openLogin } from "#lib/session-store.ts";
import { editorMessages as m } from "#messages/editor.ts";
import type { Edit, EditableKind } from "./resource.ts";

/** `leaving`: the page is about to go. */
export type Save = (input: Edit & { baseVersion: number; leaving?: boolean }) => Promise<{ version: number; chars: number }>;

/** Saves the texts of whoever owns the page now; refuses once it belongs to somebody else. */
export function saveText(kind: EditableKind, id: string): Save {
  const owner = currentOwner();
  return async ({ leaving = false, ...edit }) => {
    if (currentOwner() !== owner) throw new ApiError({ kind: "session", message: "" });
    const token = currentToken();
    const saving = kind.save(id, edit, { background: true, ownAppeal: true, keepalive: leaving });
    return leaving ? saving : saving.catch((error: unknown) => askToSignIn(error, token));
  };
}

/** A save reports no error of its own, except an ended session: the owner is asked to sign in once, and the edit goes out after it. */
function askToSignIn(error: unknown, token: string | null): never {
  if (error instanceof ApiError && error.kind === "session" && token !== null && token === currentToken()) {
    endSession();
    openLogin({ reason: m.saved.signIn });
  }
  throw error;
}
