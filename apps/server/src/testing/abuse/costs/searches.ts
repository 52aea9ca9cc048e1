import { randomUUID } from "node:crypto";
import type { CostEntry } from "./cost-entry.ts";
import type { Site } from "./site.ts";

const LISTS = [
  "/api/note/list",
  "/api/work/list",
  "/api/ai/list",
  "/api/ai/pieces",
  "/api/mindtree/list",
  "/api/chart/list",
  "/api/table/list",
  "/api/essay/list",
];
/** What is looked for, by what is hard about it. */
const WORDS: readonly (readonly [name: string, words: string])[] = [
  ["what is nowhere", "不存在的词"],
  ["one sign", "字"],
  ["the beginning everywhere, the end nowhere", `${"字".repeat(39)}尾`],
  ["20 words", "字 ".repeat(20)],
  ["20 words that are nowhere", Array.from({ length: 20 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join(" ")],
  ["wildcards of SQL", "%_%_%_%_%_%_%_%_%_%_%_%_%_%_%_%_%_%_%_"],
  ["backslashes", "\\".repeat(40)],
  ["quotation marks and operators", '"a" OR NEAR("b" AND NOT *'],
  ["accents", `a${"\u0301".repeat(39)}`],
  ["letters of any case", "İıẞſKΣς".repeat(5)],
];

async function writeNotes(site: Site, count: number, text: string): Promise<void> {
  for (let n = 0; n < count; n += 1) await site.need("/api/note/create", { title: `一 ${n}`, markdown: text });
}

const askAll = async (site: Site, paths: readonly string[], more: object = {}) => {
  for (const path of paths) for (const [name, q] of WORDS) await site.call({ path, body: { ...more, q }, label: `${path}: ${name}` });
};

export const searches: readonly CostEntry[] = [
  {
    name: "12 notes of 300,000 signs",
    finding: "F9",
    async run(site) {
      await writeNotes(site, 12, `${"字".repeat(300_000)}\n`);
      await askAll(site, ["/api/note/list", "/api/work/list"]);
    },
  },
  {
    name: "every list of somebody who has little",
    isShort: true,
    async run(site) {
      await writeNotes(site, 2, "字\n");
      await askAll(site, LISTS);
    },
  },
  {
    name: "45 notes of 300,000 different signs",
    async run(site) {
      const text = Array.from({ length: 300_000 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join("");
      await writeNotes(site, 45, `${text}\n`);
      await askAll(site, ["/api/note/list", "/api/work/list"]);
      for (const sort of ["title", "length"]) await site.call({ path: "/api/note/list", body: { q: "丁", sort, page: 3 } });
    },
  },
  {
    name: "45 notes of 5,000 headings",
    async run(site) {
      await writeNotes(site, 45, "# 字\n".repeat(4900));
      await askAll(site, ["/api/note/list", "/api/work/list"]);
    },
  },
  {
    name: "99 trees of 1,000 nodes",
    async run(site) {
      const tree = { text: "r", kids: Array.from({ length: 999 }, () => ({ text: "字".repeat(200) })) };
      for (let n = 0; n < 99; n += 1) await site.need("/api/mindtree/save", { tree });
      await askAll(site, ["/api/mindtree/list", "/api/work/list"]);
    },
  },
  { name: "the library of templates", run: (site) => askAll(site, ["/api/template/list"]) },
  {
    name: "the library of templates, by its own words",
    async run(site) {
      for (const q of [
        "needs:".repeat(33),
        "needs:a method:b chapter:c ".repeat(7),
        "zhongguo".repeat(24),
        "a b c d e f g h i j k l m n o p q r s t u v w x y z ".repeat(3),
        "绪论 结论 方法 ".repeat(20),
        "zh'ong ".repeat(28),
      ])
        await site.call({ path: "/api/template/list", body: { q }, label: `template/list ${q.slice(0, 12)}` });
    },
  },
  { name: "the scenes", run: (site) => askAll(site, ["/api/scene/list"], { listType: "all" }) },
  {
    name: "a passage of a large source, by 1,000 signs",
    async run(site) {
      const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "字\n" });
      const text = Array.from({ length: 390_000 }, (_, n) =>
        n % 40 === 39 ? "。" : String.fromCodePoint(0x4e00 + ((n * 7919) % 3000)),
      ).join("");
      await site.importFile({ name: "a.txt", bytes: text, into: "/api/source/add", more: { noteId, requestId: randomUUID() } });
      for (const sentence of [text.slice(0, 1000), "字".repeat(1000), "一 ".repeat(500), "。".repeat(1000)])
        await site.call({ path: "/api/source/passage", body: { noteId, id: "R1", sentence } });
    },
  },
  {
    name: "the page 100,000 of every list",
    async run(site) {
      await writeNotes(site, 3, "字\n");
      for (const path of LISTS) await site.call({ path, body: { page: 100_000, size: 100 } });
    },
  },
];
