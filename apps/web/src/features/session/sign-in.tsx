import { Suspense } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { openLogin, useSession } from "#lib/session-store.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { Button } from "#ui/button/button.tsx";
import { preloadDialog } from "#ui/dialog/dialog.tsx";
import css from "./sign-in.module.css";

const LoginTip = lazyPart(() => import("./login-tip.tsx").then((module) => module.LoginTip));

/** The anonymous corner of the top bar: the way in, and the tip that points at it. */
export function SignIn() {
  const restored = useSession((state) => state.restored);
  const dialogOpen = useSession((state) => state.login.open);
  return (
    // The boot script marks the document while a member's session is being restored: the button is held back, not flashed.
    <div className={css["root"]} data-restoring={restored ? undefined : true} onPointerEnter={preloadDialog}>
      <Button tone="solid" onClick={() => openLogin()}>
        <span className={css["desktop"]}>{m.signIn}</span>
        <span className={css["phone"]}>{m.signInPhone}</span>
      </Button>
      {restored && !dialogOpen ? (
        <Suspense fallback={null}>
          <LoginTip />
        </Suspense>
      ) : null}
    </div>
  );
}
