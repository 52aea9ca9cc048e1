import { webPaths } from "@tangleaf/contract/web-paths";
import { NavLink } from "react-router";
import { shellMessages as m } from "#messages/shell.ts";
import { InviteLink } from "./invite-link.tsx";
import css from "./more-panel.module.css";

export function MorePanel({ id, close }: { id: string; close: () => void }) {
  return (
    <section id={id} className={css["panel"]} aria-label={m.nav.more}>
      <NavLink to={webPaths.upgrade} onClick={close}>
        {m.nav.price}
      </NavLink>
      <InviteLink onFollow={close} />
    </section>
  );
}
