import { CHART_FORMATS, NOTE_EXPORT_FORMATS } from "@tangleaf/contract";
import { dataUrl, pngOf } from "../../../modules/profile/testing/pictures.ts";
import { sampleChart } from "../../sample-chart.ts";
import type { CostEntry } from "./cost-entry.ts";
import type { Site } from "./site.ts";

const table = (rows: number, columns: number) =>
  `|${" a |".repeat(columns)}\n|${"-|".repeat(columns)}\n${`|${" b |".repeat(columns)}\n`.repeat(rows)}`;

/** Notes that are heavy to write as a file. */
const NOTES: readonly (readonly [name: string, markdown: () => string])[] = [
  ["a paragraph of 300,000 signs", () => "字".repeat(300_000)],
  ["4,900 headings", () => "# 字\n".repeat(4900)],
  ["a table of 60 columns and 300 rows", () => table(300, 60)],
  ["5,000 formulas", () => "$\\frac{a}{b}$ ".repeat(5000)],
  ["a formula of 8,000 fractions in each other", () => `$${"\\frac{a}{".repeat(8000)}b${"}".repeat(8000)}$`],
  ["a formula of 100,000 signs", () => `$$\n${"x^{2}_{i}+".repeat(10_000)}y\n$$`],
  ["a formula of brackets", () => `$${"\\left(".repeat(8000)}a${"\\right)".repeat(8000)}$`],
  ["a formula that is a matrix of 200 by 200", () => `$$\n\\begin{matrix}${`${"a&".repeat(199)}a\\\\`.repeat(200)}\\end{matrix}\n$$`],
  ["marks that change at every sign", () => "**a***b*~~c~~".repeat(20_000)],
  ["20,000 links", () => "[a](https://example.com) ".repeat(20_000)],
  ["a code block of 300,000 lines", () => `\`\`\`js\n${"a\n".repeat(300_000)}\`\`\``],
  ["quotes and lists 90 deep", () => Array.from({ length: 90 }, (_, n) => `${"> ".repeat(n)}- a`).join("\n\n")],
];

const chart = (rows: number, text: string) =>
  sampleChart({
    data: {
      columns: [
        { name: "月份", type: "text" },
        { name: "进馆", type: "number" },
      ],
      rows: Array.from({ length: rows }, (_, n) => [`${text}${n}`, n]),
    },
  });

async function exportNote(site: Site, markdown: string): Promise<void> {
  const { data } = await site.call({ path: "/api/note/create", body: { title: "一", markdown } });
  const noteId = (data as { noteId?: string } | undefined)?.noteId;
  if (noteId === undefined) return;
  for (const format of NOTE_EXPORT_FORMATS)
    await site.call({ path: "/api/note/export", body: { noteId, format, profile: "report" }, label: `note/export ${format}` });
}

async function exportChart(site: Site, spec: object): Promise<void> {
  const { data } = await site.call({ path: "/api/chart/save", body: { spec } });
  const chartId = (data as { chartId?: string } | undefined)?.chartId;
  if (chartId === undefined) return;
  for (const format of CHART_FORMATS)
    await site.call({ path: "/api/chart/export", body: { chartId, format, width: 4800 }, label: `chart/export ${format}` });
}

const PICTURES: readonly (readonly [name: string, make: () => Buffer])[] = [
  ["a PNG that says it has 30,000 by 30,000 pixels", () => pngOf(30_000, 30_000)],
  ["a PNG of 200,000 empty parts", () => Buffer.concat([pngOf(64, 64), Buffer.alloc(2_400_000)])],
  ["a PNG of 9 MB of nothing", () => Buffer.concat([pngOf(64, 64), Buffer.alloc(9_000_000, 0xff)])],
  ["a JPEG of 4 million markers", () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(8_000_000, 0xff)])],
  [
    "a JPEG of parts of no length",
    () =>
      Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xe0, 0, 0]), Buffer.alloc(8_000_000, Buffer.from([0xff, 0xe0, 0, 2]))]),
  ],
  [
    "a WebP that says it is 4 GB",
    () => Buffer.concat([Buffer.from("RIFF\xff\xff\xff\xffWEBPVP8X\xff\xff\xff\xff", "latin1"), Buffer.alloc(4_000_000, 0xff)]),
  ],
];

export const exportsOf: readonly CostEntry[] = [
  ...NOTES.map(([name, markdown]): CostEntry => ({ name: `note/export: ${name}`, run: (site) => exportNote(site, `${markdown()}\n`) })),
  { name: "chart/export of 2,000 points with long names", run: (site) => exportChart(site, chart(2000, "字".repeat(200))) },
  { name: "chart/export of 2,000 points", isShort: true, run: (site) => exportChart(site, chart(2000, "点")) },
  {
    name: "chart/export with a claim of 500 references",
    run: (site) => exportChart(site, { ...chart(2000, "点"), title: "{进馆.点1}".repeat(60).slice(0, 490) }),
  },
  {
    name: "chart/export with numbers beyond all measure",
    run: (site) =>
      exportChart(
        site,
        sampleChart({
          data: {
            columns: [
              { name: "月份", type: "text" },
              { name: "进馆", type: "number" },
            ],
            rows: [
              ["a", 1e308],
              ["b", -1e308],
              ["c", 5e-324],
            ],
          },
        }),
      ),
  },
  {
    name: "a chart of 50,000 cells, in each form and in a note",
    async run(site) {
      const columns = Array.from({ length: 25 }, (_, n) => ({ name: `c${n}`, type: n === 0 ? "text" : "number" }) as const);
      const data = { columns, rows: Array.from({ length: 2000 }, (_, y) => columns.map((__, x) => (x === 0 ? `点${y}` : x * y))) };
      const spec = { ...sampleChart(), x: { col: "c0" }, y: [{ col: "c1" }], data };
      await exportChart(site, spec);
      const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "# 甲\n\n字\n" });
      const { chartId } = await site.need<{ chartId: string }>("/api/chart/save", { spec });
      await site.call({ path: "/api/chart/insert", body: { chartId, noteId } });
      await site.call({ path: "/api/note/get", body: { noteId } });
    },
  },
  {
    name: "chart/insert of 40 charts of 2,000 points into one note, then exported",
    async run(site) {
      const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "# 甲\n\n字\n" });
      const { chartId } = await site.need<{ chartId: string }>("/api/chart/save", { spec: chart(2000, "点") });
      for (let n = 0; n < 40; n += 1) await site.call({ path: "/api/chart/insert", body: { chartId, noteId } });
      for (const format of NOTE_EXPORT_FORMATS)
        await site.call({ path: "/api/note/export", body: { noteId, format }, label: `note/export ${format}` });
    },
  },
  ...PICTURES.map(
    ([name, make]): CostEntry => ({
      name: `file/upload and user/update: ${name}`,
      async run(site) {
        const bytes = make();
        const fileId = await site.upload({ name: "a.png", bytes });
        if (fileId !== null) await site.call({ path: "/api/file/picture", body: { fileId } });
        await site.call({ path: "/api/user/update", body: { headimg: dataUrl("image/png", bytes.subarray(0, 370_000)) } });
      },
    }),
  ),
];
