import { webPaths } from "@tangleaf/contract/web-paths";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { accountMessages as m } from "#messages/account.ts";
import { ACCOUNT_PLACES } from "./account-places.ts";
import css from "./account-tabs.module.css";

/** 我的稿子 is in the tab bar below already. */
const TABS = ACCOUNT_PLACES.filter(({ to }) => to !== webPaths.texts);

/** The phone has no sidebar: the same screens as a row that scrolls, the open one in sight. */
export function AccountTabs() {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    open?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav ref={row} className={css["tabs"]} aria-label={m.places.label}>
      {TABS.map(({ to, text }) => (
        <NavLink key={to} to={to} className={css["tab"]}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
