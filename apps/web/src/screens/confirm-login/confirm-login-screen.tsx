import { ServiceCorner } from "#app/shell/service-corner.tsx";
import type { ScreenHandle } from "#app/shell/use-handle.ts";
import { ConfirmLogin } from "#features/session/confirm-login.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { sessionMessages as m } from "#messages/session.ts";
import css from "./confirm-login-screen.module.css";

export const meta = () => pageMeta({ title: m.confirm.title });

export const handle: ScreenHandle = { toastsOnly: true };

/** The page the sign-in code opens on a phone: no bars, one question. */
export default function ConfirmLoginScreen() {
  return (
    <main className={css["page"]}>
      <QueryScope>
        <ConfirmLogin />
        <ServiceCorner alone />
      </QueryScope>
    </main>
  );
}
