import { unpackTable } from "@tangleaf/table/pack-table";
import { expect, test } from "vitest";
import { plainView } from "./plain-view.ts";
import { type EngineReply, serveEngine } from "./serve-engine.ts";
import { createViewReader } from "./sheet-view.ts";
import { createTableEngine, type FirstRows } from "./table-engine.ts";

const LONG = 5000;
const csv = ["部门,日期,金额", ...Array.from({ length: LONG }, (_, n) => `部门${n % 7},2026-01-0${(n % 9) + 1},${n / 4}`)].join("\n");
const input = { bytes: new TextEncoder().encode(csv), name: "账.csv", choices: {}, lang: "zh" } as const;
const ON_SHEET = { sheetId: "s1", steps: [], lang: "zh" } as const;

test("what was packed is taken over as it was read: the same columns, rows and answers", async () => {
  const [reading, reopened] = [createTableEngine(), createTableEngine()];
  await reading.open(input);
  expect(reopened.openPacked({ packed: reading.pack(null) })).toBe(1);
  expect(reopened.view(ON_SHEET)).toEqual(reading.view(ON_SHEET));
  const asked = { ...ON_SHEET, ask: "各部门的金额一共多少", last: null };
  expect(await reopened.ask(asked)).toEqual(await reading.ask(asked));
});

test("only columns the page has not got with the view before are sent; what it has unpacked itself is not", async () => {
  const reading = createTableEngine();
  await reading.open(input);
  const engine = createTableEngine();
  const packed = reading.pack(null);
  engine.openPacked({ packed, shown: "s1" });
  const shown = unpackTable(packed[0]?.bytes ?? new Uint8Array());
  const read = createViewReader(shown.columns);
  const first = engine.view(ON_SHEET);
  expect(first.columns.map(({ column }) => column)).toEqual([null, null, null]);
  // The list itself: what the page has worked out of it stands.
  expect(read(first).columns).toBe(shown.columns);
  const edit = { id: "a", do: "cell", row: 1, col: "金额", value: 9 } as const;
  const edited = engine.view({ ...ON_SHEET, steps: [edit] });
  expect(edited.columns.map(({ column }) => column?.name ?? null)).toEqual([null, null, "金额"]);
  expect(read(edited).columns[2]).toMatchObject({ values: expect.objectContaining({ 0: 9 }) });
  const undone = engine.view(ON_SHEET);
  expect(undone.columns.map(({ column }) => column?.name ?? null)).toEqual([null, null, "金额"]);
  expect(read(undone).columns).toEqual(shown.columns);
});

test("a sheet nothing was done to looks the same, told by the page itself or by the engine", async () => {
  const engine = createTableEngine();
  await engine.open({ ...input, bytes: new TextEncoder().encode("部门,金额\n甲,1\n乙,2\n合计,3\n") });
  const [{ bytes = new Uint8Array() } = {}] = engine.pack(null);
  const { columns: _sent, ...view } = engine.view(ON_SHEET);
  const { columns, ...plain } = plainView(unpackTable(bytes));
  expect(plain).toEqual(view);
  expect(plain.totals).toEqual([2]);
  expect(columns).toHaveLength(2);
});

test("bytes that are no packed sheet are refused, so that the file is read instead", async () => {
  const engine = createTableEngine();
  await engine.open(input);
  const [{ bytes = new Uint8Array() } = {}] = engine.pack(null);
  bytes[bytes.length - 8] = 1 - (bytes[bytes.length - 8] ?? 0);
  expect(() => createTableEngine().openPacked({ packed: [{ sheetId: "s1", bytes }] })).toThrow();
});

test("the first rows of a long file are told before it is read, where they are wanted", async () => {
  const told: EngineReply[] = [];
  const serve = serveEngine(createTableEngine(), (reply) => told.push(reply));
  const done = serve({ id: 1, do: "open", input, wantsFirst: true }).then((reply) => told.push(reply));
  await done;
  const [first, whole] = told as unknown as [{ first: FirstRows }, { output: { sheets: { rows: number }[] } }];
  expect(first.first).toMatchObject({ rowCount: 100, columns: [{ name: "部门" }, { name: "日期" }, { name: "金额" }] });
  expect(whole.output.sheets[0]?.rows).toBe(LONG);
  told.length = 0;
  await serve({ id: 3, do: "open", input: { ...input, bytes: new Blob([input.bytes]) }, wantsFirst: true }).then((reply) =>
    told.push(reply),
  );
  expect(told).toEqual([
    { ...first, id: 3 },
    { ...whole, id: 3 },
  ]);
  told.length = 0;
  await serve({ id: 2, do: "open", input });
  expect(told).toEqual([]);
});

test("a question asked while suggestions are tried waits for one of them, not for all", async () => {
  const engine = createTableEngine();
  await engine.open(input);
  const order: string[] = [];
  const suggesting = engine.suggest(ON_SHEET).then((asks) => order.push(`${asks.length > 1}`));
  const asking = new Promise((next) => setTimeout(next)).then(() => order.push("asked"));
  await Promise.all([suggesting, asking]);
  expect(order).toEqual(["asked", "true"]);
});
