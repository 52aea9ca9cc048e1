import { useParams } from "react-router";
import { Landing } from "#features/invites/landing.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { invitesMessages as m } from "#messages/invites.ts";
import css from "./invite-landing-screen.module.css";

export const meta = () => pageMeta({ title: m.landing.title });

/** `/invite/{inviteCode}`: public, and not for search engines. */
export default function InviteLandingScreen() {
  const { inviteCode = "" } = useParams();
  return (
    <div className={css["page"]}>
      <QueryScope>
        <Landing key={inviteCode} inviteCode={inviteCode} />
      </QueryScope>
    </div>
  );
}
