import { signOut, staySignedIn, useSignOut } from "#lib/sign-out.ts";
import { panelMessages } from "#messages/panels.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";

const m = panelMessages.unsaved;

/** Asks before edits that could not be saved go with the session. */
export function UnsavedDialog() {
  const unsaved = useSignOut((state) => state.unsaved);
  return (
    <ConfirmDialog
      open={unsaved > 0}
      onClose={staySignedIn}
      title={m.title}
      description={m.text(unsaved)}
      keep={m.stay}
      confirm={m.discard}
      onConfirm={() => void signOut({ discard: true })}
    />
  );
}
