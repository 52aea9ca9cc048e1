import { type ChartData, type ChartLook, paletteOf, shapeData, type Theme } from "@tangleaf/table/chart";
import type { ReactNode } from "react";

const WIDTH = 216;
const HEIGHT = 76;
const LEFT = 10;
const RIGHT = 206;
const TOP = 8;
const FOOT = 68;
/** More would be a comb. */
const MARKS_MAX = 24;

type Parts = { values: readonly number[]; colors: readonly string[]; soft: readonly string[]; look: ChartLook };

/** A chart in a few strokes: its shape, no figures. */
export function Sketch({ look, data, theme }: { look: ChartLook; data: ChartData; theme: Theme }) {
  const { series } = shapeData(look, data);
  const { colors, soft } = paletteOf(look.palette, theme);
  const values = (series[0]?.values ?? []).map((value) => value ?? 0).slice(0, MARKS_MAX);
  const draw = DRAWINGS[look.type === "bar" && look.bar?.lie === "flat" ? "flat" : look.type];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" aria-hidden="true">
      {draw(
        { values, colors, soft, look },
        series.slice(1).map((one) => one.values.map((value) => value ?? 0).slice(0, MARKS_MAX)),
        data,
      )}
      {look.type === "pie" ? null : <path d={`M${LEFT} ${HEIGHT - 6}H${RIGHT}`} stroke="var(--line-strong)" />}
    </svg>
  );
}

type Draw = (parts: Parts, others: readonly (readonly number[])[], data: ChartData) => ReactNode;

const DRAWINGS: Readonly<Record<"bar" | "flat" | "line" | "pie" | "scatter" | "combo", Draw>> = {
  line: ({ values, colors }, others) =>
    numbered([values, ...others]).map(({ one, at }) => (
      <polyline
        key={at}
        points={pointsOf(one, [values, ...others].flat())}
        fill="none"
        stroke={colors[at % colors.length]}
        strokeWidth={2.2}
      />
    )),
  flat: ({ values, colors, soft }) => {
    const top = Math.max(...values, 0);
    const step = (FOOT - TOP) / Math.max(values.length, 1);
    return numbered(values).map(({ one: value, at }) => (
      <rect
        key={at}
        x={LEFT}
        y={TOP + at * step}
        width={Math.max(1, (value / (top || 1)) * (RIGHT - LEFT))}
        height={step * 0.62}
        rx={1.5}
        fill={at === 0 ? colors[0] : soft[0]}
      />
    ));
  },
  bar: ({ values, colors, soft, look }, others) => {
    const all = [values, ...others];
    const isStacked = look.bar?.stack !== "none" && look.bar !== undefined && others.length > 0;
    const sums = values.map((_, at) => all.reduce((sum, one) => sum + Math.max(0, one[at] ?? 0), 0));
    const top = Math.max(1e-9, ...(isStacked ? sums : all.flat()));
    const step = (RIGHT - LEFT) / Math.max(values.length, 1);
    const width = step * 0.64;
    return numbered(values).flatMap(({ at }) => {
      let below = 0;
      return numbered(all).map(({ one, at: index }) => {
        const height = (Math.max(0, one[at] ?? 0) / top) * (FOOT - TOP);
        const slim = isStacked ? width : width / all.length;
        const y = FOOT - height - (isStacked ? below : 0);
        below += height;
        const color = all.length > 1 ? colors[index % colors.length] : one[at] === Math.max(...one) ? colors[0] : soft[0];
        return (
          <rect
            key={`${at} ${index}`}
            x={LEFT + at * step + (isStacked ? 0 : index * slim)}
            y={y}
            width={slim}
            height={height}
            fill={color}
          />
        );
      });
    });
  },
  combo: (parts, others, data) => (
    <>
      {DRAWINGS.bar({ ...parts, look: { ...parts.look, bar: { lie: "up", stack: "none" } } }, [], data)}
      {numbered(others).map(({ one, at }) => (
        <polyline key={at} points={pointsOf(one, one)} fill="none" stroke={parts.colors[(at + 1) % parts.colors.length]} strokeWidth={2} />
      ))}
    </>
  ),
  scatter: ({ look, colors }, _, { columns, rows }) => {
    const at = (name: string | undefined) => columns.findIndex((column) => column.name === name);
    const [x, y] = [at(look.x.col), at(look.y[0]?.col)];
    const points = rows.flatMap((row) => {
      const [a, b] = [row[x], row[y]];
      return typeof a === "number" && typeof b === "number" ? [{ a, b }] : [];
    });
    const place = (value: number, all: readonly number[], from: number, to: number) => {
      const [low, high] = [Math.min(...all), Math.max(...all)];
      return high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);
    };
    const [as, bs] = [points.map(({ a }) => a), points.map(({ b }) => b)];
    return numbered(points.slice(0, 60)).map(({ one: { a, b }, at: index }) => (
      <circle
        key={index}
        cx={place(a, as, LEFT + 12, RIGHT - 12)}
        cy={place(b, bs, FOOT - 8, TOP + 2)}
        r={4}
        fill={colors[0]}
        opacity={0.75}
      />
    ));
  },
  pie: ({ values, colors }) => {
    const sum = values.reduce((all, value) => all + Math.max(0, value), 0) || 1;
    let turn = -Math.PI / 2;
    return numbered(values).map(({ one: value, at }) => {
      const from = turn;
      turn += (Math.max(0, value) / sum) * 2 * Math.PI;
      const on = (angle: number) => `${WIDTH / 2 + 32 * Math.cos(angle)} ${HEIGHT / 2 + 32 * Math.sin(angle)}`;
      const isFar = turn - from > Math.PI ? 1 : 0;
      const d = `M${WIDTH / 2} ${HEIGHT / 2}L${on(from)}A32 32 0 ${isFar} 1 ${on(turn)}Z`;
      return <path key={at} d={d} fill={colors[at % colors.length]} stroke="var(--paper)" />;
    });
  },
};

const numbered = <T,>(all: readonly T[]) => all.map((one, at) => ({ one, at }));

function pointsOf(values: readonly number[], all: readonly number[]): string {
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const step = (RIGHT - LEFT) / Math.max(values.length - 1, 1);
  return values
    .map((value, at) => `${LEFT + at * step},${high === low ? 38 : FOOT - ((value - low) / (high - low)) * (FOOT - TOP)}`)
    .join(" ");
}
