import { type ComponentType, lazy, Suspense } from "react";
import { useRouteError } from "react-router";
import { notFoundMessages as m } from "#messages/shell.ts";
import { Button } from "#ui/button/button.tsx";

/** Nearly nobody needs it, so it is no part of the first load; where it is out of reach as well, a plain line stands in for it. */
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

function Plain() {
  return (
    <p>
      {m.broken} <Button onClick={() => location.reload()}>{m.retry}</Button>
    </p>
  );
}
