import type { ReactNode } from "react";
import css from "./badge.module.css";

export type BadgeTone = "plain" | "leaf" | "red" | "blue" | "amber" | "orange" | "vip";

export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={css["badge"]} data-tone={tone}>
      {children}
    </span>
  );
}
