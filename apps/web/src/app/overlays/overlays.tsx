import { lazy, Suspense } from "react";
import { useHandle } from "#app/shell/use-handle.ts";
import { LoginDialog } from "#features/session/login-dialog.tsx";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { useSession } from "#lib/session-store.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { PaletteHost } from "./palette-host.tsx";

const PageStatus = lazy(() => import("./page-status.tsx").then((module) => ({ default: module.PageStatus })));
const MemberOverlays = lazyWithQueries(() => import("./member-overlays.tsx").then((module) => module.MemberOverlays));

/** What may lie over any screen, whatever its layout: sign-in, paying, palette, what the page says of itself, toasts. */
export function Overlays() {
  const { toastsOnly = false } = useHandle();
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  if (toastsOnly) return <ToastHost />;
  return (
    <>
      <LoginDialog />
      <PaletteHost />
      {signedIn ? <MemberOverlays /> : null}
      {restored ? (
        <Suspense fallback={null}>
          <PageStatus />
        </Suspense>
      ) : null}
      <ToastHost />
    </>
  );
}
