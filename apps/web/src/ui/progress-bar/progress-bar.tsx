import css from "./progress-bar.module.css";

const FULL = 100;

/** Always with a number in words beside it. `edge` = the 3 px line on the top edge of a paper. */
export function ProgressBar({ value, label, edge = false }: { value: number; label: string; edge?: boolean }) {
  const percent = Math.round(Math.min(FULL, Math.max(0, value)));
  return (
    <div
      className={css["bar"]}
      data-edge={edge || undefined}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ translate: `${percent - FULL}%` }} />
    </div>
  );
}
