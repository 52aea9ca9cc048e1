import type { ReactNode } from "react";
import css from "./section.module.css";

type SectionProps = {
  title: string;
  aside?: ReactNode;
  /** The content has a background of its own. */
  bare?: boolean;
  children: ReactNode;
};

/** A heading over one sheet of paper. */
export function Section({ title, aside, bare = false, children }: SectionProps) {
  return (
    <section className={css["section"]}>
      <div className={css["head"]}>
        <h2>{title}</h2>
        {aside}
      </div>
      {bare ? children : <div className={`paper ${css["sheet"]}`}>{children}</div>}
    </section>
  );
}
