import type { Order } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "#lib/api-error.ts";
import { timeOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { isOpenInApp } from "#lib/hand-over.ts";
import { useUser } from "#lib/queries.ts";
import { timeMessages as t } from "#messages/list.ts";
import { ordersMessages as m } from "#messages/orders.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { orderQuery } from "./api.ts";
import { orderStatus, refundOf } from "./order-status.ts";
import css from "./receipt.module.css";

const PAID = 2;
/** A paid order on a sheet that prints alone. */
export function Receipt({ outOrderId }: { outOrderId: string }) {
  const answer = useQuery({ ...orderQuery(outOrderId), retry: false });
  if (answer.error instanceof ApiError && answer.error.reason === "order.unknown") return <NoReceipt {...m.receipt.unknown} />;
  return (
    <Loaded answer={answer} failed={m.receipt.failed}>
      {(order) =>
        order.status === PAID ? (
          <>
            <Sheet order={order} />
            <p className={css["actions"]}>
              <Back />
              {isOpenInApp() ? (
                <span>{m.receipt.printElsewhere}</span>
              ) : (
                <Button tone="solid" onClick={() => window.print()}>
                  {m.receipt.print}
                </Button>
              )}
            </p>
          </>
        ) : (
          <NoReceipt {...m.receipt.unpaid} />
        )
      }
    </Loaded>
  );
}

function NoReceipt({ cells, title, text }: { cells: string; title: string; text: string }) {
  return (
    <EmptyState cells={cells} title={title} action={<Back />}>
      {text}
    </EmptyState>
  );
}

/** Back to the page of the list the receipt was opened from. */
function Back() {
  return <ButtonLink to={ordersPath(useSearchParams()[0])}>{m.receipt.back}</ButtonLink>;
}

function Sheet({ order }: { order: Order }) {
  const buyer = useUser()?.nickname ?? "";
  const { part, kept } = refundOf(order);
  return (
    <article className={`paper ${css["sheet"] ?? ""}`}>
      <h2>
        {m.receipt.site} · {m.receipt.title}
        {part === "none" ? null : <Badge tone="red">{orderStatus(order).text}</Badge>}
      </h2>
      <p className={css["amount"]}>{m.yuan(order.amount)}</p>
      <dl>
        <Line head={m.goods}>{order.goodsTitle}</Line>
        <Line head={m.receipt.given}>{givenBy(order)}</Line>
        <Line head={m.receipt.buyer}>{buyer}</Line>
        <Line head={m.paid}>{order.paidAt === null ? m.none : `${dateOf(order.paidAt)} ${timeOf(order.paidAt)}`}</Line>
        <Line head={m.order}>{order.outOrderId}</Line>
        <Line head={m.receipt.transaction(order.payApp)}>{order.transactionId ?? m.none}</Line>
        {part === "none" ? null : (
          <>
            <Line head={m.receipt.refunded}>{m.yuan(order.refunded)}</Line>
            <Line head={m.receipt.kept}>{m.yuan(kept)}</Line>
          </>
        )}
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

export const RECEIPT_PARAM = "receipt";

/** The receipt of an order; `beside` is the list's own part of the address, kept for the way back. */
export function receiptPath(outOrderId: string, beside: URLSearchParams): string {
  const params = new URLSearchParams(beside);
  params.set(RECEIPT_PARAM, outOrderId);
  return `${webPaths.myOrder}?${params}`;
}

/** The list a receipt was opened from. */
function ordersPath(beside: URLSearchParams): string {
  const params = new URLSearchParams(beside);
  params.delete(RECEIPT_PARAM);
  const query = params.toString();
  return query === "" ? webPaths.myOrder : `${webPaths.myOrder}?${query}`;
}
