import { safeReturnPath } from "@tangleaf/contract/safe-return-path";
import { useNavigate } from "react-router";
import { openLogin } from "#lib/session-store.ts";
import { sessionMessages } from "#messages/session.ts";
import { Brand } from "#ui/brand/brand.tsx";
import { Button } from "#ui/button/button.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./confirm-login.module.css";
import { SheetMessage } from "./sheet-message.tsx";
import { useWxReturn, type WxReturnState } from "./use-wx-return.ts";

const m = sessionMessages.wxReturn;

const TEXTS: Readonly<Record<Exclude<WxReturnState, "entering">, { title: string; detail: string | null }>> = {
  refused: { title: m.refused, detail: m.refusedDetail },
  strange: { title: m.strange, detail: m.strangeDetail },
  failed: { title: m.failed, detail: null },
  offline: { title: m.offline, detail: m.offlineDetail },
};

/** Where the messaging platform sends the browser back to: goes on to the page it began on, or says why not. */
export function WxReturn() {
  const { state, message, returnTo, retry } = useWxReturn();
  const navigate = useNavigate();
  const beginAgain = () => {
    void navigate(safeReturnPath(returnTo), { replace: true });
    openLogin();
  };
  return (
    <section className={css["sheet"]}>
      <Brand />
      {state === "entering" ? (
        <p className={css["entering"]} role="status">
          <Spinner />
          {m.entering}
        </p>
      ) : (
        <SheetMessage
          title={TEXTS[state].title}
          detail={TEXTS[state].detail ?? message ?? ""}
          action={
            state === "offline" ? (
              <Button tone="solid" onClick={retry}>
                {m.retry}
              </Button>
            ) : (
              <Button tone="solid" onClick={beginAgain}>
                {m.again}
              </Button>
            )
          }
        />
      )}
    </section>
  );
}
