import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError, failureText } from "#lib/api-error.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { essayMessages as e } from "#messages/essay.ts";
import { essayTitleMessages as m } from "#messages/essay-title.ts";
import { listMessages } from "#messages/list.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { essayQuery } from "../api.ts";
import { EssaySteps } from "../frame/essay-steps.tsx";
import css from "../frame/page-state.module.css";
import { TitleWorkspace } from "./title-workspace.tsx";

/** 选题: a new essay, or the one the address names. */
export function TitlePage() {
  const [params, setParams] = useSearchParams();
  // What the address asks for is not known where the frame is rendered at build.
  const hydrated = useHydrated();
  const essayId = hydrated ? params.get("essay") : null;
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  const { isMade, round, setMade } = useMadeHere(essayId);
  const { data: essay, error, refetch } = useQuery({ ...essayQuery(essayId ?? ""), enabled: essayId !== null && signedIn });
  const mustSignIn = restored && !signedIn && essayId !== null && !isMade;
  useEffect(() => {
    if (mustSignIn) openLogin({ reason: m.ask.signInReason });
  }, [mustSignIn]);

  const show = (made: string) => {
    setMade(made);
    setParams({ essay: made }, { replace: true, preventScrollReset: true });
  };
  const isNew = essayId === null || isMade;
  return (
    <>
      <EssaySteps step="title" essay={essayId === null ? null : (essay ?? null)} />
      {hydrated && (isNew || essay !== undefined) ? (
        <TitleWorkspace key={isNew ? `new-${round}` : essayId} essay={essayId === null ? null : (essay ?? null)} onMade={show} />
      ) : hydrated && error !== null ? (
        <div className={css["state"]}>
          <h1 className="sr">{m.heading}</h1>
          {error instanceof ApiError && error.reason === "document.unknown" ? (
            <ErrorState
              title={m.unknown.title}
              action={
                <span className={css["ways"]}>
                  <ButtonLink to={webPaths.essayList}>{m.unknown.list}</ButtonLink>
                  <ButtonLink tone="solid" to={webPaths.essayTitle()}>
                    {m.unknown.create}
                  </ButtonLink>
                </span>
              }
            >
              {m.unknown.text}
            </ErrorState>
          ) : (
            <ErrorState title={m.results.notLoaded} action={<Button onClick={() => void refetch()}>{listMessages.again}</Button>}>
              {failureText(error, listMessages.failed)}
            </ErrorState>
          )}
        </div>
      ) : (
        <div className={css["state"]} aria-busy={!mustSignIn}>
          <h1 className="sr">{m.heading}</h1>
          {mustSignIn ? (
            <Button tone="solid" onClick={() => openLogin({ reason: m.ask.signInReason })}>
              {m.ask.signIn}
            </Button>
          ) : (
            <>
              <span className="sr">{e.loading}</span>
              <SkeletonBars rows={8} />
            </>
          )}
        </div>
      )}
    </>
  );
}

/**
 * Whether the essay of the address was made on this page: its form then goes on as it is. `round` counts those that were left
 * again, so that the next new one begins empty.
 */
function useMadeHere(essayId: string | null) {
  const [made, setMade] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const [round, setRound] = useState(0);
  const isMade = made !== null && made === essayId;
  if (isMade && !isShown) setShown(true);
  // The address follows a moment after the essay is made: before that it has not been left.
  if (!isMade && isShown) {
    setShown(false);
    setMade(null);
    setRound(round + 1);
  }
  return { isMade, round, setMade };
}
