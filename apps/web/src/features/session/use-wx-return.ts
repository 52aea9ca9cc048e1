import { safeReturnPath } from "@tangleaf/contract/safe-return-path";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { type BegunSignIn, begunSignIn } from "./begun-sign-in.ts";
import { enter, signUpFields } from "./enter.ts";

/** strange: the sign-in was not begun in this tab; failed: the platform did not answer. */
export type WxReturnState = "entering" | "refused" | "strange" | "failed" | "offline";

type WxReturn = {
  state: WxReturnState /** What the server said. */;
  message: string | null;
  returnTo: string | undefined;
  retry: () => void;
};

type Return = { code: string; state: string; begun: BegunSignIn };

const STATE_BY_REASON: Readonly<Record<string, WxReturnState>> = { "login.stateInvalid": "strange", "login.denied": "refused" };

/** Finishes a sign-in with what the platform put into the address, which is emptied at once: a code is nobody else's business. */
export function useWxReturn(): WxReturn {
  const [shown, setShown] = useState<Pick<WxReturn, "state" | "message">>({ state: "entering", message: null });
  const [returnTo, setReturnTo] = useState<string>();
  const came = useRef<Return | null>(null);
  const navigate = useNavigate();

  const finish = async (from: Return) => {
    setShown({ state: "entering", message: null });
    try {
      void navigate(await signIn(from), { replace: true });
    } catch (error) {
      setShown(describe(error));
    }
  };

  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is used once, however often the effect runs
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const query = new URLSearchParams(location.search);
    history.replaceState(history.state, "", webPaths.wxLogin);
    const kept = begunSignIn.take();
    setReturnTo(kept?.returnTo);
    const [code, state] = [query.get("code"), query.get("state")];
    if (kept === null) setShown({ state: "strange", message: null });
    else if (!code || !state) setShown({ state: "refused", message: null });
    else {
      came.current = { code, state, begun: kept };
      void finish(came.current);
    }
  }, []);

  return { ...shown, returnTo, retry: () => void (came.current && finish(came.current)) };
}

/** Answers where to go on: what the server says, read once more by the same rule, because an address leads anywhere. */
async function signIn({ code, state, begun }: Return): Promise<string> {
  const { nonce, type, remember } = begun;
  const fields = await signUpFields({ remember });
  const { returnTo, ...login } = await call("/api/auth/wxlogin", { type, code, state, nonce, ...fields }, { shownBy: "action" });
  enter({ ...login, remember });
  return safeReturnPath(returnTo);
}

function describe(error: unknown): Pick<WxReturn, "state" | "message"> {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === "transport") return { state: "offline", message: null };
  return { state: STATE_BY_REASON[error.reason ?? ""] ?? "failed", message: error.message };
}
