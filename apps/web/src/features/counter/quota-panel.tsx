import { webPaths } from "@tangleaf/contract/web-paths";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { refreshCounter, useCounterState } from "#lib/queries.ts";
import { counterMessages as m } from "#messages/counter.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { Balance } from "./balance.tsx";
import css from "./quota-panel.module.css";

/** What is left, how to have more, and where it went, at the foot of the sidebar. */
export function QuotaPanel({ actions }: { actions: ReactNode }) {
  // Shown once it has its height, so that it does not grow before one's eyes.
  const asking = useCounterState() === "asking";
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await refreshCounter();
    setRefreshing(false);
    toast({ tone: "ok", title: m.quota.refreshed, pill: true });
  };
  return (
    <section className={css["panel"]} data-asking={asking || undefined} aria-label={m.quota.label}>
      <Balance />
      {actions}
      <div className={css["row"]}>
        <Link to={webPaths.myCount} prefetch="intent">
          {m.quota.usage}
        </Link>
        <Link to={webPaths.myOrder} prefetch="intent">
          {m.quota.orders}
        </Link>
        <Link to={webPaths.myInvite} prefetch="intent">
          {m.quota.invite}
        </Link>
        <button type="button" className={css["refresh"]} aria-label={m.quota.refresh} disabled={refreshing} onClick={() => void refresh()}>
          <Icon name="arrow-clockwise" size={16} />
        </button>
      </div>
    </section>
  );
}
