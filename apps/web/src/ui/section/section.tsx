import type { ReactNode } from "react";
import css from "./section.module.css";

type SectionProps = {
  title: string;
  aside?: ReactNode;
  /** What is inside brings its own paper. */
  bare?: boolean;
  children: ReactNode;
};

/** A heading in Song over one sheet of paper. */
export function Section({ title, aside, bare = false, children }: SectionProps) {
  return (
    <section className={css["section"]}>
      <div className={css["head"]}>
        <h2>{title}</h2>
        {aside}
      </div>
      {bare ? children : <div className="paper">{children}</div>}
    </section>
  );
}
