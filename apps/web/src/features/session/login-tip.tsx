import { LOGIN_TIP_HIDE_AFTER_MS, LOGIN_TIP_SHOW_AFTER_MS, NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { shellMessages as m } from "#messages/shell.ts";
import css from "./login-tip.module.css";

/** What is pressed or typed into. */
const CONTROLS = "a[href], button, input, textarea, select, summary, [role='button'], [contenteditable='true'], canvas";

/**
 * Appears 4 s after it last went, goes after 7 s, and so on while signed out; on another page it begins anew. Where a control would lie
 * under it, it waits for its next turn.
 */
export function LoginTip() {
  const tip = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [shown, setShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page lies under the tip
  useEffect(() => {
    let timer = 0;
    const turn = (isShown: boolean) => {
      setShown(isShown);
      timer = window.setTimeout(
        () => turn(!isShown && !hidesControl(tip.current)),
        isShown ? LOGIN_TIP_HIDE_AFTER_MS : LOGIN_TIP_SHOW_AFTER_MS,
      );
    };
    turn(false);
    return () => window.clearTimeout(timer);
  }, [pathname]);
  return (
    <div ref={tip} role="status" className={css["tip"]} data-shown={shown || undefined}>
      {/* Kept while it is not shown, so that it has its size. */}
      <div aria-hidden={!shown}>
        <b>{m.tip.title(formatNumber(NEW_USER_GIFT_TOKENS))}</b>
        <span>{m.tip.body(formatNumber(charactersOf(NEW_USER_GIFT_TOKENS)))}</span>
      </div>
    </div>
  );
}

function hidesControl(tip: HTMLElement | null): boolean {
  if (tip === null) return true;
  const own = tip.getBoundingClientRect();
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top && left < right && top < bottom;
  });
}
