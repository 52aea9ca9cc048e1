import { Outlet } from "react-router";
import { cornerInBar } from "#app/shell/lazy-corner.tsx";
import { TabBar } from "#app/shell/tab-bar.tsx";
import { TopBar } from "#app/shell/top-bar.tsx";
import { useHandle } from "#app/shell/use-handle.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
import css from "./shell-layout.module.css";

/** The top bar over a screen that has a pane of its own where others have the sidebar. */
export default function BarLayout() {
  const { ownBar } = useHandle();
  return (
    <>
      <SkipLink to="#main">{m.skip}</SkipLink>
      <TopBar>{cornerInBar}</TopBar>
      <div className={css["column"]} data-own-bar={ownBar}>
        <main id="main" tabIndex={-1} className={css["main"]}>
          <Outlet />
        </main>
      </div>
      {ownBar ? null : <TabBar />}
    </>
  );
}
