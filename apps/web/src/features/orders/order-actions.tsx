import type { VipLogEntry } from "@tangleaf/contract";
import { useSearchParams } from "react-router";
import { ordersMessages as m } from "#messages/orders.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { CheckOrder } from "./check-order.tsx";
import { receiptPath } from "./receipt-path.ts";

const PAID = 2;

/** What its owner can do about a bought order: print the receipt of a paid one, have the others checked. */
export function OrderActions({ entry: { outOrderId, goodsTitle, source, status } }: { entry: VipLogEntry }) {
  const [params] = useSearchParams();
  if (source !== "purchase") return null;
  if (status !== PAID) return <CheckOrder outOrderId={outOrderId} goodsTitle={goodsTitle} />;
  return (
    <ButtonLink to={receiptPath(outOrderId, params)} size="sm" aria-label={m.receipt.of(goodsTitle)}>
      {m.receipt.action}
    </ButtonLink>
  );
}
