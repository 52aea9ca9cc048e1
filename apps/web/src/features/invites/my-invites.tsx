import { INVITE_GIFT_VALID_DAYS, NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { userQuery } from "#lib/queries.ts";
import { invitesMessages as m } from "#messages/invites.ts";
import { Figure, Figures } from "#ui/figures/figures.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { Section } from "#ui/section/section.tsx";
import { invitedQuery } from "./api.ts";
import { InvitedList } from "./invited-list.tsx";
import css from "./my-invites.module.css";
import rulesCss from "./rules.module.css";
import { Share } from "./share.tsx";

/** 邀请有礼: what to send, what it brought, whom it brought, and how it is counted. */
export function MyInvites() {
  const user = useQuery(userQuery);
  return (
    <Loaded answer={user} failed={m.failed}>
      {(known) => (
        <>
          <Share user={known} />
          <Invited />
        </>
      )}
    </Loaded>
  );
}

function Invited() {
  const [page, setPage] = useState(1);
  const invited = useQuery({ ...invitedQuery(page), placeholderData: keepPreviousData });
  return (
    <>
      <Loaded answer={invited} failed={m.failed}>
        {({ total, list, rewardedTokens, leftToday }) => (
          <>
            <div className={css["figures"]}>
              <Figures>
                <Figure value={m.figures.people(formatNumber(total))} note={m.figures.invited} />
                <Figure value={formatNumber(rewardedTokens)} note={m.figures.received} />
                <Figure value={formatNumber(charactersOf(rewardedTokens))} note={m.figures.worth} />
                <Figure value={m.figures.times(formatNumber(leftToday))} note={m.figures.leftToday} />
              </Figures>
            </div>
            <InvitedList list={list} total={total} page={page} onPage={setPage} busy={invited.isPlaceholderData} />
          </>
        )}
      </Loaded>
      {/* Below a list of unknown height: would move when that comes. */}
      {invited.isPending ? null : <Rules />}
    </>
  );
}

/** How invitations are counted, in plain words. */
function Rules() {
  const lines = m.rules.lines({ days: INVITE_GIFT_VALID_DAYS, newcomer: formatNumber(NEW_USER_GIFT_TOKENS) });
  return (
    <Section title={m.rules.title}>
      <ul className={rulesCss["rules"]}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
