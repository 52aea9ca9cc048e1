import type { Order } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { dayOf } from "#lib/day-of.ts";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { goodsQuery } from "#lib/goods.ts";
import { keepMessage } from "#lib/local-message.ts";
import { closePay, usePayBox } from "#lib/overlay-stores.ts";
import { userQuery } from "#lib/queries.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { currentOwner } from "#lib/session-store.ts";
import { payMessages as m } from "#messages/pay.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { payApi, readOrder, refreshAfterPaying, refreshOrders } from "./api.ts";
import { createCheckoutStore } from "./checkout-store.ts";
import { GoodsChoice } from "./goods-choice.tsx";
import { keptOrderOf, type OpenOrder } from "./open-order.ts";
import css from "./pay-dialog.module.css";
import { PaySide } from "./pay-side.tsx";
import type { PayEvent } from "./pay-view.ts";

/** Goods on the left, the code of the chosen ones on the right; no order before one is chosen. The end of an order is shown by another dialog. */
export function PayDialog() {
  const { open, goodsId, outOrderId, reason } = usePayBox();
  // The owner of a dialog never changes: another user gets another one.
  const [kept] = useState(() => keptOrderOf(currentOwner() ?? null));
  const [checkout] = useState(() => createCheckoutStore({ api: payApi, tell: tellPerson, kept }));
  const { phase, order, goodsId: chosen } = checkout.useView();
  const goods = useQuery({ ...goodsQuery, enabled: open });
  const begun = useRef(false);
  useEffect(() => {
    if (!open) return;
    return () => {
      begun.current = false;
      checkout.close();
    };
  }, [open, checkout]);
  useEffect(() => {
    if (!open || begun.current) return;
    if (goodsId !== null && outOrderId !== null) {
      begun.current = true;
      return checkout.resume({ goodsId, outOrderId });
    }
    // Only what somebody has chosen is ordered: on the page before, or in an order that is still open.
    const asked = goodsId ?? kept.read()?.goodsId;
    if (asked === undefined) return;
    begun.current = true;
    checkout.choose(asked);
  }, [open, goodsId, outOrderId, checkout, kept]);
  const choose = (id: string) => {
    begun.current = true;
    checkout.choose(id);
  };
  /** Whoever came for what was just claimed goes on with the page underneath; an order they asked for stays. */
  const leaveUnlessOrdered = () => {
    if (checkout.useView.getState().phase === "choosing") closePay();
  };
  const told = (phase === "paid" && order !== null) || phase === "expired";
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
              {(list) => <GoodsChoice goods={list} chosen={chosen} onChoose={choose} onClaimed={leaveUnlessOrdered} />}
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

/** What the page does about the end of an order. */
function tellPerson(event: PayEvent): void {
  if (event.kind === "cancelled") toast({ tone: "error", title: m.cancelled.title });
  if (event.kind === "timedOut") toast({ tone: "error", title: m.timedOut.title });
  if (event.kind === "cancelFailed") toast({ tone: "error", title: m.cancelFailedTitle, detail: m.cancelFailed(event.detail) });
  if (event.kind === "paid" || event.kind === "endedBefore") void refreshAfterPaying();
  else void refreshOrders();
  // Nobody saw it: the box was closed while the payment came in.
  if (event.kind === "paid" && !event.seen) void keepPaidMessage(event.order);
}

/** The countdown reached zero. Closing it leads back to the goods. */
function ExpiredDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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

/** Paid, and what it gave: the only word about it. */
function PaidDialog({ open, order }: { open: boolean; order: OpenOrder }) {
  const { outOrderId, goodsTitle } = order;
  const { data, isPending } = useQuery({
    queryKey: queryKeys.orders.one(outOrderId),
    queryFn: () => readOrder(outOrderId),
    enabled: open,
    retry: false,
  });
  return (
    <Dialog
      open={open && !isPending}
      onClose={closePay}
      title={m.paid.title}
      description={data === undefined ? m.message.plain(goodsTitle) : gainOf(data)}
      width="sm"
      actions={
        <Button tone="solid" onClick={closePay}>
          {m.paid.close}
        </Button>
      }
    >
      {null}
    </Dialog>
  );
}

/** Keeps what a paid order gave as a message of this person; without an answer, that it arrived. */
async function keepPaidMessage({ outOrderId, goodsTitle }: OpenOrder): Promise<void> {
  const userId = queryClient.getQueryData(userQuery.queryKey)?.id;
  if (userId === undefined) return;
  const order = await readOrder(outOrderId).catch(() => null);
  keepMessage({ userId, title: m.message.title, message: order === null ? m.message.plain(goodsTitle) : gainOf(order) });
}

function gainOf({ goodsTitle, tokens, to }: Order): string {
  if (to !== null) return m.message.membership(goodsTitle, dayOf(to, new Date()));
  if (tokens === 0) return m.message.plain(goodsTitle);
  return m.message.tokens(goodsTitle, formatNumber(tokens), formatNumber(charactersOf(tokens)));
}
