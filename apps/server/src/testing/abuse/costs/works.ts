import { randomBytes } from "node:crypto";
import { NOTE_EXPORT_FORMATS } from "@tangleaf/contract";
import * as Y from "yjs";
import type { CostEntry } from "./cost-entry.ts";
import { runOf, SIGNS } from "./hostile-signs.ts";
import type { Site } from "./site.ts";

// Works that hold as much as they may: what is asked about them costs what is in them.

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const facts = { title: "盘点的问题", level: "undergraduate", language: "zh", length: 3000 };
const outlineOf = (each: number, text: string) =>
  times(6, (a) => ({
    title: `${a}${text}`,
    subPara: times(each, (b) => ({ title: `${b}${text}`, subPara: times(each, (c) => ({ title: `${c}${text}` })) })),
  }));

async function newEssay(site: Site, outline: object = [{ id: "one", title: "绪论", targetCnt: 200 }]): Promise<string> {
  return (await site.need<{ essayId: string }>("/api/essay/create", { ...facts, outline })).essayId;
}

/** Entries of a bibliography that are alike but for a number. */
const bibliography = (count: number) =>
  times(count, (n) => `@article{a${n}, title={On the same thing ${n}}, author={A ${n} and B and C}, year={2020}, doi={10.1/${n}}}`).join(
    "\n",
  );

/** A text of one's own, written by the sample writer. */
async function newText(site: Site): Promise<string> {
  const fields = { job: "产品经理", summary: "完成了需求评审。", plan: "推进原型设计。", length: 200 };
  const input = { sceneType: "weeklyReport", fields };
  const { generationId } = await site.need<{ generationId: string }>("/api/ai/start", { kind: "scene", input });
  // The stream ends when the text does.
  await site.call({ path: "/api/ai/stream", body: { generationId } });
  return generationId;
}

