import { webPaths } from "@tangleaf/contract/web-paths";
import { NavLink } from "react-router";
import { currentToken, openLogin } from "#lib/session-store.ts";
import { shellMessages as m } from "#messages/shell.ts";

/** An invite code belongs to an account: without one the click asks for it, saying what for. */
export function InviteLink({ className, onFollow }: { className?: string; onFollow?: () => void }) {
  return (
    <NavLink
      to={webPaths.myInvite}
      className={className}
      onClick={(event) => {
        onFollow?.();
        if (currentToken() !== null) return;
        event.preventDefault();
        openLogin({ reason: m.inviteReason });
      }}
    >
      {m.nav.invite}
    </NavLink>
  );
}
