import { closeNameDialog, useNameDialog } from "#lib/name-dialog-store.ts";
import { accountMessages as m } from "#messages/account.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { NicknameForm } from "./nickname-form.tsx";

/** Asks a newcomer for a nickname, over the page they signed in on. */
export function NameDialog() {
  const open = useNameDialog((state) => state.open);
  return (
    <Dialog open={open} onClose={closeNameDialog} title={m.name.title} description={m.name.text} width="sm">
      <NicknameForm nickname="" cancel={m.name.skip} onDone={closeNameDialog} />
    </Dialog>
  );
}
