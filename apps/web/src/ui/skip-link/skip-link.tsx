import type { ReactNode } from "react";
import css from "./skip-link.module.css";

/** The first stop of the keyboard: past the bars, to what the screen is about. Seen only while it has the focus. */
export function SkipLink({ to, children }: { to: `#${string}`; children: ReactNode }) {
  return (
    <a className={css["skip"]} href={to}>
      {children}
    </a>
  );
}
