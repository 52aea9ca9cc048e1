import { BalanceFigure, ExpiryFigure } from "#features/counter/figures.tsx";
import { SpanChoice } from "#features/usage/span-choice.tsx";
import { UsageLog } from "#features/usage/usage-log.tsx";
import { UsagePlot, UsedFigures } from "#features/usage/usage-plot.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { usageMessages as m } from "#messages/usage.ts";
import { Figures } from "#ui/figures/figures.tsx";
import { MyPage } from "../my/my-page.tsx";
import css from "./my-count-screen.module.css";

export const meta = () => pageMeta({ title: m.title });

/** `/my/count`: what was used, day by day and line by line. */
export default function MyCountScreen() {
  return (
    <MyPage title={m.title} aside={<SpanChoice />}>
      <div className={css["parts"]}>
        <Figures>
          <BalanceFigure />
          <UsedFigures />
          <ExpiryFigure />
        </Figures>
        <UsagePlot />
        <UsageLog />
      </div>
    </MyPage>
  );
}
