import { encode } from "uqr";
import { sessionMessages as m } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
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

const NO_QUIET_CELLS = 0;
/** A picture that leaves the page carries its own margin. */
const QUIET_CELLS = 4;
const CELL_PIXELS = 8;
/** Dark on white in both themes, because cameras expect it. */
const DARK = "#161c19";
const LIGHT = "#fff";

type QrCodeProps = { text: string; label: string };

/** A QR as one path: sharp at any size. */
function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: NO_QUIET_CELLS });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="100%" height="100%" role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill={DARK} />
    </svg>
  );
}

/** The same as a picture that a long press can save: telephones offer that for an <img> of a bitmap only. */
function QrPicture({ text, label }: QrCodeProps) {
  return <img src={pictureOf(text)} alt={label} width="100%" height="100%" />;
}

function pictureOf(text: string): string {
  const { data, size } = encode(text, { border: QUIET_CELLS });
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size * CELL_PIXELS;
  const pen = canvas.getContext("2d");
  if (!pen) return "";
  pen.fillStyle = LIGHT;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = DARK;
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) if (dark) pen.fillRect(x * CELL_PIXELS, y * CELL_PIXELS, CELL_PIXELS, CELL_PIXELS);
  }
  return canvas.toDataURL("image/png");
}
