import type { ComponentProps } from "react";
import { encode } from "uqr";
import { sessionMessages as m } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { QR_COLOURS, QrCode } from "#ui/qr-code/qr-code.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./qr-login.module.css";
import type { QrLogin, QrState } from "./use-qr-login.ts";

type QrFrameProps = {
  login: QrLogin;
  /** Drawn as a picture that can be saved on a telephone. */
  asPicture?: boolean;
};

/** The code; dimmed and with a button for another one once it has expired, and its state in words. */
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

/** An expired code. */
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

/** A picture that leaves the page carries its own margin. */
const QUIET_CELLS = 4;
const CELL_PIXELS = 8;

/** The code as a picture that a long press can save: telephones offer that for an <img> of a bitmap only. */
function QrPicture({ text, label }: ComponentProps<typeof QrCode>) {
  return <img src={pictureOf(text)} alt={label} width="100%" height="100%" />;
}

function pictureOf(text: string): string {
  const { data, size } = encode(text, { border: QUIET_CELLS });
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * CELL_PIXELS;
  const pen = canvas.getContext("2d");
  if (!pen) return "";
  pen.fillStyle = QR_COLOURS.light;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = QR_COLOURS.dark;
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) if (dark) pen.fillRect(x * CELL_PIXELS, y * CELL_PIXELS, CELL_PIXELS, CELL_PIXELS);
  }
  return canvas.toDataURL("image/png");
}
