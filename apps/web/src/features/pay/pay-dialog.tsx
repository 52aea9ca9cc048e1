import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { closePay, usePayBox } from "#lib/pay-store.ts";
import { currentOwner } from "#lib/session-store.ts";
import { payMessages as m } from "#messages/pay.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { goodsQuery } from "./api.ts";
import { createCheckoutStore } from "./checkout-store.ts";
import { ExpiredDialog } from "./expired-dialog.tsx";
import { GoodsChoice } from "./goods-choice.tsx";
import { keptOrderOf } from "./open-order.ts";
import { PaidDialog } from "./paid-dialog.tsx";
import { payApi } from "./pay-api.ts";
import css from "./pay-dialog.module.css";
import { PaySide } from "./pay-side.tsx";
import { tellPerson } from "./tell-person.ts";

/** Left what can be had, right the code to pay with. How it ended is told by a dialog in its place. */
export function PayDialog() {
  const { open, goodsId, reason } = usePayBox();
  // Whose box this is does not change under it: whoever comes next gets one of their own.
  const [kept] = useState(() => keptOrderOf(currentOwner() ?? null));
  const [checkout] = useState(() => createCheckoutStore({ api: payApi, tell: tellPerson, kept }));
  const { phase, order, goodsId: chosen } = checkout.useView();
  const goods = useQuery({ ...goodsQuery, enabled: open });
  useEffect(() => {
    if (!open) return;
    const first = goodsId ?? kept.read()?.goodsId;
    if (first !== undefined) checkout.choose(first);
    return () => checkout.close();
  }, [open, goodsId, checkout, kept]);
  /** Whoever came for what was just claimed goes on with the page underneath; an order that is open stays. */
  const leaveUnlessOrdered = () => {
    if (checkout.useView.getState().phase === "choosing") closePay();
  };
  const told = phase === "paid" || phase === "expired";
  return (
    <>
      <Dialog open={open && !told} onClose={closePay} title={m.title} hideTitle width="xl" shape="sheet" flush focusWhole>
        <div className={css["pay"]}>
          <div className={css["choose"]}>
            <p className={css["title"]} aria-hidden="true">
              {m.title}
            </p>
            {reason === null ? null : <p className={css["reason"]}>{reason}</p>}
            <p className={css["lead"]}>{chosen === null ? m.leadFirst : m.lead}</p>
            <Loaded answer={goods} failed={m.goodsFailed}>
              {(list) => <GoodsChoice goods={list} chosen={chosen} onChoose={checkout.choose} onClaimed={leaveUnlessOrdered} />}
            </Loaded>
          </div>
          <PaySide checkout={checkout} />
        </div>
      </Dialog>
      <ExpiredDialog open={open && phase === "expired"} onClose={checkout.close} />
      {order === null ? null : <PaidDialog open={open && phase === "paid"} order={order} />}
    </>
  );
}
