import { closePay } from "#lib/pay-store.ts";
import { useUser } from "#lib/queries.ts";
import { payMessages as m } from "#messages/pay.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { useLocalMessage } from "./use-local-message.ts";

/** Shows what was kept for this person. Closing it removes the message and closes the pay box. */
export function MessageBox() {
  const { message, done } = useLocalMessage(useUser()?.id);
  const close = () => {
    closePay();
    done();
  };
  return (
    <Dialog
      open={message !== null}
      onClose={close}
      title={message?.title ?? ""}
      description={message?.message}
      width="sm"
      actions={
        <Button tone="solid" onClick={close}>
          {m.message.close}
        </Button>
      }
    >
      {null}
    </Dialog>
  );
}
