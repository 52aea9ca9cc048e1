import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract/constants";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { variant } from "#lib/variant.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { Brand } from "#ui/brand/brand.tsx";
import css from "./login-panel.module.css";
import { LoginWays } from "./login-ways.tsx";
import { PanelComing } from "./panel-coming.tsx";

const CELLS = 36;

/** The welcome on the left, the sign-in on the right. */
export function LoginPanel({ reason }: { reason: string | null }) {
  const settings = useBaseInfo()?.settings;
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
      {settings === undefined ? <PanelComing /> : <LoginWays settings={settings} reason={reason} />}
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
