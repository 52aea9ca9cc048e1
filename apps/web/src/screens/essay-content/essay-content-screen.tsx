import { useSearchParams } from "react-router";
import { Balance } from "#features/counter/balance.tsx";
import { EssayContentPage } from "#features/essay/content/content-page.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";

export const meta = () => pageMeta({ title: m.title });
export const handle = { ownBar: true };

/** `/essay/content`: an essay is written and edited here. */
export default function EssayContentScreen() {
  const [params] = useSearchParams();
  return (
    <QueryScope>
      <EssayContentPage essayId={params.get("essay")} quota={<Balance />} />
    </QueryScope>
  );
}
