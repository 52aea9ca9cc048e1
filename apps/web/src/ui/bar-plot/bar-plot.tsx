import { useState } from "react";
import css from "./bar-plot.module.css";
import { barAt, labelEvery, placeBars, shortNumber, ticksUpTo } from "./plot-scale.ts";
import { useWidth } from "./use-width.ts";

const HEIGHT_PX = 190;
/** Room above for the value of the largest bar, below for the days, left for the scale. */
const TOP_PX = 24;
const BOTTOM_PX = 26;
const LEFT_PX = 44;
const BASELINE_PX = HEIGHT_PX - BOTTOM_PX;
const TEXT_OFFSET_PX = 4;
/** Half the width of a day's label, kept inside too. */
const HALF_LABEL_PX = 17;
/** Half the width of a value with its day, and of a value alone, kept inside the plot. */
const HALF_NOTE_PX = 64;
const HALF_VALUE_PX = 22;

export type PlotBar = { key: string; short: string; long: string; value: number; text: string };

type BarPlotProps = {
  /** One sentence that says what the plot shows. */
  label: string;
  /** Name of the control that moves along the bars by key. */
  walk: string;
  bars: readonly PlotBar[];
  heads: { bar: string; value: string };
};

/** Bars side by side, the largest in orange. Pointer and arrow keys tell each one's value; screen readers get a table. */
export function BarPlot({ label, walk, bars, heads }: BarPlotProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const [active, setActive] = useState<number | null>(null);
  const row = { count: bars.length, left: LEFT_PX, width: Math.max(0, width - LEFT_PX) };
  const largest = bars.reduce((best, { value }, at) => (value > (bars[best]?.value ?? 0) ? at : best), 0);
  const point = (clientX: number, left: number) => setActive(barAt({ x: clientX - left, ...row }));
  const walked = active ?? largest;
  return (
    <figure className={css["plot"]}>
      <div
        ref={ref}
        className={css["area"]}
        onPointerMove={(event) => point(event.clientX, event.currentTarget.getBoundingClientRect().left)}
        onPointerDown={(event) => point(event.clientX, event.currentTarget.getBoundingClientRect().left)}
        onPointerLeave={(event) => (event.pointerType === "mouse" ? setActive(null) : undefined)}
      >
        <input
          type="range"
          className={css["walk"]}
          aria-label={walk}
          aria-valuetext={`${bars[walked]?.long ?? ""} ${bars[walked]?.text ?? ""}`}
          min={0}
          max={bars.length - 1}
          value={walked}
          onFocus={() => setActive(walked)}
          onBlur={() => setActive(null)}
          onChange={(event) => setActive(event.target.valueAsNumber)}
        />
        <svg role="img" aria-label={label} height={HEIGHT_PX} width={width}>
          <Drawing bars={bars} row={row} noted={walked} largest={largest} active={active} />
        </svg>
      </div>
      <div className="sr">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.bar}</th>
              <th scope="col">{heads.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, long, text }) => (
              <tr key={key}>
                <th scope="row">{long}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

type DrawingProps = {
  bars: readonly PlotBar[];
  row: { count: number; left: number; width: number };
  noted: number;
  largest: number;
  active: number | null;
};

function Drawing({ bars, row, noted, largest, active }: DrawingProps) {
  const ticks = ticksUpTo(bars[largest]?.value ?? 0);
  const top = Math.max(ticks.at(-1) ?? 0, 1);
  const y = (value: number) => BASELINE_PX - (value / top) * (BASELINE_PX - TOP_PX);
  const places = placeBars(row);
  const every = labelEvery(row);
  const right = row.left + row.width;
  const half = active === null ? HALF_VALUE_PX : HALF_NOTE_PX;
  const place = places[noted];
  const bar = bars[noted];
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${row.left} ${y(tick)}H${right}`} className={css["line"]} />
          <text x={row.left - TEXT_OFFSET_PX * 2} y={y(tick) + TEXT_OFFSET_PX} textAnchor="end">
            {shortNumber(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ key, value, short }, at) => (
        <g key={key}>
          <rect
            x={places[at]?.x}
            y={y(value)}
            width={places[at]?.width}
            height={BASELINE_PX - y(value)}
            rx={Math.min(3, (places[at]?.width ?? 0) / 4)}
            data-largest={at === largest || undefined}
            data-active={at === active || undefined}
          />
          {/* Counted from the last day, so that today always has its label. */}
          {(bars.length - 1 - at) % every === 0 ? (
            <text x={Math.min(places[at]?.centre ?? 0, right - HALF_LABEL_PX)} y={BASELINE_PX + TEXT_OFFSET_PX * 5} textAnchor="middle">
              {short}
            </text>
          ) : null}
        </g>
      ))}
      {place && bar ? (
        <>
          {active === null ? null : <path d={`M${place.centre} ${TOP_PX}V${BASELINE_PX}`} className={css["guide"]} />}
          <text
            x={Math.min(Math.max(place.centre, row.left + half), right - half)}
            // Told apart from the others at the top, where no bar reaches.
            y={(active === null ? y(bar.value) : TOP_PX) - TEXT_OFFSET_PX * 2}
            textAnchor="middle"
            className={css["note"]}
          >
            {active === null ? bar.text : `${bar.long} · ${bar.text}`}
          </text>
        </>
      ) : null}
    </>
  );
}
