import type { ReactNode } from "react";
import css from "./section.module.css";

/** A heading in Song over one sheet of paper. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={css["section"]}>
      <div className={css["head"]}>
        <h2>{title}</h2>
        {aside}
      </div>
      <div className="paper">{children}</div>
    </section>
  );
}
