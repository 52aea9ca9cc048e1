/**
 * Files of 100,000 rows and 20 columns as tables, each in a process of its own: a workbook (budget 1.4 times bare hucre, streaming, and
 * 400 MB over idle), a text with commas in UTF-8 and in GBK (3.5 times bare papaparse). `npm run bench table-reading`; a number behind
 * the file's name is how many rows instead.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSheets } from "@tangleaf/table/read";
import { writeWorkbook } from "@tangleaf/table/write-workbook";
import { BARE_READERS } from "../packages/table/src/testing/bare-readers.ts";
import { randomFrom } from "../packages/table/src/testing/random.ts";
import { type Measured, measureApart, reportWork } from "./lib/measure-apart.ts";

const ROWS = 100_000;
const COLUMNS = 20;
const SEED = 16;
const RUNS = 3;
const BUDGET = { xlsx: { ratio: 1.4, mb: 400 }, text: { ratio: 3.5, mb: 400 } } as const;
const DEPARTMENTS = ["市场部", "技术部", "财务部", "人事部", "行政部"];
const TEXTS = 8;
const CENTS = 100;
const AMOUNT_MAX = 1_000_000;
const WORDS = 2000;

const WORKS: Readonly<Record<string, (bytes: Uint8Array) => Promise<string>>> = {
  async own(bytes) {
    const { sheets, encoding } = await readSheets(bytes, { name: "x", lang: "zh" });
    return `${sheets[0]?.table.rowCount} rows of ${sheets[0]?.table.columns.length} columns${encoding === null ? "" : `, ${encoding}`}`;
  },
  hucre: async (bytes) => `${await BARE_READERS.hucre(bytes)} rows`,
  papaparse: async (bytes) => `${await BARE_READERS.papaparse(bytes)} rows`,
};

function rowsOf(count: number): (string | number)[][] {
  const random = randomFrom(SEED);
  const heading = Array.from({ length: COLUMNS }, (_, n) => (n === 0 ? "部门" : n < TEXTS ? `说明${n}` : `金额${n}`));
  const cell = (n: number): string | number =>
    n === 0 ? random.pick(DEPARTMENTS) : n < TEXTS ? `文本${random.below(WORDS)}` : (random.below(AMOUNT_MAX) + 1) / CENTS;
  return [heading, ...Array.from({ length: count }, () => heading.map((_, n) => cell(n)))];
}

const PAIR = { leadFrom: 0xb0, leadTo: 0xf7, trailFrom: 0xa1, trailTo: 0xfe } as const;

/** GBK of Latin letters and the commonest characters: no library here writes it. */
function toGbk(text: string): Uint8Array {
  const decoder = new TextDecoder("gbk");
  const pairs = new Map<string, readonly [number, number]>();
  for (let lead: number = PAIR.leadFrom; lead <= PAIR.leadTo; lead += 1)
    for (let trail: number = PAIR.trailFrom; trail <= PAIR.trailTo; trail += 1)
      pairs.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
  const bytes = Buffer.alloc(text.length * 2);
  let at = 0;
  for (const sign of text) for (const byte of pairs.get(sign) ?? [sign.charCodeAt(0)]) at = bytes.writeUInt8(byte, at);
  return bytes.subarray(0, at);
}

const best = (all: readonly Measured[]): Measured => all.reduce((least, one) => (one.ms < least.ms ? one : least));

async function compare(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "table-reading-"));
  try {
    const rows = rowsOf(count);
    const csv = rows.map((row) => row.join(",")).join("\n");
    const files = [
      { name: "xlsx", bytes: await writeWorkbook([{ name: "表", rows }]), baseline: "hucre", budget: BUDGET.xlsx },
      { name: "csv", bytes: new TextEncoder().encode(csv), baseline: "papaparse", budget: BUDGET.text },
      { name: "csv in GBK", bytes: toGbk(csv), baseline: "papaparse", budget: BUDGET.text },
    ] as const;
    for (const { name, bytes, baseline, budget } of files) {
      const file = join(folder, "file");
      writeFileSync(file, bytes);
      const measure = (work: string) => best(Array.from({ length: RUNS }, () => measureApart(import.meta.filename, [work, file])));
      const [own, bare] = [measure("own"), measure(baseline)];
      const ratio = own.ms / bare.ms;
      const isKept = ratio <= budget.ratio && own.peakMb <= budget.mb;
      console.log(
        `${name.padEnd(12)}${own.ms.toFixed(0).padStart(6)} ms, ${own.peakMb.toFixed(0)} MB over idle (${own.said}); bare ${baseline} ${bare.ms.toFixed(0)} ms, ${bare.peakMb.toFixed(0)} MB: ${ratio.toFixed(2)} ×: ${isKept ? "kept" : "MISSED"}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [first, work = "", file = ""] = process.argv.slice(2);
if (first === "apart") {
  const bytes = new Uint8Array(readFileSync(file));
  const run = WORKS[work];
  if (run === undefined) throw new Error(work);
  await reportWork(() => run(bytes));
} else await compare(Number(first ?? ROWS));
