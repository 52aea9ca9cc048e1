import { Link } from "react-router";
import css from "./help-panel.module.css";

/** Keys and what each does. */
export type Keys = readonly (readonly [key: string, what: string])[];

export function KeyList({ keys }: { keys: Keys }) {
  return (
    <dl className={css["keys"]}>
      {keys.map(([key, what]) => (
        <div key={key} style={{ display: "contents" }}>
          <dt>{key}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

type HelpPanelProps = {
  title: string;
  rows: readonly { title: string; text: string }[];
  keysTitle: string;
  keys: Keys;
  /** The page that goes through it step by step. */
  guide: { to: string; text: string };
};

/** What can be done with a tool, on its page: also for who has nothing in it yet. */
export function HelpPanel({ title, rows, keysTitle, keys, guide }: HelpPanelProps) {
  return (
    <section id="help" aria-labelledby="help-title" className={css["help"]}>
      <h2 id="help-title">{title}</h2>
      <dl>
        {rows.map((row) => (
          <div key={row.title}>
            <dt>{row.title}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link className="link" to={guide.to}>
          {guide.text}
        </Link>
      </p>
      <details>
        <summary>{keysTitle}</summary>
        <KeyList keys={keys} />
      </details>
    </section>
  );
}
