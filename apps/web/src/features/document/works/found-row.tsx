import type { ReactNode } from "react";
import css from "./found-row.module.css";

type FoundRowProps = {
  title: ReactNode;
  /** Where and when. */
  facts: string;
  text: string | null;
  problem: string | null;
  action: ReactNode;
  /** What is shown of it once it was looked at. */
  children?: ReactNode;
};

/** Something that was found, and what can be done with it. */
export function FoundRow({ title, facts, text, problem, action, children }: FoundRowProps) {
  return (
    <li className={css["row"]}>
      <div className={css["found"]}>
        <b>{title}</b>
        <p className={css["facts"]}>{facts}</p>
        {text === null ? null : <p className={css["text"]}>{text}</p>}
        {children}
        {problem === null ? null : (
          <p role="alert" className={css["problem"]}>
            {problem}
          </p>
        )}
      </div>
      <div className={css["action"]}>{action}</div>
    </li>
  );
}
