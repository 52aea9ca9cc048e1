import { Fragment, type ReactNode, useEffect } from "react";
import { watchInstall } from "#features/install/use-install.ts";
import { setApiErrorHandler } from "#lib/api-client.ts";
import { restoreSession, useSession } from "#lib/session-store.ts";
import { watchSystemTheme } from "#lib/theme.ts";
import { setSendUnsaved } from "#lib/unsaved-sender.ts";
import { onApiError } from "./on-api-error.ts";

/** What every screen stands on: who is here, and what happens to errors. Nothing drawn for one person stays for the next. */
export function Providers({ children }: { children: ReactNode }) {
  const visit = useSession((state) => state.visit);
  useEffect(() => {
    setApiErrorHandler(onApiError);
    setSendUnsaved(async (userId) => (await import("./unsaved-edits.ts")).sendUnsavedEdits(userId));
    restoreSession();
    const stops = [watchInstall(), watchSystemTheme()];
    const tabs = import("./after-load.ts").then(({ followOtherTabs, loadLateFaces, tidy }) => {
      loadLateFaces();
      void tidy();
      return followOtherTabs();
    });
    return () => {
      for (const stop of stops) stop();
      void tabs.then((stop) => stop());
    };
  }, []);
  const signedIn = useSession((state) => state.token !== null);
  useEffect(() => {
    // Signing out without a network asks about what is not saved: its code is here before that.
    if (signedIn) void import("./unsaved-edits.ts").catch(() => undefined);
  }, [signedIn]);
  return <Fragment key={visit}>{children}</Fragment>;
}
