import { mindtreeMessages as m } from "#messages/mindtree.ts";
import css from "./files/files.module.css";

/** The keys of a map. */
export function KeyList() {
  return (
    <dl className={css["keys"]}>
      {m.keys.rows.map(([key, what]) => (
        <div key={key} style={{ display: "contents" }}>
          <dt>{key}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
