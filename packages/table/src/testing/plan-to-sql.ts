import { aggName, byName } from "../plan/made-names.ts";
import type { Agg, By, Condition, Scalar, Step, Value } from "../plan/plan-schema.ts";

/** What a plan means in SQL: written apart from the engine, so that the one can be held against the other. Dates are days since 1970. */
export function planToSql(from: string, columns: readonly string[], steps: readonly Step[]): string {
  let names = [...columns];
  const parts = [`s0 as (select * from ${id(from)})`];
  let order = "";
  for (const [n, step] of steps.entries()) {
    const source = `s${n}`;
    const made = stepToSql(step, { source, names, order });
    names = made.names;
    order = made.order ?? "";
    parts.push(`s${n + 1} as (${made.sql})`);
  }
  return `with ${parts.join(",\n")}\nselect ${names.map(id).join(", ")} from s${steps.length}`;
}

type Made = { readonly sql: string; readonly names: string[]; readonly order?: string };
type Source = { readonly source: string; readonly names: string[]; readonly order: string };

function stepToSql(step: Step, { source, names, order }: Source): Made {
  const all = names.map(id).join(", ");
  switch (step.op) {
    case "filter":
      return { sql: `select * from ${source} where ${condition(step.where)}`, names, order };
    case "derive":
      return { sql: `select ${all}, ${value(step.expr)} as ${id(step.as)} from ${source}`, names: [...names, step.as], order };
    case "group": {
      const keys = step.by.map((by) => `${byToSql(by)} as ${id(byName(by))}`);
      const made = step.aggs.map((agg) => `${aggregate(agg)} as ${id(aggName(agg))}`);
      const grouping = step.by.length === 0 ? "" : ` group by ${step.by.map(byToSql).join(", ")}`;
      return {
        sql: `select ${[...keys, ...made].join(", ")} from ${source}${grouping}`,
        names: [...step.by.map(byName), ...step.aggs.map(aggName)],
      };
    }
    case "sort":
      return {
        sql: `select * from ${source}`,
        names,
        order: step.by.map(({ col, dir }) => `${id(col)} ${dir ?? "asc"} nulls last`).join(", "),
      };
    case "limit": {
      const partition = step.by === undefined ? "" : `partition by ${step.by.map(id).join(", ")} `;
      return {
        sql: `select ${all} from (select *, rank() over (${partition}order by ${order}) as r from ${source}) where r <= ${step.n}`,
        names,
        order,
      };
    }
    case "window": {
      const partition = step.by === undefined || step.by.length === 0 ? "" : `partition by ${step.by.map(id).join(", ")}`;
      const col = id(step.col);
      const made =
        step.fn === "share"
          ? `${col} * 1.0 / nullif(sum(${col}) over (${partition}), 0)`
          : `case when ${col} is null then null else rank() over (${partition} order by ${col} desc nulls last) end`;
      return { sql: `select ${all}, ${made} as ${id(step.as)} from ${source}`, names: [...names, step.as], order };
    }
    case "select": {
      const cols = step.cols.map((one) => (typeof one === "string" ? { col: one, as: one } : one));
      return {
        sql: `select ${cols.map(({ col, as }) => `${id(col)} as ${id(as)}`).join(", ")} from ${source}`,
        names: cols.map(({ as }) => as),
      };
    }
    case "compare": {
      const keys = step.by ?? [];
      const along = byToSql(step.along);
      const of = (wanted: Scalar | undefined) => aggregateSql(step.value.fn, step.value.col, `${along} = ${literal(wanted ?? null)}`);
      const [a, b] = [of(step.a), of(step.b)];
      const made = [`${a} as a`, `${b} as b`, `${a} - ${b} as diff`, `(${a} - ${b}) * 1.0 / nullif(${b}, 0) as pct`];
      const grouping = keys.length === 0 ? "" : ` group by ${keys.map(id).join(", ")}`;
      return {
        sql: `select ${[...keys.map(id), ...made].join(", ")} from ${source}${grouping}`,
        names: [...keys, "a", "b", "diff", "pct"],
      };
    }
    case "join": {
      const on = step.on.map(([left, right]) => `l.${id(left)} = r.${id(right)}`).join(" and ");
      if (step.kind === "anti" || step.kind === "semi") {
        const not = step.kind === "anti" ? "not " : "";
        return { sql: `select * from ${source} l where ${not}exists (select 1 from ${id(step.with)} r where ${on})`, names, order };
      }
      const take = step.take ?? [];
      const cols = [...names.map((name) => `l.${id(name)}`), ...take.map((name) => `r.${id(name)}`)];
      return {
        sql: `select ${cols.join(", ")} from ${source} l ${step.kind === "inner" ? "" : "left "}join ${id(step.with)} r on ${on}`,
        names: [...names, ...take],
        order,
      };
    }
    case "unpivot": {
      const kept = names.filter((name) => !step.cols.includes(name));
      const one = (col: string) =>
        `select ${[...kept.map(id), `${literal(col)} as ${id(step.name)}`, `${id(col)} as ${id(step.value)}`].join(", ")} from ${source}`;
      return { sql: step.cols.map(one).join(" union all "), names: [...kept, step.name, step.value] };
    }
    case "clean":
      return { sql: `select ${all} from ${source} group by ${all}`, names };
    default:
      throw new Error(`no SQL for ${step.op}`);
  }
}

