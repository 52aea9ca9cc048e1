import type { ReactNode } from "react";
import css from "./figures.module.css";

/** A sheet with the numbers that matter, side by side. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className={`paper ${css["sheet"] ?? ""}`}>{children}</div>;
}

type FigureProps = { value: ReactNode; note: ReactNode /** A drawing before the number. */; lead?: ReactNode };

export function Figure({ value, note, lead }: FigureProps) {
  return (
    <div className={css["figure"]}>
      {lead}
      <p>
        <strong>{value}</strong> <span>{note}</span>
      </p>
    </div>
  );
}
