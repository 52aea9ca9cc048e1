import type { ReactNode } from "react";
import css from "./panels.module.css";

/** The row of buttons at the end of a panel. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css["end"]}>{children}</div>;
}