const id = (name: string): string => `"${name}"`;
const literal = (scalar: Scalar): string =>
  scalar === null ? "null" : typeof scalar === "number" ? scalar.toFixed(6) : `'${String(scalar).replaceAll("'", "''")}'`;

const STAMP: Readonly<Record<string, string>> = { month: "%Y-%m", year: "%Y" };
function byToSql(by: By): string {
  if (typeof by === "string") return id(by);
  if ("bin" in by) return `floor(${id(by.col)} / ${by.bin}) * ${by.bin}`;
  return `strftime('${STAMP[by.grain]}', ${id(by.col)} * 86400, 'unixepoch')`;
}

const aggregate = ({ fn, col, where }: Agg): string => aggregateSql(fn, col, where === undefined ? "1" : condition(where));

function aggregateSql(fn: string, col: string | undefined, where: string): string {
  const of = `case when ${where} then ${col === undefined ? "1" : id(col)} end`;
  return fn === "countDistinct" ? `count(distinct ${of})` : `${fn}(${of})`;
}

/** What is not known to hold does not hold: `not` of it does. */
function condition(one: Condition): string {
  if ("all" in one) return `(${one.all.map(condition).join(" and ")})`;
  if ("any" in one) return `(${one.any.map(condition).join(" or ")})`;
  if ("not" in one) return `(not ${condition(one.not)})`;
  const col = id(one.col);
  const list = Array.isArray(one.value) ? (one.value as readonly Scalar[]).map(literal) : [];
  switch (one.is) {
    case "empty":
      return `(${col} is null)`;
    case "notEmpty":
      return `(${col} is not null)`;
    case "in":
      return `coalesce(${col} in (${list.join(", ")}), 0)`;
    case "notIn":
      return `coalesce(${col} not in (${list.join(", ")}), 1)`;
    case "between":
      return `coalesce(${col} between ${list[0]} and ${list[1]}, 0)`;
    case "contains":
      return `coalesce(instr(${col}, ${literal(one.value as Scalar)}) > 0, 0)`;
    case "startsWith":
      return `coalesce(instr(${col}, ${literal(one.value as Scalar)}) = 1, 0)`;
    case "endsWith":
      throw new Error("no SQL for endsWith");
    // A cell without anything is not what is denied.
    case "!=": {
      const other = value(one.value as Value);
      return `coalesce(${col} != ${other}, ${col} is null and ${other} is not null)`;
    }
    default:
      return `coalesce(${col} ${one.is} ${value(one.value as Value)}, 0)`;
  }
}

function value(one: Value): string {
  if (one === null || typeof one !== "object") return literal(one);
  if ("stat" in one) {
    const partition = one.by === undefined || one.by.length === 0 ? "" : `partition by ${one.by.map(id).join(", ")}`;
    return `${one.stat}(${id(one.col ?? "")}) over (${partition})`;
  }
  if ("col" in one) return id(one.col);
  if ("value" in one) return literal(one.value);
  if ("if" in one) return `case when ${condition(one.if)} then ${value(one.then)} else ${value(one.else)} end`;
  const args = one.args.map(value);
  if (one.fn === "/") return `(${args[0]} * 1.0 / nullif(${args[1]}, 0))`;
  if (one.fn === "abs") return `abs(${args[0]})`;
  if (one.fn === "coalesce") return `coalesce(${args.join(", ")})`;
  if (one.fn === "month" || one.fn === "year") {
    return `cast(strftime('${one.fn === "month" ? "%m" : "%Y"}', ${args[0]} * 86400, 'unixepoch') as real)`;
  }
  return `(${args.join(` ${one.fn} `)})`;
}
