import { QuotaPanel } from "#features/counter/quota-panel.tsx";
import { UsageTicker } from "#features/counter/usage-ticker.tsx";
import { QuotaActions } from "./quota-actions.tsx";

/** What was used and what is left. */
export function SidebarFoot() {
  return (
    <>
      <UsageTicker />
      <QuotaPanel actions={<QuotaActions />} />
    </>
  );
}
