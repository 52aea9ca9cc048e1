import type { Order } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { timeOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format-number.ts";
import { useUser } from "#lib/queries.ts";
import { ordersMessages as m } from "#messages/orders.ts";
import { timeMessages as t } from "#messages/time.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { orderQuery } from "./api.ts";
import css from "./receipt.module.css";

const PAID = 2;
const NOTHING_BACK = "0.00";

/** A paid order on a sheet that prints alone. */
export function Receipt({ outOrderId }: { outOrderId: string }) {
  const answer = useQuery({ ...orderQuery(outOrderId), retry: false });
  const back = <ButtonLink to={webPaths.myOrder}>{m.receipt.back}</ButtonLink>;
  return (
    <Loaded answer={answer} failed={m.receipt.failed}>
      {(order) =>
        order.status === PAID ? (
          <>
            <Sheet order={order} />
            <p className={css["deeds"]}>
              {back}
              <Button tone="solid" onClick={() => window.print()}>
                {m.receipt.print}
              </Button>
            </p>
          </>
        ) : (
          <p className={css["deeds"]}>
            {m.receipt.unpaid} {back}
          </p>
        )
      }
    </Loaded>
  );
}

function Sheet({ order }: { order: Order }) {
  const buyer = useUser()?.nickname ?? "";
  return (
    <article className={`paper ${css["sheet"] ?? ""}`}>
      <h2>
        {m.receipt.site} · {m.receipt.title}
      </h2>
      <p className={css["amount"]}>{m.yuan(order.amount)}</p>
      <dl>
        <Line head={m.goods}>{order.goodsTitle}</Line>
        <Line head={m.receipt.given}>{givenBy(order)}</Line>
        <Line head={m.receipt.buyer}>{buyer}</Line>
        <Line head={m.paid}>{order.paidAt === null ? m.none : `${dateOf(order.paidAt)} ${timeOf(order.paidAt)}`}</Line>
        <Line head={m.order}>{order.outOrderId}</Line>
        <Line head={m.receipt.transaction}>{order.transactionId ?? m.none}</Line>
        {order.refunded === NOTHING_BACK ? null : <Line head={m.receipt.refunded}>{m.yuan(order.refunded)}</Line>}
      </dl>
      <p className={css["note"]}>{m.receipt.note}</p>
    </article>
  );
}

function Line({ head, children }: { head: string; children: ReactNode }) {
  return (
    <div>
      <dt>{head}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function givenBy({ tokens, from, to }: Order): string {
  const span = from === null || to === null ? [] : [m.receipt.span(dateOf(from), dateOf(to))];
  return [...span, ...(tokens === 0 ? [] : [m.receipt.tokens(formatNumber(tokens))])].join(" · ");
}

/** A receipt is read on another day: no 今天. */
function dateOf(time: string): string {
  const date = new Date(time);
  return t.dayOfYear(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
