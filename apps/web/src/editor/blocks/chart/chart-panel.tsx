import { lazy, Suspense } from "react";
import { chartMessages as m } from "#messages/chart.ts";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { AnchoredPanel } from "../panels/anchored-panel.tsx";
import type { PanelProps } from "../panels/panel-props.ts";

const ChartForm = lazy(async () => ({ default: (await import("./chart-form.tsx")).ChartForm }));

/** What can be changed of a chart; the form comes with the drawing library, which a chart on the screen has loaded already. */
export function ChartPanel(props: PanelProps<"chart">) {
  return (
    <Suspense
      fallback={
        <AnchoredPanel label={m.title} anchor={props.anchor} onClose={props.onClose}>
          <Spinner />
        </AnchoredPanel>
      }
    >
      <ChartForm {...props} />
    </Suspense>
  );
}
