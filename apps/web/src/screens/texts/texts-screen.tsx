import { TextsList } from "#features/texts/texts-list.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { textsMessages as m } from "#messages/texts.ts";
import css from "./texts-screen.module.css";

export const meta = () => pageMeta({ title: m.title });

/** `/my/texts`: everything one has written. */
export default function TextsScreen() {
  return (
    <div className={css["page"]}>
      <header className={css["head"]}>
        <h1>{m.title}</h1>
        <p>{m.lead}</p>
      </header>
      <QueryScope>
        <TextsList />
      </QueryScope>
    </div>
  );
}
