import { SESSION_REMEMBER_DAYS } from "@tangleaf/contract/constants";
import { useState } from "react";
import { sessionMessages as m } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { QrCode } from "./qr-code.tsx";
import css from "./qr-login.module.css";
import { type QrState, useQrLogin } from "./use-qr-login.ts";

type QrLoginProps = {
  reason: string | null;
  /** The code opens a page of this site: said where it is so, and the same page is offered as a link. */
  embedded: boolean;
};

export function QrLogin({ reason, embedded }: QrLoginProps) {
  const [remember, setRemember] = useState(true);
  const { state, qrurl, failure, refresh } = useQrLogin({ remember });
  const over = state === "expired" || state === "failed";
  return (
    <div className={css["qr"]}>
      <h2>{m.dialog.title}</h2>
      <p className={css["why"]}>{reason ?? m.dialog.embedded}</p>
      <div className={css["code"]} data-dim={over || undefined}>
        {qrurl === null ? null : <QrCode text={qrurl} label={m.qrLabel} />}
        {over ? (
          <Button tone="solid" size="sm" className={css["again"]} onClick={refresh}>
            <Icon name="arrow-clockwise" />
            {m.refresh}
          </Button>
        ) : null}
      </div>
      <p className={css["state"]} data-state={state} role="status">
        {SIGNS[state]}
        {failure ?? m.states[state]}
      </p>
      <Check checked={remember} onChange={setRemember}>
        {m.dialog.remember(SESSION_REMEMBER_DAYS)}
      </Check>
      {embedded ? (
        <p className={css["note"]}>
          {m.dialog.embeddedNote}
          {qrurl === null || over ? null : (
            <>
              <br />
              <a className="link" href={qrurl} target="_blank" rel="noreferrer">
                <span className={css["desk"]}>{m.dialog.openHere}</span>
                <span className={css["phone"]}>{m.dialog.openHerePhone}</span>
              </a>
            </>
          )}
        </p>
      ) : null}
    </div>
  );
}

const SIGNS: Readonly<Record<QrState, React.ReactNode>> = {
  loading: <Spinner />,
  waiting: <Spinner />,
  paused: <Icon name="pause" size={16} />,
  scanned: <Icon name="check-circle-fill" size={16} />,
  expired: <Icon name="warning-circle" size={16} />,
  failed: <Icon name="warning-circle" size={16} />,
};
