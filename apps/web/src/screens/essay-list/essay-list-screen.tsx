import { EssayList } from "#features/essay/list/essay-list.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { essayListMessages as m } from "#messages/essay-list.ts";
import css from "./essay-list-screen.module.css";

export const meta = () => pageMeta({ title: m.title });

/** `/essay/list`: all essays, or with `?bin=1` those in the bin. */
export default function EssayListScreen() {
  return (
    <div className={css["page"]}>
      <QueryScope>
        <EssayList />
      </QueryScope>
    </div>
  );
}
