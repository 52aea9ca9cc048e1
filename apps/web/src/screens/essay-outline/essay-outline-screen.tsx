import { OutlinePage } from "#features/essay/outline/outline-page.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";

export const meta = () => pageMeta({ title: m.title });
export const handle = { ownCorner: true };

/** `/essay/outline`: the outline of an essay is drafted, edited and chosen. */
export default function EssayOutlineScreen() {
  return (
    <QueryScope>
      <OutlinePage />
    </QueryScope>
  );
}
