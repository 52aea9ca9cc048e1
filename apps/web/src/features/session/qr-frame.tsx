import { sessionMessages as m } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { QrCode, QrPicture } from "./qr-code.tsx";
import css from "./qr-login.module.css";
import type { QrLogin, QrState } from "./use-qr-login.ts";

type QrFrameProps = {
  login: QrLogin;
  /** Drawn as a picture that can be saved on a telephone. */
  asPicture?: boolean;
};

/** The code, dimmed with a way to another one when it is over, and what became of it in words. */
export function QrFrame({ login: { state, qrurl, failure, refresh }, asPicture = false }: QrFrameProps) {
  const Code = asPicture ? QrPicture : QrCode;
  return (
    <>
      <div className={css["code"]} data-dim={isOver(state) || undefined}>
        {qrurl === null ? null : <Code text={qrurl} label={m.qrLabel} />}
        {isOver(state) ? (
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
    </>
  );
}

/** A code nobody can use any more. */
export function isOver(state: QrState): boolean {
  return state === "expired" || state === "failed";
}

const SIGNS: Readonly<Record<QrState, React.ReactNode>> = {
  loading: <Spinner />,
  waiting: <Spinner />,
  paused: <Icon name="pause" size={16} />,
  scanned: <Icon name="check-circle-fill" size={16} />,
  expired: <Icon name="warning-circle" size={16} />,
  failed: <Icon name="warning-circle" size={16} />,
};
