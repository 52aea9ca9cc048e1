import { ServiceCorner } from "#app/shell/service-corner.tsx";
import type { ScreenHandle } from "#app/shell/use-handle.ts";
import { WxReturn } from "#features/session/wx-return.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { sessionMessages as m } from "#messages/session.ts";
import css from "./wx-login-screen.module.css";

export const meta = () => pageMeta({ title: m.wxReturn.title });

export const handle: ScreenHandle = { toastsOnly: true };

/** Where the messaging platform's sign-in page sends the browser back to: no bars, a moment on the way. */
export default function WxLoginScreen() {
  return (
    <main className={css["page"]}>
      <QueryScope>
        <WxReturn />
        <ServiceCorner alone />
      </QueryScope>
    </main>
  );
}
