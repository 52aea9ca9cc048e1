import type { InvitedUser } from "@tangleaf/contract";
import { INVITE_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { momentOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { invitesMessages as m } from "#messages/invites.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { type Column, DataTable } from "#ui/data-table/data-table.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { Section } from "#ui/section/section.tsx";
import { INVITED_PER_PAGE } from "./api.ts";
import css from "./invited-list.module.css";

type InvitedListProps = { list: readonly InvitedUser[]; total: number; page: number; onPage: (page: number) => void; busy: boolean };

const { columns: heads } = m.list;

const COLUMNS: readonly Column<InvitedUser>[] = [
  {
    key: "person",
    head: heads.person,
    phone: "title",
    cell: ({ nickname, headimg }) => (
      <span className={css["person"]}>
        <Avatar name={nickname} picture={headimg} />
        {nickname}
      </span>
    ),
  },
  { key: "time", head: heads.time, phone: "meta", soft: true, cell: ({ registerTime }) => momentOf(registerTime, new Date()) },
  {
    key: "result",
    head: heads.result,
    phone: "value",
    align: "end",
    cell: ({ rewarded, pending }) => {
      if (rewarded) return <Badge tone="leaf">{m.list.rewarded(formatNumber(INVITE_GIFT_TOKENS))}</Badge>;
      return pending ? <Badge tone="amber">{m.list.pending}</Badge> : <Badge>{m.list.notRewarded}</Badge>;
    },
  },
];

/** Whom one invited, newest first. */
export function InvitedList({ list, total, page, onPage, busy }: InvitedListProps) {
  if (total === 0) {
    return (
      <EmptyState cells={m.list.empty.cells} title={m.list.empty.title}>
        {m.list.empty.text}
      </EmptyState>
    );
  }
  return (
    <Section bare title={m.list.title}>
      <DataTable
        caption={m.list.title}
        columns={COLUMNS}
        rows={list}
        keyOf={({ registerTime, nickname }) => `${registerTime}${nickname}`}
        busy={busy}
      />
      {list.every(({ rewarded, pending }) => rewarded || pending) ? null : <p className={css["why"]}>{m.list.whyNot}</p>}
      <Pager page={page} size={INVITED_PER_PAGE} total={total} totalText={m.list.total(formatNumber(total))} onPage={onPage} />
    </Section>
  );
}
