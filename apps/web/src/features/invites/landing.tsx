import { INVITE_COOKIE_DAYS } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#lib/api-error.ts";
import { writeCookie } from "#lib/cookies.ts";
import { useSession } from "#lib/session-store.ts";
import { invitesMessages as m } from "#messages/invites.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { inviterQuery } from "./api.ts";
import css from "./landing.module.css";
import { Welcome } from "./welcome.tsx";

/** Where an invitation leads: who invites, what a newcomer gets, and the way in. */
export function Landing({ inviteCode }: { inviteCode: string }) {
  const token = useSession((state) => state.token);
  const restored = useSession((state) => state.restored);
  const { data, error } = useQuery(inviterQuery(inviteCode));
  const [arrived, setArrived] = useState(false);
  const navigate = useNavigate();
  const anonymous = restored && token === null;
  const unknown = error instanceof ApiError && error.kind === "refused";
  // Not reached is not unknown: the code may be right, and is worth keeping.
  const worthKeeping = data !== undefined || (error !== null && !unknown);
  if (anonymous && !arrived) setArrived(true);

  useEffect(() => {
    if (anonymous && worthKeeping) keepInvitation(inviteCode);
  }, [anonymous, worthKeeping, inviteCode]);
  useEffect(() => {
    // Somebody has just signed in here: go on to the scene.
    if (arrived && token !== null) void navigate(webPaths.home, { replace: true });
  }, [arrived, token, navigate]);

  if (token !== null && !arrived) return <Member />;
  return <Welcome isRestoring={!restored} inviter={data} problem={unknown ? "unknown" : error === null ? null : "failed"} />;
}

function Member() {
  return (
    <div className={`paper ${css["sheet"]}`}>
      <h1>{m.landing.member.title}</h1>
      <p className={css["lead"]}>{m.landing.member.text}</p>
      <div className={css["ways"]}>
        <ButtonLink to={webPaths.myInvite} tone="solid" size="lg" block>
          {m.landing.member.mine}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Keeps whose invitation led here until its visitor signs up; signing in takes it along and forgets it. */
function keepInvitation(inviteCode: string): void {
  writeCookie({ name: "inviteCode", value: inviteCode, days: INVITE_COOKIE_DAYS });
}
