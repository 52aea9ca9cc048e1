import { QuotaPanel } from "#features/counter/quota-panel.tsx";
import { UsageTicker } from "#features/counter/usage-ticker.tsx";

/** What was used and what is left. */
export function SidebarFoot() {
  return (
    <>
      <UsageTicker />
      <QuotaPanel />
    </>
  );
}
