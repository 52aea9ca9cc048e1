import type { LoginResult } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { useSession } from "#lib/session-store.ts";
import { ensureVerifyToken } from "#lib/verify-token.ts";
import { sessionMessages } from "#messages/session.ts";
import { Brand } from "#ui/brand/brand.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import css from "./confirm-login.module.css";
import { enter } from "./enter.ts";
import { NewcomerForm } from "./newcomer-form.tsx";
import { SheetMessage } from "./sheet-message.tsx";

const m = sessionMessages.confirm;

/** Who would be signed in over there, and the button that says yes. */
export function ConfirmLogin() {
  const ticket = useSearchParams()[0].get("ticket") ?? "";
  const restored = useSession((state) => state.restored);
  useEffect(() => void ensureVerifyToken(), []);
  const look = useQuery({
    queryKey: queryKeys.qrState(ticket),
    queryFn: ({ signal }) => call("/api/auth/qrstate", { ticket }, { signal, shownBy: "screen" }),
    enabled: restored && ticket !== "",
    refetchOnWindowFocus: false,
    retry: false,
  });
  const [done, setDone] = useState(false);
  const [over, setOver] = useState<Error | null>(null);
  const onEntered = (result: LoginResult) => {
    setDone(true);
    enter({ ...result, remember: true });
  };
  const confirm = useMutation({
    mutationFn: () => call("/api/auth/qrconfirm", { ticket }, { shownBy: "action" }),
    onSuccess: onEntered,
    onError: (error) => {
      // The session here has ended meanwhile: the form for newcomers is shown.
      if (!(error instanceof ApiError) || error.reason !== "captcha.wrong") return setOver(error);
      void look.refetch();
    },
  });
  // Opened without a code: nobody waits to be confirmed here.
  if (restored && ticket === "") return <Navigate to={webPaths.home} replace />;
  return (
    <section className={css["sheet"]}>
      <Brand />
      <Content
        state={look.data?.state}
        error={look.error ?? over}
        done={done}
        onRetry={() => {
          setOver(null);
          void look.refetch();
        }}
      >
        <Ask
          nickname={look.data?.nickname ?? null}
          sending={confirm.isPending || look.isFetching}
          onConfirm={() => confirm.mutate()}
          newcomer={<NewcomerForm ticket={ticket} onEntered={onEntered} onOver={setOver} />}
        />
      </Content>
    </section>
  );
}

type ContentProps = {
  state: "waiting" | "scanned" | "confirmed" | "expired" | undefined;
  error: Error | null;
  done: boolean;
  onRetry: () => void;
  children: ReactNode;
};

function Content({ state, error, done, onRetry, children }: ContentProps) {
  if (done) {
    const home = <ButtonLink to={webPaths.home}>{m.home}</ButtonLink>;
    return <SheetMessage title={m.done} detail={m.doneDetail} good action={home} />;
  }
  const reason = error instanceof ApiError ? error.reason : null;
  if (reason === "login.codeUnknown") return <SheetMessage title={m.unknown} detail={m.unknownDetail} />;
  if (state === "expired" || reason === "login.expired") return <SheetMessage title={m.expired} detail={m.expiredDetail} />;
  if (state === "confirmed" || reason === "login.used") return <SheetMessage title={m.used} detail={m.usedDetail} />;
  if (error !== null) {
    const retry = (
      <Button tone="solid" onClick={onRetry}>
        {m.retry}
      </Button>
    );
    return <SheetMessage title={m.failed} detail={error.message} action={retry} />;
  }
  if (state === undefined) {
    return (
      <div className={css["loading"]} role="status">
        <span className="sr">{m.loading}</span>
        <SkeletonBars rows={4} />
      </div>
    );
  }
  return children;
}

type AskProps = { nickname: string | null; sending: boolean; onConfirm: () => void; newcomer: ReactNode };

/** The question: a member says yes with one press, a newcomer fills in a form. */
function Ask({ nickname, sending, onConfirm, newcomer }: AskProps) {
  return (
    <>
      <h1>{m.ask}</h1>
      <p>{nickname === null ? m.asNew : m.asMember(nickname)}</p>
      {nickname === null ? (
        <>
          <p className={css["small"]}>{m.asNewDetail}</p>
          {newcomer}
        </>
      ) : (
        <Button tone="solid" size="lg" block disabled={sending} onClick={onConfirm}>
          {m.asMemberAction}
        </Button>
      )}
      <p className={css["small"]}>{m.notMine}</p>
    </>
  );
}
