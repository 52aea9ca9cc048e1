import { AdCarousel } from "#features/ads/ad-carousel.tsx";
import { GrantList } from "#features/counter/grant-list.tsx";
import { QuotaPanel } from "#features/counter/quota-panel.tsx";
import { UsageTicker } from "#features/counter/usage-ticker.tsx";
import { GiftButton } from "#features/gift/gift-button.tsx";
import { TopUpButton } from "#features/pay/top-up-button.tsx";
import { useBaseInfo } from "#lib/queries.ts";
import css from "./quota-actions.module.css";

/** Under the balance: what of it ends when, what is free today, and more. */
export function QuotaActions() {
  return (
    <>
      <GrantList />
      <div className={css["actions"]}>
        <GiftButton />
        <TopUpButton />
      </div>
    </>
  );
}

/** What was used and what is left, the operator's cards between. */
export function SidebarFoot() {
  const known = useBaseInfo() !== undefined;
  return (
    <>
      {/* Once it is known whether there are cards: what comes later would push the line above it. */}
      {known ? <UsageTicker /> : null}
      <AdCarousel />
      <QuotaPanel actions={<QuotaActions />} />
    </>
  );
}
