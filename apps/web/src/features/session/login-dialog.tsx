import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { closeLogin, useSession } from "#lib/session-store.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";

const LoginPanel = lazyWithQueries(() => import("./login-panel.tsx").then((module) => module.LoginPanel), {
  fallback: <SkeletonBars rows={6} />,
});

/** Signing in lies over the page: whatever was typed below stays. Closing it ends the polling, because the panel goes. */
export function LoginDialog() {
  const { open, reason } = useSession((state) => state.login);
  return (
    <Dialog open={open} onClose={closeLogin} title={m.signIn} hideTitle width="lg" flush>
      <LoginPanel reason={reason} />
    </Dialog>
  );
}
