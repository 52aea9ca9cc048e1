import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { Library } from "#features/texts/library.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { textsMessages as m } from "#messages/texts.ts";
import css from "./texts-screen.module.css";

export const meta = () => pageMeta({ title: m.title });

/** `/my/texts`: everything one has made. */
export default function TextsScreen() {
  return (
    <div className={css["page"]}>
      <header className={css["head"]}>
        <h1>{m.title}</h1>
        <p>
          {m.lead} <Link to={webPaths.essayList}>{m.essays}</Link> · <Link to={webPaths.notebook}>{m.notes}</Link>
        </p>
      </header>
      <QueryScope>
        <Library />
      </QueryScope>
    </div>
  );
}
