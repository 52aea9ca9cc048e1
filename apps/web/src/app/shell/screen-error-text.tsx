import { type ComponentType, lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { notFoundMessages as m, shellMessages } from "#messages/shell.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { NotFound } from "./not-found.tsx";

const NOT_FOUND = 404;
const SCENE_PATH = /^\/(?:scene|document)\//;
/** The service worker keeps it; without one it may be out of reach as well. */
const Unreached = lazy<ComponentType<{ to: string }>>(() =>
  import("./unreached.tsx").then(
    (module) => ({ default: module.Unreached }),
    () => ({ default: Broken }),
  ),
);

/** What went wrong with a screen: an unknown key is a 404, everything else can be retried. */
export function ScreenErrorText({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === NOT_FOUND) {
    const text = SCENE_PATH.test(location.pathname) ? m.scene : m.title;
    return (
      <>
        <PageTitle text={text} />
        <NotFound title={text} />
      </>
    );
  }
  return (
    <>
      <PageTitle text={m.broken} />
      {navigator.onLine && !isUnfetched(error) ? (
        <Broken />
      ) : (
        <Suspense fallback={null}>
          <Unreached to={location.pathname + location.search} />
        </Suspense>
      )}
    </>
  );
}

function Broken() {
  return (
    <ErrorState heading="h1" title={m.broken} action={<Button onClick={() => location.reload()}>{m.retry}</Button>}>
      {m.brokenDetail}
    </ErrorState>
  );
}

/** Browsers tell of a file they could not get in words of their own, and in no other way. */
function isUnfetched(error: unknown): boolean {
  return error instanceof TypeError && /fetch|import|load failed|network/i.test(error.message);
}

/** The failed screen can no longer set a title. */
function PageTitle({ text }: { text: string }) {
  return <title>{`${text} · ${shellMessages.siteTitle}`}</title>;
}
