import { TitlePage } from "#features/essay/title/title-page.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { essayTitleMessages as m } from "#messages/essay-title.ts";

export const meta = () => pageMeta({ title: m.title });
export const handle = { ownCorner: true };

/** `/essay/title`: what an essay is about, and a title for it. */
export default function EssayTitleScreen() {
  return (
    <QueryScope>
      <TitlePage />
    </QueryScope>
  );
}