export const works: readonly CostEntry[] = [
  {
    name: "an essay with 500 references, listed, exported and removed",
    async run(site) {
      const essayId = await newEssay(site);
      await site.call({ path: "/api/reference/import", body: { essayId, text: bibliography(500) } });
      await site.call({ path: "/api/reference/import", body: { essayId, text: bibliography(500) }, label: "reference/import once more" });
      for (const [edition, system] of [
        ["2015", "numbers"],
        ["2025", "authorYear"],
      ])
        await site.call({ path: "/api/reference/style", body: { essayId, edition, system } });
      await site.call({ path: "/api/reference/list", body: { essayId } });
      await site.call({ path: "/api/reference/check", body: { essayId } });
      for (const format of NOTE_EXPORT_FORMATS)
        await site.call({ path: "/api/essay/export", body: { essayId, format }, label: `essay/export ${format}` });
      await site.call({ path: "/api/reference/remove", body: { essayId, referenceIds: times(500, (n) => `R${n + 1}`) } });
    },
  },
  {
    name: "references of 200,000 signs, alike or in every form",
    isShort: true,
    async run(site) {
      const essayId = await newEssay(site);
      for (const [name, text] of [
        ["BibTeX", bibliography(1900)],
        ["RIS", "TY  - JOUR\nTI  - a\nER  - \n".repeat(7000)],
        ["GB/T 7714", "[1] 甲, 乙. 题[J]. 刊, 2020, 1(2): 3-4.\n".repeat(5000)],
        ["EndNote", "%0 Journal Article\n%T a\n\n".repeat(7000)],
        ["nothing known", "a b c d\n".repeat(24_000)],
        ["braces", "@article{".repeat(20_000)],
        ["braces in braces", `@article{a, title=${"{".repeat(90_000)}${"}".repeat(90_000)}}`],
        ["accents of TeX", `@article{a, title={${"\\'{\\i}".repeat(28_000)}}}`],
        ["words put together", `@string{a = "${"x".repeat(1000)}"}\n${"@article{k, title = a # a # a # a}\n".repeat(5000)}`],
        ["names without end", `@article{k, title={t}, author={${"A, B and ".repeat(20_000)}}}`],
        ["dollar signs", `@article{k, title={${"$".repeat(190_000)}}}`],
        ["kinds in brackets", "[J]".repeat(65_000)],
        ["spaces before a title", `[1] ${" ".repeat(190_000)}题[J]`],
        ["dots", `[1] a. b[J]. ${". ".repeat(90_000)}`],
        ["pages", `[1] a. b[J]. c, 2020, 1(2): ${"1-2, ".repeat(38_000)}`],
        ["DOIs", `https://doi.org/10.${"1".repeat(20)}/${"a".repeat(200)}\n`.repeat(800)],
        ["one DOI", `10.1000/${"a/".repeat(95_000)}`],
        ["a title of 190,000 signs", `TY  - JOUR\nTI  - ${"a ".repeat(95_000)}\nER  - `],
        ["authors line by line", `TY  - JOUR\nTI  - t\n${"AU  - A, B\n".repeat(17_000)}ER  - `],
        ["marks of full width", "［１］ 甲．题［Ｊ］．刊，２０２０．\n".repeat(9000)],
      ])
        await site.call({ path: "/api/reference/import", body: { essayId, text, preview: true }, label: `reference/import ${name}` });
    },
  },
  {
    name: "an essay with 30 outlines of 340 lines",
    async run(site) {
      const essayId = await newEssay(site, outlineOf(7, "字".repeat(100)));
      for (let n = 0; n < 30; n += 1)
        await site.call({ path: "/api/essay/addOutline", body: { ...facts, essayId, outline: outlineOf(7, `${n}${"字".repeat(90)}`) } });
      await site.together(
        "essay/get, 10 at once",
        times(10, () => ({ path: "/api/essay/get", body: { essayId } })),
      );
      await site.call({ path: "/api/essay/list", body: { q: "字" } });
      for (const format of NOTE_EXPORT_FORMATS)
        await site.call({ path: "/api/essay/export", body: { essayId, format }, label: `essay/export ${format}` });
    },
  },
  {
    name: "an essay with a ledger of a megabyte",
    async run(site) {
      const essayId = await newEssay(site);
      const claims = times(30, (n) => ({ key: `样本${n}`, value: `${n} 份`, words: `共 ${n} 份` }));
      const entries = times(190, (n) => ({ sectionId: `s${n}`, claims, terms: [], citations: [], dismissed: [] }));
      await site.call({ path: "/api/essay/saveLedger", body: { essayId, version: 0, entries } });
      await site.call({ path: "/api/essay/ledger", body: { essayId } });
      await site.call({ path: "/api/essay/get", body: { essayId } });
    },
  },
  {
    name: "a text of one's own edited to 200,000 hostile signs",
    async run(site) {
      const generationId = await newText(site);
      for (const [name, sign] of [
        ...SIGNS.filter(([, one]) => one.length === 1).slice(0, 20),
        ["~~a~~", "~~a~~"] as const,
        ["$a", "$a"] as const,
      ]) {
        const { version } = await site.need<{ version: number }>("/api/ai/get", { generationId });
        await site.call({
          path: "/api/ai/update",
          body: { generationId, baseVersion: version, text: runOf(sign, 190_000) },
          label: `ai/update ${name}`,
        });
        for (const format of ["md", "docx"])
          await site.call({ path: "/api/ai/export", body: { generationId, format }, label: `ai/export ${format} ${name}` });
        await site.call({ path: "/api/ai/list", body: { q: "字" }, label: `ai/list ${name}` });
        await site.call({ path: "/api/ai/get", body: { generationId }, label: `ai/get ${name}` });
      }
    },
  },
  {
    name: "a document of 25 MB of state that nothing can pack, opened 10 times at once",
    async run(site) {
      const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "字\n" });
      for (let n = 0; n < 60; n += 1) {
        const doc = new Y.Doc();
        doc.getMap("meta").set(`k${n}`, randomBytes(380_000).toString("base64").slice(0, 450_000));
        const update = Buffer.from(Y.encodeStateAsUpdate(doc)).toString("base64");
        await site.call({ path: "/api/document/update", body: { documentId: noteId, epoch: 1, clientId: "1", seq: n, update } });
      }
      await site.together(
        "document/open, 10 at once",
        times(10, () => ({ path: "/api/document/open", body: { documentId: noteId } })),
      );
      await site.call({ path: "/api/note/get", body: { noteId } });
      await site.call({ path: "/api/note/export", body: { noteId, format: "json" } });
    },
  },
  {
    name: "a note of 900,000 signs in each form it is read in",
    async run(site) {
      for (const text of [
        "[".repeat(900_000),
        "字".repeat(300_000),
        "[1]".repeat(300_000),
        "a\n\n".repeat(4900),
        "1.5% ".repeat(180_000),
      ]) {
        const { data } = await site.call({ path: "/api/note/create", body: { title: "一", markdown: `${text}\n` } });
        const noteId = (data as { noteId?: string } | undefined)?.noteId;
        if (noteId === undefined) continue;
        for (const path of ["/api/note/get", "/api/document/open", "/api/document/version"])
          await site.call({ path, body: { noteId, documentId: noteId }, label: `${path} ${text.slice(0, 4)}` });
        await site.call({ path: "/api/note/outline", body: { noteId }, label: `note/outline ${text.slice(0, 4)}` });
        await site.call({ path: "/api/note/duplicate", body: { noteId }, label: `note/duplicate ${text.slice(0, 4)}` });
      }
    },
  },
  {
    name: "a tree of 5,000 nodes without a word, and one whose notes are 10,000 signs",
    async run(site) {
      for (const tree of [
        { text: "r", kids: times(4990, () => ({ text: "" })) },
        { text: "r", kids: times(90, () => ({ text: "a", note: "~~a~~ ".repeat(1600) })) },
      ]) {
        const { data } = await site.call({ path: "/api/mindtree/save", body: { tree } });
        const mindtreeId = (data as { mindtreeId?: string } | undefined)?.mindtreeId;
        if (mindtreeId === undefined) continue;
        for (const format of ["md", "txt", "opml", "xmind", "mm", "json", "docx"])
          await site.call({ path: "/api/mindtree/export", body: { mindtreeId, format }, label: `mindtree/export ${format}` });
        await site.call({ path: "/api/mindtree/get", body: { mindtreeId } });
        await site.call({ path: "/api/mindtree/toNote", body: { mindtreeId } });
      }
    },
  },
];
