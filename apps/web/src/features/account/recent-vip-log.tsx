import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { isMembership, type Membership } from "#lib/is-membership.ts";
import { accountMessages as m } from "#messages/account.ts";
import { type Column, DataTable } from "#ui/data-table/data-table.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { Section } from "#ui/section/section.tsx";
import { recentVipLogQuery } from "./api.ts";
import { shortDay } from "./day-in-words.ts";
import css from "./recent-vip-log.module.css";

const RECENT_ROWS = 3;

const { columns: heads } = m.vipLog;

const COLUMNS: readonly Column<Membership>[] = [
  { key: "goods", head: heads.goods, phone: "title", cell: ({ goodsTitle }) => goodsTitle },
  { key: "from", head: heads.from, phone: "named", cell: ({ from }) => shortDay(from) },
  { key: "to", head: heads.to, phone: "named", cell: ({ to }) => shortDay(to) },
  { key: "source", head: heads.source, phone: "meta", cell: ({ source }) => m.vipLog.sources[source] },
  { key: "amount", head: heads.amount, phone: "value", align: "end", cell: ({ amount }) => <b>{`¥${amount}`}</b> },
];

/** The last memberships, and the way to all of them. */
export function RecentVipLog() {
  const answer = useQuery(recentVipLogQuery);
  return (
    <Section bare title={m.vipLog.title} aside={<Link to={webPaths.myVipLog}>{m.vipLog.all}</Link>}>
      <Loaded answer={answer} failed={m.failed.title} skeletonRows={2}>
        {({ list }) => {
          const rows = list.filter(isMembership).slice(0, RECENT_ROWS);
          if (rows.length === 0) return <p className={`paper ${css["none"]}`}>{m.vipLog.none}</p>;
          return <DataTable caption={m.vipLog.title} columns={COLUMNS} rows={rows} keyOf={({ outOrderId }) => outOrderId} />;
        }}
      </Loaded>
    </Section>
  );
}
