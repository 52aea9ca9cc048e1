import { RankFacts } from "#features/rank/rank-facts.tsx";
import { RankTable } from "#features/rank/rank-table.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { rankMessages as m } from "#messages/rank.ts";
import { MyPage } from "../my/my-page.tsx";

export const meta = () => pageMeta({ title: m.title });

/** `/my/userrank`: what each level may do. */
export default function MyUserRankScreen() {
  return (
    <MyPage title={m.title} lead={m.lead}>
      <RankTable />
      <RankFacts />
    </MyPage>
  );
}
