import { encode } from "uqr";

const NO_QUIET_CELLS = 0;
/** Dark on white in both themes, because cameras expect it. */
export const QR_COLOURS = { dark: "#161c19", light: "#fff" } as const;

type QrCodeProps = { text: string; label: string };

/** A QR as one path: sharp at any size. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: NO_QUIET_CELLS });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="100%" height="100%" role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill={QR_COLOURS.dark} />
    </svg>
  );
}
