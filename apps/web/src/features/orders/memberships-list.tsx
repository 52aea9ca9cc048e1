import { webPaths } from "@tangleaf/contract/web-paths";
import { useInfiniteQuery } from "@tanstack/react-query";
import { dayOf } from "#lib/day-of.ts";
import { isMembership, type Membership } from "#lib/is-membership.ts";
import { ordersMessages as m } from "#messages/orders.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { type Column, DataTable } from "#ui/data-table/data-table.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { membershipsQuery } from "./api.ts";
import css from "./memberships-list.module.css";
import { refundOf, spanState } from "./order-status.ts";

const TONES: Readonly<Record<keyof typeof m.vipLog.state, BadgeTone>> = { now: "vip", later: "plain", over: "plain", refunded: "plain" };

/** Every span of membership, and how it came. */
export function MembershipsList() {
  const answer = useInfiniteQuery(membershipsQuery);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  return (
    <Loaded answer={answer} failed={m.vipLog.failed}>
      {({ pages }) => {
        const rows = pages.flatMap(({ list }) => list.filter(isMembership));
        return (
          <>
            {rows.length === 0 && !hasNextPage ? (
              <EmptyState
                cells={m.vipLog.empty.cells}
                title={m.vipLog.empty.title}
                action={<ButtonLink to={webPaths.upgrade}>{m.prices}</ButtonLink>}
              >
                {m.vipLog.empty.text}
              </EmptyState>
            ) : (
              <DataTable caption={m.vipLog.title} columns={columnsAt(new Date())} rows={rows} keyOf={({ outOrderId }) => outOrderId} />
            )}
            {hasNextPage ? (
              <Button className={css["more"]} waiting={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {m.vipLog.more}
              </Button>
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
}

const columnsAt = (now: Date): Column<Membership>[] => [
  { key: "goods", head: m.goods, phone: "title", cell: ({ goodsTitle }) => goodsTitle },
  { key: "source", head: m.source, phone: "meta", cell: ({ source }) => m.sources[source] },
  { key: "from", head: m.vipLog.from, soft: true, phone: "named", cell: ({ from }) => dayOf(from, now) },
  { key: "to", head: m.vipLog.to, soft: true, phone: "named", cell: ({ to }) => dayOf(to, now) },
  {
    key: "status",
    head: m.status,
    align: "end",
    phone: "value",
    cell: (entry) => <Badge tone={TONES[stateOf(entry, now)]}>{m.vipLog.state[stateOf(entry, now)]}</Badge>,
  },
];

/** A full refund also takes the days that were left. */
function stateOf(entry: Membership, now: Date): keyof typeof TONES {
  return refundOf(entry).part === "all" ? "refunded" : spanState(entry, now);
}
