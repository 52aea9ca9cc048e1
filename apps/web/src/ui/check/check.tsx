import type { ReactNode } from "react";
import css from "./check.module.css";

type CheckProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode; disabled?: boolean };

/** A box to tick, with its words. */
export function Check({ checked, onChange, children, disabled }: CheckProps) {
  return (
    <label className={css["check"]}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}
