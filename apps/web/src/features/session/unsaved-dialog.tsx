import { signOut, staySignedIn, useSignOut } from "#lib/sign-out.ts";
import { panelMessages } from "#messages/panels.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

const m = panelMessages.unsaved;

/** Asks before edits that could not be saved go with the session. */
export function UnsavedDialog() {
  const unsaved = useSignOut((state) => state.unsaved);
  return (
    <Dialog
      open={unsaved > 0}
      onClose={staySignedIn}
      title={m.title}
      description={m.text(unsaved)}
      width="sm"
      actions={
        <>
          <Button onClick={staySignedIn}>{m.stay}</Button>
          <Button tone="danger-solid" onClick={() => void signOut({ discard: true })}>
            {m.discard}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
