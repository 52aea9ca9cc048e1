import { payMessages as m } from "#messages/pay.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { useDailyGift } from "./daily-gift.ts";

/** Why today's gift was not given. Apart from the button, because the menu around that may close. */
export function GiftRefused() {
  const failure = useDailyGift((state) => state.failure);
  const close = () => useDailyGift.setState({ failure: null });
  return (
    <Dialog
      open={failure !== null}
      onClose={close}
      title={m.gift.failed}
      description={failure}
      width="sm"
      actions={
        <Button tone="solid" onClick={close}>
          {m.gift.close}
        </Button>
      }
    >
      {null}
    </Dialog>
  );
}
