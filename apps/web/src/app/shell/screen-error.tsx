import { isRouteErrorResponse, useRouteError } from "react-router";
import { notFoundMessages as m, shellMessages } from "#messages/shell.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { NotFound } from "./not-found.tsx";

const NOT_FOUND = 404;

/** `ErrorBoundary` of a screen with a loader: an unknown key is a 404, everything else can be retried. */
export function ScreenError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === NOT_FOUND)
    return (
      <>
        <PageTitle text={m.scene} />
        <NotFound title={m.scene} />
      </>
    );
  return (
    <>
      <PageTitle text={m.broken} />
      <ErrorState heading="h1" title={m.broken} action={<Button onClick={() => location.reload()}>{m.retry}</Button>}>
        {m.brokenDetail}
      </ErrorState>
    </>
  );
}

/** The failed screen can no longer set a title. */
function PageTitle({ text }: { text: string }) {
  return <title>{`${text} · ${shellMessages.siteTitle}`}</title>;
}
