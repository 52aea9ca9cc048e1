import { payMessages as m } from "#messages/pay.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

/** The countdown reached zero. Closing it leads back to the goods. */
export function ExpiredDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.expired.title}
      description={m.expired.text}
      width="sm"
      actions={
        <Button tone="solid" onClick={onClose}>
          {m.expired.close}
        </Button>
      }
    >
      {null}
    </Dialog>
  );
}
