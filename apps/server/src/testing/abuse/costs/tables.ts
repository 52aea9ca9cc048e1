import { TABLE_FORMATS } from "@tangleaf/contract";
import type { CostEntry } from "./cost-entry.ts";
import type { Site } from "./site.ts";

/** Steps of a plan, as JSON where they are too deep to be written by `JSON.stringify`. */
type Steps = readonly object[] | string;

const asJson = (steps: Steps): string => (typeof steps === "string" ? steps : JSON.stringify(steps));
/** A table of numbered rows: `k` is the same everywhere, `n` is different, `t` is a text. */
const csv = (rows: number, text = "a") => `k,n,t\n${Array.from({ length: rows }, (_, n) => `x,${n},${text}${n}`).join("\n")}`;
const wide = (rows: number, columns: number) =>
  `${Array.from({ length: columns }, (_, n) => `c${n}`).join(",")}\n${Array.from({ length: rows }, (_, y) => Array.from({ length: columns }, (__, x) => (x * 7919 + y * 104_729) % 9973).join(",")).join("\n")}`;

async function upload(site: Site, text: string): Promise<string | null> {
  const boundary = "tangleaf-table";
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${text}\r\n--${boundary}--\r\n`;
  const answer = await fetch(`${site.server.url}/api/table/upload`, {
    method: "POST",
    headers: { authorization: site.token, "content-type": `multipart/form-data; boundary=${boundary}` },
    body,
  });
  const { data } = (await answer.json()) as { data: { tableId?: string } | null };
  return data?.tableId ?? null;
}

const not = (depth: number): string => `${'{"not":'.repeat(depth)}{"col":"n","is":"empty"}${"}".repeat(depth)}`;
const all = (depth: number, beside: number): object =>
  Array.from({ length: depth }).reduce<object>(
    (inside) => ({ all: [...Array.from({ length: beside }, () => ({ col: "n", is: "empty" })), inside] }),
    { col: "n", is: "empty" },
  );
const nestedValue = (depth: number): string => `${'{"fn":"+","args":['.repeat(depth)}{"col":"n"}${",1]}".repeat(depth)}`;
const nestedIf = (depth: number): object =>
  // biome-ignore lint/suspicious/noThenProperty: the word of the plan language; a plan is never awaited as it is.
  Array.from({ length: depth }).reduce<object>((inside) => ({ if: { col: "n", is: "=", value: inside }, then: inside, else: 1 }), {
    col: "n",
  });
const doubled = (name: string, from: string) => ({
  op: "derive",
  as: name,
  expr: { fn: "concat", args: Array.from({ length: 8 }, () => ({ col: from })) },
});

/** Plans by what is wrong with them, and the rows they work on. */
const PLANS: readonly (readonly [name: string, rows: number, steps: () => Steps])[] = [
  ["conditions 100,000 deep", 10, () => `[{"op":"filter","where":${not(100_000)}}]`],
  ["conditions 3,000 deep", 10, () => `[{"op":"filter","where":${not(3000)}}]`],
  ["conditions 500 deep with 100 beside each", 10, () => [{ op: "filter", where: all(500, 100) }]],
  ["values 3,000 deep", 10, () => `[{"op":"derive","as":"a","expr":${nestedValue(3000)}}]`],
  ["ifs 6 deep, of which each stands twice", 10, () => [{ op: "derive", as: "a", expr: nestedIf(6) }]],
  [
    "a value no branch takes, 14 deep",
    10,
    () => [
      { op: "derive", as: "a", expr: { fn: "+", args: [JSON.parse(JSON.stringify(nestedIf(13)).replaceAll('"col":"n"', '"col":7'))] } },
    ],
  ],
  [
    "texts eight times as long, eleven times",
    1000,
    () => [doubled("a0", "t"), ...Array.from({ length: 10 }, (_, n) => doubled(`a${n + 1}`, `a${n}`))],
  ],
  ["a table joined to itself by what is everywhere", 20_000, () => [{ op: "join", with: "s1", on: [["k", "k"]] }]],
  ["joined to itself, four times", 100, () => Array.from({ length: 4 }, () => ({ op: "join", with: "s1", on: [["k", "k"]] }))],
  ["a column for each row", 40_000, () => [{ op: "pivot", rows: ["k"], columns: "n", value: { fn: "count" } }]],
  ["a column and a row for each row", 10_000, () => [{ op: "pivot", rows: ["n"], columns: "t", value: { fn: "count" } }]],
  ["all names in one list", 60_000, () => [{ op: "group", by: ["k"], aggs: [{ fn: "list", col: "t" }] }]],
  [
    "50 medians by row",
    60_000,
    () => [{ op: "group", by: ["n"], aggs: Array.from({ length: 50 }, (_, n) => ({ fn: "median", col: "n", as: `m${n}` })) }],
  ],
  [
    "a statistic of all rows in each row",
    60_000,
    () => [
      { op: "derive", as: "a", expr: { stat: "median", col: "n", by: ["n"] } },
      { op: "derive", as: "b", expr: { stat: "corr", col: "n" } },
    ],
  ],
  ["a width of almost nothing", 60_000, () => [{ op: "group", by: [{ col: "n", bin: 1e-300 }], aggs: [{ fn: "count" }] }]],
  [
    "a rank, a running sum and a share, again and again",
    60_000,
    () => Array.from({ length: 12 }, (_, n) => ({ op: "window", fn: n % 2 === 0 ? "rank" : "running", col: "n", as: `w${n}` })),
  ],
  [
    "an empty text is looked for",
    60_000,
    () => [
      { op: "clean", do: "replace", find: "a", to: "a".repeat(500) },
      { op: "clean", do: "replace", find: "a", to: "a".repeat(500) },
    ],
  ],
  [
    "split into 50",
    60_000,
    () => [{ op: "clean", do: "split", cols: ["t"], sep: "a", into: Array.from({ length: 50 }, (_, n) => `s${n}`) }],
  ],
  [
    "every column becomes rows, twice",
    60_000,
    () => [
      { op: "unpivot", cols: ["k", "n", "t"], name: "a", value: "b" },
      { op: "unpivot", cols: ["a", "b"], name: "c", value: "d" },
    ],
  ],
  [
    "200 values in 11 filters",
    60_000,
    () =>
      Array.from({ length: 11 }, (_, n) => ({
        op: "filter",
        where: { col: "n", is: "notIn", value: Array.from({ length: 20 }, (__, at) => n * 20 + at) },
      })),
  ],
];

const run = ([name, rows, steps]: (typeof PLANS)[number]): CostEntry => ({
  name: `table/run: ${name}`,
  ...(name === "conditions 3,000 deep" && { isShort: true as const }),
  async run(site) {
    const tableId = await upload(site, csv(rows));
    const body = `{"tableId":"${tableId}","plan":{"v":1,"from":"s1","steps":${asJson(steps())}}}`;
    const { data } = await site.call({ path: "/api/table/run", body });
    const answerId = (data as { answerId?: string } | undefined)?.answerId;
    if (answerId === undefined) return;
    await site.call({ path: "/api/table/get", body: { tableId } });
    for (const format of TABLE_FORMATS)
      await site.call({ path: "/api/table/export", body: { tableId, answerId, format }, label: `table/export ${format}` });
  },
});

const FILES: readonly (readonly [name: string, make: () => string])[] = [
  ["50 columns of 30,000 rows", () => wide(30_000, 50)],
  ["a million empty rows", () => "\n".repeat(1_000_000)],
  ["5 million separators in one row", () => ",".repeat(5_000_000)],
  ["a quotation mark that never ends", () => `a,b\n"${"a,b\n".repeat(1_200_000)}`],
  ["quotation marks alone", () => '"'.repeat(5_000_000)],
  ["quotation marks in the middle of cells", () => 'a"b,'.repeat(1_200_000)],
  [
    "100,000 rows of dates of every form",
    () => `d\n${Array.from({ length: 100_000 }, (_, n) => ["2026年3月5日", "3/5/2026", "五月三日", "2026Q1", "45000"][n % 5]).join("\n")}`,
  ],
  ["100,000 headings of one name", () => `${"a,".repeat(40)}a\n${"1,2\n".repeat(99_000)}`],
  ["numbers with 30,000 signs", () => `a\n${`${"1,".repeat(10_000)}1\n`.repeat(200)}`],
  ["HTML of tables in tables", () => `<html><body>${"<table><tr><td>".repeat(100_000)}`],
  ["HTML of attributes that never end", () => `<table ${"a='".repeat(1_500_000)}`],
  ["HTML of comments that never end", () => `<table>${"<!--".repeat(1_200_000)}`],
  ["HTML of cells that span everything", () => `<table>${"<tr><td rowspan=1000 colspan=1000>a</td></tr>".repeat(1000)}</table>`],
  ["HTML whose tags are 5 million letters", () => `<table><${"a".repeat(5_000_000)}`],
  ["Markdown of pipes", () => `|a|\n|-|\n${"|".repeat(5_000_000)}`],
];

