import { useEffect, useState } from "react";
import { editableKinds } from "#app/editable-kinds.ts";
import { sendUnsaved } from "#editor/autosave/send-unsaved.ts";
import { GiftRefused } from "#features/gift/gift-refused.tsx";
import { MessageBox } from "#features/messages/message-box.tsx";
import { UnsavedDialog } from "#features/session/unsaved-dialog.tsx";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { closePay, usePayBox } from "#lib/pay-store.ts";
import { currentToken } from "#lib/session-store.ts";
import { setSendUnsaved } from "#lib/sign-out.ts";
import { useCanPay } from "#lib/use-can-pay.ts";

setSendUnsaved((userId) => sendUnsaved(userId, editableKinds));

const PayDialog = lazyWithQueries(() => import("#features/pay/pay-dialog.tsx").then((module) => module.PayDialog));

/** What may lie over the page of whoever is signed in. Leaving closes the pay box. */
export function MemberExtras() {
  const open = usePayBox((state) => state.open);
  const canPay = useCanPay();
  const [wanted, setWanted] = useState(false);
  if (open && canPay && !wanted) setWanted(true);
  useEffect(() => {
    // Asked for by an answer of the server, where nothing can be bought: its notice stands alone.
    if (open && canPay === false) closePay();
  }, [open, canPay]);
  useEffect(
    () => () => {
      if (currentToken() === null) closePay();
    },
    [],
  );
  return (
    <>
      {wanted ? <PayDialog /> : null}
      <GiftRefused />
      <MessageBox />
      <UnsavedDialog />
    </>
  );
}
