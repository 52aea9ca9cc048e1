import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError, failureText } from "#lib/api-error.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { useHydrated } from "#lib/use-hydrated.ts";
import { essayMessages } from "#messages/essay.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { listMessages } from "#messages/list.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { essayQuery } from "../api.ts";
import { EssaySteps } from "../frame/essay-steps.tsx";
import css from "../frame/page-state.module.css";
import { OutlineWorkspace } from "./outline-workspace.tsx";

/** A new essay that was made on this page: its form goes on as it is. `round` tells it from the next new one. */
type Made = { readonly essayId: string; readonly round: number };

/** 大纲: of a new essay, or of the one the address names. */
export function OutlinePage() {
  const [params, setParams] = useSearchParams();
  // The prerendered page knows no address.
  const essayId = useHydrated() ? params.get("essay") : null;
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  const [made, setMade] = useState<Made | null>(null);
  const query = useQuery({ ...essayQuery(essayId ?? ""), enabled: essayId !== null && signedIn, refetchOnWindowFocus: "always" });
  const { data: essay = null, error, refetch } = query;
  const isMade = made !== null && made.essayId === essayId;
  const mustSignIn = restored && !signedIn && essayId !== null && !isMade;
  useEffect(() => {
    if (mustSignIn) openLogin({ reason: m.ask.signInReason });
  }, [mustSignIn]);

  const round = made === null ? 0 : isMade ? made.round : made.round + 1;
  const isNew = essayId === null || isMade;
  const steps = <EssaySteps step="outline" essay={essayId === null ? null : essay} />;
  if (isNew || essay !== null)
    return (
      <>
        {steps}
        <OutlineWorkspace
          key={isNew ? `new-${round}` : essayId}
          essay={essayId === null ? null : essay}
          onMade={(id) => {
            setMade({ essayId: id, round });
            setParams({ essay: id }, { replace: true, preventScrollReset: true });
          }}
        />
      </>
    );
  return (
    <div className={css["state"]} aria-busy={!mustSignIn && error === null}>
      <h1 className="sr">{m.heading}</h1>
      {mustSignIn ? (
        <Button tone="solid" onClick={() => openLogin({ reason: m.ask.signInReason })}>
          {m.ask.signIn}
        </Button>
      ) : error === null ? (
        <>
          <span className="sr">{essayMessages.loading}</span>
          <SkeletonBars rows={8} />
        </>
      ) : error instanceof ApiError && error.reason === "document.unknown" ? (
        <ErrorState
          title={m.unknown.title}
          action={
            <span className={css["ways"]}>
              <ButtonLink to={webPaths.essayList}>{m.unknown.list}</ButtonLink>
              <ButtonLink tone="solid" to={webPaths.essayOutline()}>
                {m.unknown.create}
              </ButtonLink>
            </span>
          }
        >
          {m.unknown.text}
        </ErrorState>
      ) : (
        <ErrorState title={m.notLoaded} action={<Button onClick={() => void refetch()}>{listMessages.again}</Button>}>
          {failureText(error, listMessages.failed)}
        </ErrorState>
      )}
    </div>
  );
}
