import { webPaths } from "@tangleaf/contract/web-paths";
import { type ComponentType, lazy, Suspense } from "react";
import { useRouteError } from "react-router";
import { notFoundMessages as m } from "#messages/shell.ts";
import { uiMessages } from "#messages/ui.ts";
import { Button } from "#ui/button/button.tsx";

/** Nearly nobody needs it, so it is no part of the first load; where it is out of reach as well, a plain page stands in for it. */
const ScreenErrorText = lazy<ComponentType<{ error: unknown }>>(() =>
  import("./screen-error-text.tsx").then(
    (module) => ({ default: module.ScreenErrorText }),
    () => ({ default: Plain }),
  ),
);

/** `ErrorBoundary` of a screen with a loader. */
export function ScreenError() {
  const error = useRouteError();
  return (
    <Suspense fallback={null}>
      <ScreenErrorText error={error} />
    </Suspense>
  );
}

/** Its style is in the page already: nothing more may come from the server. */
export function Plain() {
  return (
    <div role="alert" style={PLAIN}>
      <a className="link" href={webPaths.home}>
        {uiMessages.brand}
      </a>
      <p>{m.broken}</p>
      <Button tone="solid" onClick={() => location.reload()}>
        {m.retry}
      </Button>
    </div>
  );
}

const PLAIN = { display: "grid", placeContent: "center", justifyItems: "center", gap: 16, minHeight: "70dvh", padding: 24 } as const;
