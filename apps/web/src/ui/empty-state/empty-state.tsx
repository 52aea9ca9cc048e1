import type { ReactNode } from "react";
import css from "./empty-state.module.css";

type EmptyStateProps = {
  /** At most four characters, one in each cell (a word in English). */
  cells: string;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** Empty list: an illustration, one sentence, one action. A title that begins with what the cells say is for screen readers only. */
export function EmptyState({ cells, title, children, action }: EmptyStateProps) {
  const written = ["", ...cells].map((character, at) => ({ character, at }));
  return (
    <div className={css["state"]}>
      <div className={css["cells"]} aria-hidden="true">
        {written.map(({ character, at }) => (
          <i key={at}>{character}</i>
        ))}
        <i className={css["caret"]} />
      </div>
      {/* What the cells say already is not shown again. */}
      <h2 className={title.startsWith(cells) ? "sr" : undefined}>{title}</h2>
      {children === undefined ? null : <p>{children}</p>}
      {action}
    </div>
  );
}
