import { OrdersList } from "#features/orders/orders-list.tsx";
import { pageMeta } from "#lib/page-meta.ts";
import { ordersMessages as m } from "#messages/orders.ts";
import { MyPage } from "../my/my-page.tsx";

export const meta = () => pageMeta({ title: m.orders.title });

/** `/my/order`: what was ordered, and what became of it. */
export default function MyOrderScreen() {
  return (
    <MyPage title={m.orders.title}>
      <OrdersList />
    </MyPage>
  );
}
