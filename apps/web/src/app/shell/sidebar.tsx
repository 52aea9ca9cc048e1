import { useState } from "react";
import { QuotaPanel } from "#features/counter/quota-panel.tsx";
import { UsageTicker } from "#features/counter/usage-ticker.tsx";
import { CategoryLinks } from "#features/scene-menu/category-links.tsx";
import { CategoryScenes } from "#features/scene-menu/category-scenes.tsx";
import { useSession } from "#lib/session-store.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./sidebar.module.css";
import { toggleSidebar } from "./toggle-sidebar.ts";
import { useCategory } from "./use-category.ts";

/** Scenes of where one is, and at its foot what was used and what is left. Closed or open is a data-attribute set before paint. */
export function Sidebar() {
  const category = useCategory();
  const signedIn = useSession((state) => state.token !== null);
  const [announced, setAnnounced] = useState("");
  const toggle = (
    <button
      type="button"
      className={css["toggle"]}
      aria-label={m.sidebar.collapse}
      onClick={() => setAnnounced(toggleSidebar() ? m.sidebar.collapse : m.sidebar.expand)}
    >
      <Icon name="sidebar-simple" size={16} />
    </button>
  );
  return (
    <aside className={css["sidebar"]} aria-label={m.sidebar.label}>
      <div className={css["inner"]}>
        <nav className={css["nav"]} aria-label={m.sidebar.label}>
          <div className={css["head"]}>
            <span>{category === undefined ? m.sidebar.byScene : `${category.title} · ${category.count}`}</span>
            {toggle}
          </div>
          {category === undefined ? <CategoryLinks /> : <CategoryScenes category={category} />}
        </nav>
        <div className={css["foot"]}>
          {signedIn ? <UsageTicker /> : null}
          {signedIn ? <QuotaPanel /> : null}
        </div>
      </div>
      <span className="sr" role="status">
        {announced}
      </span>
    </aside>
  );
}
