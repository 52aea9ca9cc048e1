import { useEffect, useState } from "react";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { begunSignIn } from "./begun-sign-in.ts";
import { signUpFields } from "./enter.ts";
import { RememberCheck } from "./remember-check.tsx";
import type { WayProps } from "./ways.ts";
import css from "./wx-login.module.css";

const TEXTS = {
  inapp: { title: m.wx.inappTitle, how: m.wx.inappHow, action: m.wx.inapp },
  web: { title: m.wx.webTitle, how: m.wx.webHow, action: m.wx.web },
} as const;

type WxLoginProps = WayProps & {
  /** inapp: inside the messaging app's browser, one press; web: the platform's page for web sites. */
  type: "inapp" | "web";
};

/** One button to the messaging platform's own page, which sends the browser back to /login/wx. */
export function WxLogin({ type, reason, remember, onRemember }: WxLoginProps) {
  const [going, setGoing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    // Somebody who came back with the back button finds the page as it was left: the button must work again.
    const onShow = () => setGoing(false);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  const go = async () => {
    setGoing(true);
    setFailure(null);
    try {
      location.assign(await authorizeAddress({ type, remember }));
    } catch (error) {
      setFailure(error instanceof ApiError && error.kind !== "transport" ? error.message : m.wxReturn.offline);
      setGoing(false);
    }
  };
  const { title, how, action } = TEXTS[type];
  return (
    <div className={css["wx"]}>
      <h2 tabIndex={-1}>{title}</h2>
      <p>{reason ?? how}</p>
      <Button tone="solid" size="lg" block disabled={going} onClick={() => void go()}>
        {going ? m.wx.going : action}
      </Button>
      {failure === null ? null : <p role="alert">{failure}</p>}
      <RememberCheck remember={remember} onRemember={onRemember} />
    </div>
  );
}

async function authorizeAddress({ type, remember }: { type: "inapp" | "web"; remember: boolean }): Promise<string> {
  const returnTo = location.pathname + location.search;
  const { url, nonce } = await call(
    "/api/auth/wxauthorize",
    { type, returnTo, ...(await signUpFields({ remember })) },
    { shownBy: "action" },
  );
  begunSignIn.keep({ nonce, type, returnTo, remember });
  return url;
}
