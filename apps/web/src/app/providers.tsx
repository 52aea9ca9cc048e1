import { Fragment, type ReactNode, useEffect } from "react";
import { watchInstall } from "#features/install/use-install.ts";
import { setApiErrorHandler } from "#lib/api-client.ts";
import { restoreSession, useSession } from "#lib/session-store.ts";
import { watchSystemTheme } from "#lib/theme.ts";
import { onApiError } from "./on-api-error.ts";

/** The journal is there first: what is kept for somebody who does not come back goes from both. */
async function tidy(): Promise<void> {
  const [{ sweepJournal }, { tidyStorage, AWAITED_MS }] = await Promise.all([
    import("#editor/autosave/edit-journal.ts"),
    import("#lib/tidy-storage.ts"),
  ]);
  const now = Date.now();
  tidyStorage(now);
  await sweepJournal(now - AWAITED_MS);
}

/** What every screen stands on: who is here, and what happens to errors. Nothing drawn for one person stays for the next. */
export function Providers({ children }: { children: ReactNode }) {
  const visit = useSession((state) => state.visit);
  useEffect(() => {
    setApiErrorHandler(onApiError);
    restoreSession();
    const stops = [watchInstall(), watchSystemTheme()];
    void tidy();
    const tabs = import("#lib/follow-other-tabs.ts").then(({ followOtherTabs }) => followOtherTabs());
    return () => {
      for (const stop of stops) stop();
      void tabs.then((stop) => stop());
    };
  }, []);
  return <Fragment key={visit}>{children}</Fragment>;
}
