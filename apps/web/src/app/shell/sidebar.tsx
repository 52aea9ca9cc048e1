import { SIDEBAR_COOKIE_DAYS } from "@tangleaf/contract/constants";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { type CategorySummary, findCategory } from "#lib/categories.ts";
import { readCookie, writeCookie } from "#lib/cookies.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { clearFlag, readFlag, SIDEBAR_COOKIE, setFlag } from "#lib/page-flags.ts";
import { useSession } from "#lib/session-store.ts";
import { whenIdle } from "#lib/when-idle.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
// The stored page shows the links before their script is there.
import "#ui/side-link/side-link.module.css";
import css from "./sidebar.module.css";

const SidebarFoot = lazyWithQueries(() => import("./quota-actions.tsx").then((module) => module.SidebarFoot));
const CategoryScenes = lazyWithQueries(() => import("#features/scene-menu/category-scenes.tsx").then((module) => module.CategoryScenes), {
  fallback: <SkeletonBars rows={8} />,
  after: whenIdle,
});

// Links alone, and on the phone not shown at all.
const PlaceLinks = lazy(async () => {
  await whenIdle();
  return { default: (await import("./place-links.tsx")).PlaceLinks };
});
const placeLinks = (
  <Suspense>
    <PlaceLinks />
  </Suspense>
);
const AdCarousel = lazyWithQueries(() => import("#features/ads/ad-carousel.tsx").then((module) => module.AdCarousel), {
  after: whenIdle,
});
const visitorFoot = <AdCarousel />;
const OwnLinks = lazy(() => import("./own-links.tsx").then((module) => ({ default: module.OwnLinks })));

/** Parts of the site without scenes, by how their addresses begin. */
const OWN_PLACES = {
  "/essay/": "essay",
  "/my/": "account",
  "/upgrade": "price",
  "/notebook": "notebook",
  "/template/": "template",
  "/blog/": "about",
  "/help/": "about",
  "/mindtree": "tools",
  "/chart": "tools",
  "/table": "tools",
} as const;

/** Scenes of where one is, and at its foot what was used and what is left. Closed or open is a data-attribute set before paint. */
export function Sidebar() {
  const category = useCategory();
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  const { pathname } = useLocation();
  const place = Object.entries(OWN_PLACES).find(([prefix]) => pathname.startsWith(prefix))?.[1];
  const [announced, setAnnounced] = useState("");
  // The same element in each rendering: with another one before its code is there, a stored part is drawn anew.
  const links = useMemo(() => {
    if (place !== undefined) {
      return (
        <Suspense fallback={<SkeletonBars rows={8} />}>
          <OwnLinks place={place} />
        </Suspense>
      );
    }
    return category === undefined ? placeLinks : <CategoryScenes category={category} />;
  }, [place, category]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is opened
  useEffect(() => closeOver, [pathname]);
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
    <aside
      className={css["sidebar"]}
      aria-label={m.sidebar.label}
      onKeyDown={({ key }) => {
        if (key === "Escape") closeOver();
      }}
    >
      <div className={css["inner"]}>
        <nav className={css["nav"]} aria-label={m.sidebar.label}>
          <div className={css["head"]}>
            <span>{place ? m.nav[place] : category === undefined ? m.sidebar.byScene : `${category.title} · ${category.count}`}</span>
            {toggle}
          </div>
          {links}
        </nav>
        <div className={css["foot"]}>{signedIn ? <SidebarFoot /> : restored ? visitorFoot : null}</div>
      </div>
      <span className="sr" role="status">
        {announced}
      </span>
    </aside>
  );
}

/** Where there is room for the icons alone, the sidebar opens over the page (sidebar.module.css). */
const NARROW = "(max-width: 1180px)";

const isOver = (): boolean => readFlag("sidebar") === "over";

/** Puts a sidebar that was opened over the page back to its icons, closed or open as it is remembered. */
function closeOver(): void {
  if (!isOver()) return;
  if (readCookie(SIDEBAR_COOKIE) === "closed") setFlag("sidebar", "closed");
  else clearFlag("sidebar");
}

/** Opens or closes the sidebar; beside the page it is remembered. Answers whether it is open now. */
function toggleSidebar(): boolean {
  if (matchMedia(NARROW).matches) {
    const opens = !isOver();
    if (opens) setFlag("sidebar", "over");
    else closeOver();
    return opens;
  }
  const opens = readFlag("sidebar") === "closed";
  if (opens) clearFlag("sidebar");
  else setFlag("sidebar", "closed");
  writeCookie({ name: SIDEBAR_COOKIE, value: opens ? "open" : "closed", days: SIDEBAR_COOKIE_DAYS });
  return opens;
}

/** Category in the data of the matched screen (`category`, or `scene.category`): known when prerendered. */
function useCategoryHint(): string | undefined {
  const data = useMatches().at(-1)?.loaderData;
  return categoryIn(data) ?? (hasScene(data) ? categoryIn(data.scene) : undefined);
}

const hasScene = (value: unknown): value is { scene: unknown } => typeof value === "object" && value !== null && "scene" in value;

function categoryIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("category" in value)) return undefined;
  return typeof value.category === "string" ? value.category : undefined;
}

/** The category of the page: of its list, or of its scene; undefined elsewhere. */
function useCategory(): CategorySummary | undefined {
  const key = useCategoryHint();
  return key === undefined ? undefined : findCategory(key);
}
