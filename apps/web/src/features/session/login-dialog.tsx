import { lazy, Suspense } from "react";
import { closeLogin, useSession } from "#lib/session-store.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";

const LoginPanel = lazy(() => import("./login-panel.tsx").then((module) => ({ default: module.LoginPanel })));

/** Signing in lies over the page: whatever was typed below stays. Closing it ends the polling, because the panel goes. */
export function LoginDialog() {
  const { open, reason } = useSession((state) => state.login);
  return (
    <Dialog open={open} onClose={closeLogin} title={m.dialog.title} hideTitle width="lg" flush>
      <Suspense fallback={<SkeletonBars rows={6} />}>
        <LoginPanel reason={reason} />
      </Suspense>
    </Dialog>
  );
}
