import { INVITE_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatNumber } from "#lib/format.ts";
import { userQuery } from "#lib/queries.ts";
import { accountMessages as m } from "#messages/account.ts";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { Section } from "#ui/section/section.tsx";
import { IdCard } from "./id-card.tsx";
import css from "./invite-steps.module.css";
import { RecentVipLog } from "./recent-vip-log.tsx";
import { Security } from "./security.tsx";
import { SpaceUsed } from "./space-used.tsx";

/** 个人信息: the card, inviting, memberships, what takes space, and how the account is kept safe. */
export function Profile() {
  const answer = useQuery(userQuery);
  return (
    <Loaded answer={answer} failed={m.failed.title}>
      {(user) => (
        <>
          <IdCard user={user} />
          <InviteSteps />
          <RecentVipLog />
          <SpaceUsed />
          <Security user={user} />
        </>
      )}
    </Loaded>
  );
}

/** How inviting works, in three steps. */
function InviteSteps() {
  const tokens = formatNumber(INVITE_GIFT_TOKENS);
  return (
    <Section title={m.inviteSteps.title(tokens)} aside={<Link to={webPaths.myInvite}>{m.inviteSteps.link}</Link>}>
      <ol className={css["steps"]}>
        {m.inviteSteps.steps.map(({ cell, title, text }) => (
          <li key={cell}>
            <i aria-hidden="true">{cell}</i>
            <div>
              <b>{title}</b>
              <p>{text(tokens)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
