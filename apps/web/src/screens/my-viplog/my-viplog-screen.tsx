import { MembershipsList } from "#features/orders/memberships-list.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { ordersMessages as m } from "#messages/orders.ts";
import { MyPage } from "../my/my-page.tsx";

export const meta = () => pageMeta({ title: m.vipLog.title });

/** `/my/viplog`: when one was a member. */
export default function MyVipLogScreen() {
  return (
    <MyPage title={m.vipLog.title} lead={m.vipLog.lead}>
      <MembershipsList />
    </MyPage>
  );
}
