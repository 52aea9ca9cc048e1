import { encode } from "uqr";

const QUIET_CELLS = 0;

/** A QR as one path: sharp at any size, dark on white in both themes because cameras expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_CELLS });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width="100%" height="100%" role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#161c19" />
    </svg>
  );
}
