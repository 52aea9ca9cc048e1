import { Outlet } from "react-router";
import { corner, cornerInBar } from "#app/shell/lazy-corner.tsx";
import { Sidebar } from "#app/shell/sidebar.tsx";
import { TabBar } from "#app/shell/tab-bar.tsx";
import { TopBar } from "#app/shell/top-bar.tsx";
import { useHandle } from "#app/shell/use-handle.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { useSession } from "#lib/session-store.ts";
import { whenIdle } from "#lib/when-idle.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
// The stored page shows the footer before its script is there.
import "#app/shell/footer.module.css";
import css from "./shell-layout.module.css";

const Footer = lazyWithQueries(() => import("#app/shell/footer.tsx").then((module) => module.Footer), { after: whenIdle });
const foot = <Footer />;

const DeletionBanner = lazyWithQueries(() => import("#features/account/deletion-banner.tsx").then((module) => module.DeletionBanner));

/** Top bar, sidebar, and the screen. */
export default function ShellLayout() {
  const { footer, ownBar, ownCorner = ownBar, ownTop } = useHandle();
  const signedIn = useSession((state) => state.token !== null);
  return (
    <>
      <SkipLink to="#main">{m.skip}</SkipLink>
      <TopBar givesWay={ownTop}>{ownCorner ? cornerInBar : null}</TopBar>
      <div className={css["frame"]}>
        <Sidebar />
        <div className={css["column"]} data-own-bar={ownBar} data-own-top={ownTop}>
          {signedIn ? <DeletionBanner /> : null}
          <main id="main" tabIndex={-1} className={css["main"]}>
            <Outlet />
          </main>
          {footer ? foot : null}
        </div>
      </div>
      {ownCorner ? null : corner}
      {ownBar ? null : <TabBar />}
    </>
  );
}
