import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { useState } from "react";
import { charactersOf, formatNumber } from "#lib/format-number.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { Brand } from "#ui/brand/brand.tsx";
import { DevLoginForm } from "./dev-login-form.tsx";
import css from "./login-panel.module.css";
import { QrLogin } from "./qr-login.tsx";

const CELLS = 36;

type Way = "qr" | "dev";

/** Left the welcome on squared paper, right the way in. */
export function LoginPanel({ reason }: { reason: string | null }) {
  const [way, setWay] = useState<Way>("qr");
  const features = useBaseInfo()?.settings.features;
  return (
    <div className={css["panel"]}>
      <div className={css["welcome"]} aria-hidden="true">
        <Brand />
        <p>
          {m.dialog.welcome(formatNumber(NEW_USER_GIFT_TOKENS))}
          <br />
          {m.dialog.welcomeRest(formatNumber(charactersOf(NEW_USER_GIFT_TOKENS)))}
        </p>
        {variant === "zh" ? <Cells text={m.dialog.cells} /> : <div className={css["ruled"]}>{m.dialog.cells}</div>}
      </div>
      <div className={css["way"]}>
        {way === "qr" ? <QrLogin reason={reason} embedded={features?.qrEmbedded === true} /> : <DevLoginForm reason={reason} />}
        {features?.devLogin === true ? (
          <button type="button" className={css["other"]} onClick={() => setWay(way === "qr" ? "dev" : "qr")}>
            {way === "qr" ? m.dev.open : m.dev.back}
          </button>
        ) : null}
      </div>
    </div>
  );
}

function Cells({ text }: { text: string }) {
  const written = ["", ...text];
  return (
    <div className={css["sheet"]}>
      {Array.from({ length: CELLS }, (_, at) => at).map((at) => (
        <i key={at} data-caret={at === written.length || undefined}>
          {written[at]}
        </i>
      ))}
    </div>
  );
}
