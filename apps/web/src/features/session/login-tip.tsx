import { LOGIN_TIP_HIDE_AFTER_MS, LOGIN_TIP_SHOW_AFTER_MS, NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { useEffect, useState } from "react";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { shellMessages as m } from "#messages/shell.ts";
import css from "./login-tip.module.css";

/** Appears 4 s after it last went, goes after 7 s, and so on while signed out; pointer or focus on it stops the clock. */
export function LoginTip({ held }: { held: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = window.setTimeout(() => setShown(!shown), shown ? LOGIN_TIP_HIDE_AFTER_MS : LOGIN_TIP_SHOW_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [shown, held]);
  return (
    <div role="status" className={css["tip"]} data-shown={shown || undefined}>
      {shown ? (
        <>
          <b>{m.tip.title(formatNumber(NEW_USER_GIFT_TOKENS))}</b>
          <span>{m.tip.body(formatNumber(charactersOf(NEW_USER_GIFT_TOKENS)))}</span>
        </>
      ) : null}
    </div>
  );
}
