import { sampleChart } from "../../sample-chart.ts";
import type { CostEntry } from "./cost-entry.ts";

const BYTES = 1_000_000;
const fill = (part: string, bytes = BYTES) => part.repeat(Math.floor(bytes / part.length));
const keys = (count: number) => Array.from({ length: count }, (_, n) => `"k${n}":0`).join(",");

/** Bodies of a megabyte, for calls that read them with a schema of their own. */
const BODIES: readonly (readonly [name: string, body: string])[] = [
  ["lists in lists", fill("[")],
  ["lists in lists that end", `${fill("[", BYTES / 2)}${fill("]", BYTES / 2)}`],
  ["objects in objects that end", `${fill('{"a":', BYTES / 2)}1${"}".repeat(BYTES / 10)}`],
  ["80,000 keys", `{${keys(80_000)}}`],
  ["one key 150,000 times", `{${fill('"a":0,', BYTES - 10)}"a":0}`],
  ["a number of a million digits", `{"a":${fill("9")}}`],
  ["170,000 escapes", `{"a":"${fill("\\u0000")}"}`],
  ["half pairs", `{"q":"${fill("\\ud800")}"}`],
  ["__proto__ 60,000 times", `{${fill('"__proto__":{},', BYTES - 20)}"a":0}`],
  ["spaces", `{${fill(" ")}}`],
];
const CALLS = [
  "/api/note/list",
  "/api/note/update",
  "/api/chart/save",
  "/api/mindtree/save",
  "/api/table/run",
  "/api/table/steps",
  "/api/essay/create",
  "/api/essay/saveLedger",
  "/api/ai/start",
  "/api/reference/save",
];

const inBody = (body: object, place: string, value: string) => JSON.stringify(body).replace(`"${place}"`, value);
const list = (item: string, bytes = 900_000) => `[${fill(`${item},`, bytes)}${item}]`;

/** Bodies whose outside is right and whose inside is not. */
const INSIDES: readonly (readonly [name: string, path: string, body: () => string])[] = [
  [
    "a chart of 900 KB of wrong rows",
    "/api/chart/save",
    () => inBody({ spec: { ...sampleChart(), data: "HERE" } }, "HERE", `{"columns":[],"rows":${list("[{}]")}}`),
  ],
  [
    "a chart with 100 columns of 5,000 rows",
    "/api/chart/save",
    () =>
      inBody(
        { spec: { ...sampleChart(), data: "HERE" } },
        "HERE",
        `{"columns":${JSON.stringify(Array.from({ length: 100 }, (_, n) => ({ name: `c${n}`, type: "number" })))},"rows":[${`[${Array.from({ length: 100 }, () => 1).join(",")}],`.repeat(4000)}[]]}`,
      ),
  ],
  [
    "a plan of 900 KB of wrong steps",
    "/api/table/run",
    () => `{"tableId":"a","plan":{"v":1,"from":"s1","steps":${list('{"op":"filter","where":{"all":[{},{}]}}')}}}`,
  ],
  [
    "a plan whose conditions have 200 values each, wrong",
    "/api/table/run",
    () =>
      `{"tableId":"a","plan":{"v":1,"from":"s1","steps":[{"op":"filter","where":{"any":${list('{"col":"n","is":"in","value":[{}]}')}}}]}}`,
  ],
  [
    "a plan whose values are wrong in every branch",
    "/api/table/run",
    () =>
      `{"tableId":"a","plan":{"v":1,"from":"s1","steps":[{"op":"derive","as":"a","expr":${'{"fn":"+","args":['.repeat(2000)}{}${"]}".repeat(2000)}}]}}`,
  ],
  [
    "steps of 900 KB, wrong",
    "/api/table/steps",
    () =>
      `{"tableId":"a","sheetId":"s1","version":0,"steps":${list('{"id":"a","do":"change","step":{"op":"derive","as":"a","expr":{}}}')}}`,
  ],
  ["500 wrong changes of a note", "/api/note/update", () => `{"noteId":"a","version":0,"changes":${list('{"op":"insert"}')}}`],
  ["a ledger of 900 KB, wrong", "/api/essay/saveLedger", () => `{"essayId":"a","version":0,"entries":${list('{"claims":[{},{},{}]}')}}`],
  [
    "an outline of 900 KB, wrong",
    "/api/essay/create",
    () => `{"title":"a","level":"undergraduate","language":"zh","length":3000,"outline":${list('{"kids":[{}]}')}}`,
  ],
  ["a tree of 900 KB, wrong", "/api/mindtree/save", () => `{"tree":{"text":"r","kids":${list('{"text":1}')}}}`],
  ["fields of a scene: 80,000", "/api/ai/start", () => `{"kind":"scene","input":{"sceneType":"weeklyReport","fields":{${keys(80_000)}}}}`],
  ["a start of no kind with 900 KB", "/api/ai/start", () => `{"kind":"x","input":${list("{}")}}`],
  [
    "slots of a template: 40,000",
    "/api/template/use",
    () =>
      `{"pubId":"a","level":"undergraduate","language":"zh","length":3000,"slots":{${Array.from({ length: 40_000 }, (_, n) => `"k${n}":"v"`).join(",")}}}`,
  ],
  ["works: 900 KB", "/api/work/remove", () => `{"works":${list('{"kind":"x","id":1}')}}`],
];

export const jsonBodies: readonly CostEntry[] = [
  ...BODIES.map(
    ([name, body], at): CostEntry => ({
      name: `a body of ${name}`,
      ...(at === 0 && { isShort: true as const }),
      async run(site) {
        for (const path of CALLS) await site.call({ path, body });
      },
    }),
  ),
  ...INSIDES.map(
    ([name, path, body]): CostEntry => ({
      name: `${path.slice(5)}: ${name}`,
      async run(site) {
        const made = body();
        for (let n = 0; n < 3; n += 1) await site.call({ path, body: made });
      },
    }),
  ),
];
