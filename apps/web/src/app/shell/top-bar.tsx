import { webPaths } from "@tangleaf/contract/web-paths";
import { lazy, type ReactNode } from "react";
import { Link, NavLink, useMatch } from "react-router";
import { SceneMenu } from "#features/scene-menu/scene-menu.tsx";
import { SignIn } from "#features/session/sign-in.tsx";
import { cx } from "#lib/cx.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { openPalette } from "#lib/overlay-stores.ts";
import { useSession } from "#lib/session-store.ts";
import { whenIdle } from "#lib/when-idle.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { uiMessages } from "#messages/ui.ts";
import { Brand } from "#ui/brand/brand.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { KeyCap } from "#ui/key-cap/key-cap.tsx";
import { NavMenu } from "#ui/menu/nav-menu.tsx";
import { InviteLink } from "./invite-link.tsx";
// The stored page keeps the place of the membership before its script is there.
import "#features/pay/promo-button.module.css";
import css from "./top-bar.module.css";

const MemberCorner = lazyWithQueries(() => import("./member-corner.tsx").then((module) => module.MemberCorner));
const VisitorCorner = lazyWithQueries(() => import("./visitor-corner.tsx").then((module) => module.VisitorCorner), {
  after: whenIdle,
});
const visitorCorner = <VisitorCorner />;
/** What does not fit into the bar of a narrower page. */
const loadMore = () => import("./more-panel.tsx").then((module) => ({ default: module.MorePanel }));
const MorePanel = lazy(loadMore);

/** `givesWay`: on the phone the screen has a bar of its own. `children` stand before the account. */
export function TopBar({ givesWay, children }: { givesWay?: boolean | undefined; children?: ReactNode }) {
  const token = useSession((state) => state.token);
  const inEssays = useMatch("/essay/*") !== null;
  const inTemplates = useMatch("/template/*") !== null;
  return (
    <header className={css["bar"]} data-gives-way={givesWay}>
      <Link to={webPaths.home} className={css["brand"]} aria-label={`${uiMessages.brand} · ${m.nav.home}`}>
        <Brand />
      </Link>
      <nav className={css["nav"]} aria-label={m.nav.label}>
        <NavLink to={webPaths.home} className={css["link"]}>
          {m.nav.home}
        </NavLink>
        <NavLink to={webPaths.essayTitle()} className={cx(css["link"], inEssays && "active")}>
          {m.nav.essay}
        </NavLink>
        <NavLink to={webPaths.notebook} className={css["link"]}>
          {m.nav.notebook}
        </NavLink>
        <NavLink to={webPaths.templateList} className={cx(css["link"], inTemplates && "active")}>
          {m.nav.template}
        </NavLink>
        <NavLink to={webPaths.upgrade} className={cx(css["link"], css["wide"])}>
          {m.nav.price}
        </NavLink>
        <SceneMenu />
        <InviteLink className={cx(css["link"], css["wide"])} />
        <NavLink to={webPaths.texts} className={cx(css["link"], css["own"])}>
          {m.nav.texts}
        </NavLink>
        <NavMenu label={m.nav.more} className={css["more"]} panel={MorePanel} preload={loadMore} />
      </nav>
      <div className={css["right"]}>
        <button type="button" className={css["search"]} onClick={() => openPalette()} aria-keyshortcuts="Meta+K Control+K">
          <Icon name="magnifying-glass" size={16} />
          <span>{m.search}</span>
          <KeyCap keys="Mod-K" />
        </button>
        {children}
        <div className={css["corner"]}>
          {token === null ? (
            <>
              {visitorCorner}
              <SignIn />
            </>
          ) : (
            <MemberCorner />
          )}
        </div>
      </div>
    </header>
  );
}
