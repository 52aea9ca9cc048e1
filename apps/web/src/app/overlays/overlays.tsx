import { lazy, Suspense, useEffect, useState } from "react";
import { useHandle } from "#app/shell/use-handle.ts";
import { LoginDialog } from "#features/session/login-dialog.tsx";
import { isComposing } from "#lib/is-composing.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { openPalette, usePalette } from "#lib/overlay-stores.ts";
import { clearFlag, readFlag } from "#lib/page-flags.ts";
import { useSession } from "#lib/session-store.ts";

// After the first picture: nothing is told before somebody has done something.
const ToastHost = lazy(() => import("#app/after-load.ts").then((module) => ({ default: module.ToastHost })));
const PageStatus = lazy(() => import("#app/after-load.ts").then((module) => ({ default: module.PageStatus })));
const MemberOverlays = lazyWithQueries(() => import("./member-overlays.tsx").then((module) => module.MemberOverlays));

/** What may lie over any screen, whatever its layout: sign-in, paying, palette, what the page says of itself, toasts. */
export function Overlays() {
  const { toastsOnly = false } = useHandle();
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  const toasts = restored ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
  if (toastsOnly) return toasts;
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
      {toasts}
    </>
  );
}

const Palette = lazyWithQueries(() => import("./own-palette.tsx").then((module) => module.OwnPalette));

/** Whether the palette has the focus; until then no field is the one that is meant. */
const isReady = () => document.activeElement?.closest("[data-shape=palette]") != null;

/** Listens to ⌘K / Ctrl K and loads the palette when it is first wanted. */
function PaletteHost() {
  const open = usePalette((state) => state.open);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  useEffect(() => {
    // Set by the boot script: the keys were pressed before hydration.
    if (readFlag("palette") !== undefined) openPalette();
    clearFlag("palette");
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if (usePalette.getState().open && key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey && !isReady()) {
        // Typed before the box is there: it opens with these words.
        event.preventDefault();
        usePalette.setState(({ query }) => ({ query: query + key }));
      }
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || isComposing(event)) return;
      event.preventDefault();
      clearFlag("palette");
      openPalette();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return wanted ? <Palette /> : null;
}
