import { type ChartColumn, type ChartData, type ChartLook, kindOf, SERIES_MAX, withKind } from "@tangleaf/table/chart";

/** What a column is drawn as. */
export const COLUMN_ROLES = ["x", "left", "right", "series", "none"] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

export function roleOf(look: ChartLook, name: string): ColumnRole {
  if (look.x.col === name) return "x";
  if (look.series?.col === name) return "series";
  const drawn = look.y.find(({ col }) => col === name);
  return drawn === undefined ? "none" : (drawn.axis ?? "left");
}

/** Roles a column may be given in this look; the one it has is among them. */
export function rolesFor(look: ChartLook, { name, type }: ChartColumn): ColumnRole[] {
  const now = roleOf(look, name);
  return COLUMN_ROLES.filter((role) => {
    if (role === now) return true;
    // What is drawn along x, and the last measure, are exchanged for others, not taken away.
    if (now === "x" || (look.y.length === 1 && look.y[0]?.col === name)) return false;
    if (role === "x") return type !== "number" || look.type === "scatter";
    if (role === "series") return type !== "number" && look.type !== "combo" && look.type !== "pie";
    if (role === "none") return true;
    return type === "number" && (role === "left" || look.type === "combo") && (now !== "none" || look.y.length < SERIES_MAX);
  });
}

/** The look with a column drawn as something else; what stood in its place gives way. */
export function withRole(look: ChartLook, name: string, role: ColumnRole, data: ChartData): ChartLook {
  const y = look.y.filter(({ col }) => col !== name);
  const { series, ...rest } = look;
  const others: ChartLook = series === undefined || series.col === name ? rest : { ...rest, series };
  if (role === "x") return sorted({ ...others, x: { col: name }, y }, data);
  if (role === "series") return { ...others, y: y.slice(0, 1), series: { col: name } };
  if (role === "none") return { ...others, y };
  const at = look.y.findIndex(({ col }) => col === name);
  const drawn =
    look.type === "combo" ? { col: name, axis: role, draw: role === "right" ? ("line" as const) : ("bar" as const) } : { col: name };
  const isOne = look.type === "pie" || look.type === "scatter" || others.series !== undefined;
  return { ...others, y: isOne ? [drawn] : y.toSpliced(at < 0 ? y.length : at, 0, drawn) };
}

/** Two columns change places in the picture, as when one heading is drawn onto the other. */
export function swapRoles(look: ChartLook, a: string, b: string, data: ChartData): ChartLook {
  const other = (name: string) => (name === a ? b : name === b ? a : name);
  const swapped: ChartLook = {
    ...look,
    x: { ...look.x, col: other(look.x.col) },
    y: look.y.map((one) => ({ ...one, col: other(one.col) })),
    ...(look.series === undefined ? {} : { series: { col: other(look.series.col) } }),
  };
  return sorted(swapped, data);
}

/** The look after columns were given other names: they are the same columns. */
export function renameColumns(look: Partial<ChartLook>, names: ReadonlyMap<string, string>): Partial<ChartLook> {
  const named = (name: string) => names.get(name) ?? name;
  return {
    ...look,
    ...(look.x === undefined ? {} : { x: { ...look.x, col: named(look.x.col) } }),
    ...(look.y === undefined ? {} : { y: look.y.map((one) => ({ ...one, col: named(one.col) })) }),
    ...(look.series === undefined ? {} : { series: { col: named(look.series.col) } }),
  };
}

/** Another column along x has an order of its own. */
const sorted = (look: ChartLook, data: ChartData): ChartLook => {
  const { x, y, type } = look;
  if (type === "scatter") return look;
  return { ...withKind({ ...look, sort: "data" }, kindOf(look), data), x, y };
};
