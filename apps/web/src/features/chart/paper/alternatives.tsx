import { alternativeLooks, type ChartLook } from "@tangleaf/table/chart";
import { useTheme } from "#lib/theme.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import type { DrawnChart } from "../work/chart-work.ts";
import css from "./alternatives.module.css";
import { Sketch } from "./sketch.tsx";

/** The same figures told in other ways, drawn small. */
export function Alternatives({ drawn, onLook }: { drawn: DrawnChart; onLook: (look: ChartLook) => void }) {
  const theme = useTheme();
  const { data: _, ...spec } = drawn.spec;
  const found = alternativeLooks(spec, drawn.data);
  if (found.length === 0) return null;
  return (
    <section aria-label={m.alternatives.title} className={css["section"]}>
      <h2>
        {m.alternatives.title} <span>{m.alternatives.lead}</span>
      </h2>
      <ul>
        {found.map(({ telling, look }) => (
          <li key={telling}>
            <button type="button" onClick={() => onLook(look)}>
              <Sketch look={look} data={drawn.data} theme={theme} />
              <span>{m.alternatives.tellings[telling]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
