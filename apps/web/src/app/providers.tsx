import { Fragment, type ReactNode, useEffect } from "react";
import { watchInstall } from "#features/install/use-install.ts";
import { setApiErrorHandler } from "#lib/api-client.ts";
import { restoreSession, useSession } from "#lib/session-store.ts";
import { watchSystemTheme } from "#lib/theme.ts";
import { setSendUnsaved } from "#lib/unsaved-sender.ts";
import { onApiError } from "./on-api-error.ts";

const unsavedEdits = () => import("./unsaved-edits.ts");

/** The journal is loaded first: what goes from the storages of somebody who does not come back goes from it too. */
async function tidy(): Promise<void> {
  const [{ sweepJournal }, { tidyStorage, AWAITED_MS }] = await Promise.all([unsavedEdits(), import("#lib/tidy-storage.ts")]);
  const now = Date.now();
  tidyStorage(now);
  await sweepJournal(now - AWAITED_MS);
}

/** What every screen stands on: who is here, and what happens to errors. Nothing drawn for one person stays for the next. */
export function Providers({ children }: { children: ReactNode }) {
  const visit = useSession((state) => state.visit);
  useEffect(() => {
    setApiErrorHandler(onApiError);
    setSendUnsaved(async (userId) => (await unsavedEdits()).sendUnsavedEdits(userId));
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
