import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { closeLogin, useSession } from "#lib/session-store.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";

const LoginPanel = lazyWithQueries(() => import("./login-panel.tsx").then((module) => module.LoginPanel), {
  fallback: <SkeletonBars rows={6} />,
});

/** The sign-in dialog; the page below keeps its state. Closing unmounts the panel, which ends the polling. */
export function LoginDialog() {
  const { open, reason } = useSession((state) => state.login);
  return (
    <Dialog open={open} onClose={closeLogin} title={m.signIn} hideTitle width="lg" flush>
      <LoginPanel reason={reason} />
    </Dialog>
  );
}
