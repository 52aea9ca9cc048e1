import { isRouteErrorResponse, useRouteError } from "react-router";
import { notFoundMessages as m } from "#messages/not-found.ts";
import { shellMessages } from "#messages/shell.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { NotFound } from "./not-found.tsx";

const NOT_FOUND = 404;

/** `ErrorBoundary` of a screen with a loader: an unknown key is a page nobody wrote, the rest can be tried again. */
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

/** The screen's own title went down with it. */
function PageTitle({ text }: { text: string }) {
  return <title>{`${text} · ${shellMessages.siteTitle}`}</title>;
}
