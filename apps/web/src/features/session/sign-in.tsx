import { Suspense, useState } from "react";
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
  const [held, setHeld] = useState(false);
  return (
    // The boot script marks the document while a member's session is being restored: the button is held back, not flashed.
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer or focus here only hold the tip
    <div
      className={css["root"]}
      data-restoring={restored ? undefined : true}
      onPointerEnter={() => {
        setHeld(true);
        preloadDialog();
      }}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Button tone="solid" onClick={() => openLogin()}>
        {m.signIn}
      </Button>
      {restored && !dialogOpen ? (
        <Suspense fallback={null}>
          <LoginTip held={held} />
        </Suspense>
      ) : null}
    </div>
  );
}
