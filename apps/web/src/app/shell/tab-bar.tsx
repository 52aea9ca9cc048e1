import { webPaths } from "@tangleaf/contract/web-paths";
import { useState } from "react";
import { NavLink, useMatch } from "react-router";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { openLogin, useSession } from "#lib/session-store.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import css from "./tab-bar.module.css";

const AccountSheet = lazyWithQueries(() => import("./account-sheet.tsx").then((module) => module.AccountSheet));

/** The five places of the phone. */
export function TabBar() {
  const signedIn = useSession((state) => state.token !== null);
  const inScenes = useMatch("/scene/*") !== null;
  const inEssays = useMatch("/essay/*") !== null;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    <nav className={css["bar"]} aria-label={m.nav.label}>
      <Tab to={webPaths.home} icon="house" text={m.nav.home} />
      <Tab to={webPaths.sceneList("all")} icon="squares-four" text={m.nav.scenes} current={inScenes} />
      <Tab to={webPaths.essayTitle()} icon="graduation-cap" text={m.nav.essayTab} current={inEssays} />
      <Tab to={webPaths.notebook} icon="notebook" text={m.nav.notebook} />
      <button type="button" className={css["tab"]} aria-haspopup="dialog" onClick={() => (signedIn ? setOpen(true) : openLogin())}>
        <Icon name="user-circle" size={24} />
        {m.nav.mine}
      </button>
      {wanted ? <AccountSheet open={open && signedIn} onClose={() => setOpen(false)} /> : null}
    </nav>
  );
}

type TabProps = { to: string; icon: IconName; text: string; current?: boolean };

function Tab({ to, icon, text, current }: TabProps) {
  return (
    <NavLink to={to} className={css["tab"]} data-current={current || undefined}>
      <Icon name={icon} size={24} />
      {text}
    </NavLink>
  );
}
