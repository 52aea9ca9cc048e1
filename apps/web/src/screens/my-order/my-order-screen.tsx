import { useSearchParams } from "react-router";
import { OrdersList } from "#features/orders/orders-list.tsx";
import { RECEIPT_PARAM, Receipt } from "#features/orders/receipt.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { ordersMessages as m } from "#messages/orders.ts";
import { MyPage } from "../my/my-page.tsx";

export const meta = () => pageMeta({ title: m.orders.title });

/** `/my/order`: what was ordered, and what became of it. */
export default function MyOrderScreen() {
  return (
    <MyPage title={m.orders.title}>
      <OrdersOrReceipt />
    </MyPage>
  );
}

/** Below the heading only: the frame rendered at build knows no query. */
function OrdersOrReceipt() {
  const receipt = useSearchParams()[0].get(RECEIPT_PARAM);
  return receipt === null ? <OrdersList /> : <Receipt outOrderId={receipt} />;
}
