import { WxReturn } from "#features/session/wx-return.tsx";
import { pageMeta } from "#lib/page-meta.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { sessionMessages as m } from "#messages/session.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import css from "./wx-login-screen.module.css";

export const meta = () => pageMeta({ title: m.wxReturn.title });

/** Where the messaging platform's sign-in page sends the browser back to: no bars, a moment on the way. */
export default function WxLoginScreen() {
  return (
    <main className={css["page"]}>
      <QueryScope>
        <WxReturn />
      </QueryScope>
      <ToastHost />
    </main>
  );
}