export const tables: readonly CostEntry[] = [
  ...PLANS.map(run),
  ...FILES.map(
    ([name, make]): CostEntry => ({
      name: `table/upload: ${name}`,
      async run(site) {
        const bytes = make();
        await site.upload({ name: "a.csv", bytes, path: "/api/table/upload" });
        if (bytes.length < 900_000) await site.call({ path: "/api/table/paste", body: { text: bytes } });
      },
    }),
  ),
  {
    name: "table/steps: 500 filters of nested conditions",
    async run(site) {
      const tableId = await upload(site, csv(60_000));
      const steps = Array.from({ length: 100 }, (_, n) => ({ id: `s${n}`, do: "filter", where: all(3, 50) }));
      await site.call({ path: "/api/table/steps", body: { tableId, sheetId: "s1", steps, version: 0 } });
      await site.call({ path: "/api/table/rows", body: { tableId, from: 0, count: 1000, filtered: true } });
      await site.call({
        path: "/api/table/steps",
        body: `{"tableId":"${tableId}","sheetId":"s1","version":1,"steps":[{"id":"a","do":"filter","where":${not(20_000)}}]}`,
      });
    },
  },
  {
    name: "table/steps: 1,000 changed cells of 30,000 letters",
    async run(site) {
      const tableId = await upload(site, csv(2000));
      const steps = Array.from({ length: 30 }, (_, n) => ({ id: `s${n}`, do: "cell", row: n + 2, col: "t", value: "字".repeat(10_000) }));
      await site.call({ path: "/api/table/steps", body: { tableId, sheetId: "s1", steps, version: 0 } });
      await site.call({ path: "/api/table/get", body: { tableId } });
    },
  },
  {
    name: "table/data, rows and get of the largest table, 10 at a time",
    async run(site) {
      const tableId = await upload(site, wide(25_000, 50));
      if (tableId === null) return;
      for (const path of ["/api/table/data", "/api/table/get"])
        await site.together(
          path,
          Array.from({ length: 10 }, () => ({ path, body: { tableId } })),
        );
      await site.together(
        "/api/table/rows",
        Array.from({ length: 10 }, () => ({ path: "/api/table/rows", body: { tableId, from: 0, count: 1000 } })),
      );
      for (const format of TABLE_FORMATS)
        await site.call({ path: "/api/table/export", body: { tableId, format }, label: `table/export ${format}` });
    },
  },
  {
    name: "table/chat of words the planner has to tell apart",
    async run(site) {
      const tableId = await upload(
        site,
        `${Array.from({ length: 50 }, (_, n) => `销售额${"额".repeat(n)}`).join(",")}\n${"1,".repeat(49)}1`,
      );
      for (const ask of [
        "销售额".repeat(160),
        "按".repeat(490),
        "前10名的".repeat(120),
        "大于1小于2且".repeat(80),
        "同比环比".repeat(120),
        "2026年1月到".repeat(60),
      ])
        await site.call({ path: "/api/table/chat", body: { tableId, ask }, label: `table/chat ${ask.slice(0, 8)}` });
    },
  },
];
