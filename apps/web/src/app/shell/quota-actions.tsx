import { GrantList } from "#features/counter/grant-list.tsx";
import { QuotaPanel } from "#features/counter/quota-panel.tsx";
import { UsageTicker } from "#features/counter/usage-ticker.tsx";
import { GiftButton } from "#features/gift/gift-button.tsx";
import { TopUpButton } from "#features/pay/top-up-button.tsx";
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

/** What was used and what is left. */
export function SidebarFoot() {
  return (
    <>
      <UsageTicker />
      <QuotaPanel actions={<QuotaActions />} />
    </>
  );
}
