import { useQuery } from "@tanstack/react-query";
import { userQuery } from "#lib/queries.ts";
import { accountMessages as m } from "#messages/account.ts";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { IdCard } from "./id-card.tsx";
import { InviteSteps } from "./invite-steps.tsx";
import { RecentVipLog } from "./recent-vip-log.tsx";
import { Security } from "./security.tsx";

/** 个人信息: the card, inviting, memberships, and how the account is kept safe. */
export function Profile() {
  const answer = useQuery(userQuery);
  return (
    <Loaded answer={answer} failed={m.failed.title}>
      {(user) => (
        <>
          <IdCard user={user} />
          <InviteSteps />
          <RecentVipLog />
          <Security user={user} />
        </>
      )}
    </Loaded>
  );
}
