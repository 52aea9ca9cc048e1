import type { VipLogEntry } from "@tangleaf/contract";
import { PAGE_SIZE_DEFAULT } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { momentOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { openPay } from "#lib/overlay-stores.ts";
import { useCanPay } from "#lib/queries.ts";
import { useAddressPage } from "#lib/use-address-page.ts";
import { ordersMessages as m } from "#messages/orders.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { type Column, DataTable } from "#ui/data-table/data-table.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { Pager, PastTheEnd } from "#ui/pager/pager.tsx";
import { ordersQuery } from "./api.ts";
import { CheckOrder } from "./check-order.tsx";
import { orderStatus } from "./order-status.ts";
import css from "./orders-list.module.css";
import { receiptPath } from "./receipt.tsx";

/** Everything ordered or claimed, newest first. */
export function OrdersList() {
  const { page, showPage } = useAddressPage();
  const answer = useQuery(ordersQuery(page));
  return (
    <Loaded answer={answer} failed={m.orders.failed}>
      {({ list, total }) =>
        total === 0 ? (
          <EmptyState
            cells={m.orders.empty.cells}
            title={m.orders.empty.title}
            action={<ButtonLink to={webPaths.upgrade}>{m.prices}</ButtonLink>}
          >
            {m.orders.empty.text}
          </EmptyState>
        ) : list.length === 0 ? (
          <PastTheEnd onFirst={() => showPage(1)} />
        ) : (
          <>
            <DataTable
              caption={m.orders.title}
              columns={columnsAt(new Date())}
              rows={list}
              keyOf={({ outOrderId }) => outOrderId}
              busy={answer.isPlaceholderData}
            />
            <Pager page={page} size={PAGE_SIZE_DEFAULT} total={total} totalText={m.orders.total(formatNumber(total))} onPage={showPage} />
          </>
        )
      }
    </Loaded>
  );
}

const columnsAt = (now: Date): Column<VipLogEntry>[] => [
  {
    key: "goods",
    head: m.goods,
    phone: "title",
    cell: ({ goodsTitle, tokens }) => m.ofSize(goodsTitle, tokens === 0 ? null : formatNumber(tokens)),
  },
  { key: "source", head: m.source, phone: "meta", cell: ({ source }) => m.sources[source] },
  {
    key: "status",
    head: m.status,
    phone: "meta",
    cell: (entry) => <Badge tone={orderStatus(entry).tone}>{orderStatus(entry).text}</Badge>,
  },
  { key: "created", head: m.created, soft: true, phone: "meta", cell: ({ createdAt }) => momentOf(createdAt, now) },
  {
    key: "paid",
    head: m.paid,
    soft: true,
    phone: ({ paidAt }) => (paidAt === null ? "hidden" : "named"),
    cell: ({ paidAt }) => (paidAt === null ? m.none : momentOf(paidAt, now)),
  },
  { key: "order", head: m.order, soft: true, phone: "named", cell: ({ outOrderId }) => outOrderId },
  { key: "amount", head: m.amount, align: "end", phone: "value", cell: ({ amount }) => m.yuan(amount) },
  {
    key: "actions",
    head: m.actions,
    align: "end",
    phone: ({ source }) => (source === "purchase" ? "action" : "hidden"),
    cell: (entry) => <OrderActions entry={entry} />,
  },
];

const [PENDING, PAID] = [1, 2];

/** Actions of an order: the receipt of a paid one, a check of the others, and paying for one that is open. */
function OrderActions({ entry }: { entry: VipLogEntry }) {
  const [params] = useSearchParams();
  const { outOrderId, goodsTitle, source, status } = entry;
  if (source !== "purchase") return null;
  if (status !== PAID) {
    return (
      <span className={css["actions"]}>
        <CheckOrder outOrderId={outOrderId} goodsTitle={goodsTitle} />
        {status === PENDING ? <ResumeOrder entry={entry} /> : null}
      </span>
    );
  }
  return (
    <ButtonLink to={receiptPath(outOrderId, params)} size="sm" aria-label={m.receipt.of(goodsTitle)}>
      {m.receipt.action}
    </ButtonLink>
  );
}

/** Opens the pay box with the code of an order that is still open. */
function ResumeOrder({ entry: { outOrderId, goodsId, goodsTitle } }: { entry: VipLogEntry }) {
  if (useCanPay() !== true) return null;
  return (
    <Button
      tone="solid"
      size="sm"
      aria-haspopup="dialog"
      aria-label={m.resume.of(goodsTitle)}
      onClick={() => openPay({ goodsId, outOrderId })}
    >
      {m.resume.action}
    </Button>
  );
}
