import { closePay } from "#lib/pay-store.ts";
import { payMessages as m } from "#messages/pay.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { keepPaidMessage } from "./keep-paid-message.ts";
import type { OpenOrder } from "./open-order.ts";

/** Paid. After it, a message says what changed. */
export function PaidDialog({ open, order }: { open: boolean; order: OpenOrder }) {
  const close = () => {
    void keepPaidMessage(order);
    closePay();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={m.paid.title}
      description={m.paid.text(order.goodsTitle)}
      width="sm"
      actions={
        <Button tone="solid" onClick={close}>
          {m.paid.close}
        </Button>
      }
    >
      {null}
    </Dialog>
  );
}
