import type { ReactNode } from "react";
import { variant } from "#lib/variant.ts";
import css from "./empty-state.module.css";

type EmptyStateProps = {
  /** At most four characters, one in each cell; not shown in English. */
  cells: string;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
};

/** Empty list: an illustration, one sentence, one action. A title that begins with what the cells say is for screen readers only. */
export function EmptyState({ cells, title, children, action }: EmptyStateProps) {
  const isRuled = variant === "en";
  return (
    <div className={css["state"]}>
      {isRuled ? <RuledLines /> : <Cells text={cells} />}
      {/* What the cells say already is not shown again. */}
      <h2 className={!isRuled && title.startsWith(cells) ? "sr" : undefined}>{title}</h2>
      {children === undefined ? null : <p>{children}</p>}
      {action}
    </div>
  );
}

function Cells({ text }: { text: string }) {
  const written = ["", ...text].map((character, at) => ({ character, at }));
  return (
    <div className={css["cells"]} aria-hidden="true">
      {written.map(({ character, at }) => (
        <i key={at}>{character}</i>
      ))}
      <i className={css["caret"]} />
    </div>
  );
}

/** English paper has lines, no cells: a word would be broken into them. */
function RuledLines() {
  return (
    <div className={css["ruled"]} aria-hidden="true">
      <i className={css["caret"]} />
    </div>
  );
}
