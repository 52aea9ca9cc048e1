import { webPaths } from "@tangleaf/contract/web-paths";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { CategoryLinks } from "#features/scene-menu/category-links.tsx";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { useSession } from "#lib/session-store.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import css from "./sidebar.module.css";
import { toggleSidebar } from "./toggle-sidebar.ts";
import { useCategory } from "./use-category.ts";

const SidebarFoot = lazyWithQueries(() => import("./sidebar-foot.tsx").then((module) => module.SidebarFoot));
const CategoryScenes = lazyWithQueries(() => import("#features/scene-menu/category-scenes.tsx").then((module) => module.CategoryScenes), {
  fallback: <SkeletonBars rows={8} />,
});

const OwnLinks = lazy(() => import("./own-links.tsx").then((module) => ({ default: module.OwnLinks })));

const ACCOUNT_PREFIX = "/my/";

/** Scenes of where one is, and at its foot what was used and what is left. Closed or open is a data-attribute set before paint. */
export function Sidebar() {
  const category = useCategory();
  const signedIn = useSession((state) => state.token !== null);
  const { pathname } = useLocation();
  const inAccount = pathname.startsWith(ACCOUNT_PREFIX);
  const inPrices = pathname.startsWith(webPaths.upgrade);
  const [announced, setAnnounced] = useState("");
  const toggle = (
    <button
      type="button"
      className={css["toggle"]}
      aria-label={m.sidebar.toggle}
      onClick={() => setAnnounced(toggleSidebar() ? m.sidebar.opened : m.sidebar.closed)}
    >
      <Icon name="sidebar-simple" size={16} />
    </button>
  );
  return (
    <aside className={css["sidebar"]} aria-label={m.sidebar.label}>
      <div className={css["inner"]}>
        <nav className={css["nav"]} aria-label={m.sidebar.label}>
          <div className={css["head"]}>
            <span>
              {inAccount
                ? m.nav.account
                : inPrices
                  ? m.nav.price
                  : category === undefined
                    ? m.sidebar.byScene
                    : `${category.title} · ${category.count}`}
            </span>
            {toggle}
          </div>
          {inAccount || inPrices ? (
            <Suspense fallback={<SkeletonBars rows={8} />}>
              <OwnLinks prices={inPrices} />
            </Suspense>
          ) : category === undefined ? (
            <CategoryLinks />
          ) : (
            <CategoryScenes category={category} />
          )}
        </nav>
        <div className={css["foot"]}>{signedIn ? <SidebarFoot /> : null}</div>
      </div>
      <span className="sr" role="status">
        {announced}
      </span>
    </aside>
  );
}
