import type { CSSProperties } from "react";
import css from "./skeleton.module.css";

const CELLS = 48;

/** Placeholder for a text: manuscript cells that light up one after the other. */
export function SkeletonCells({ count = CELLS }: { count?: number }) {
  return (
    <div className={css["cells"]} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <i key={i} style={{ "--i": i } as CSSProperties} />
      ))}
    </div>
  );
}

/** Placeholder for a list, as grey bars; appears after 200 ms, so that quick answers do not flash. */
export function SkeletonBars({ rows = 3 }: { rows?: number }) {
  return (
    <div className={css["bars"]} aria-hidden="true" data-skeleton>
      {Array.from({ length: rows }, (_, i) => i).map((i) => (
        <span key={i} className={css["bar"]} />
      ))}
    </div>
  );
}
