import { FIELD_MAX_CHARACTERS } from "@tangleaf/contract";
import type { CostEntry } from "./cost-entry.ts";
import { cutCells, headingRun, runOf, SIGNS } from "./hostile-signs.ts";
import type { Site } from "./site.ts";

/** A text field: who calls what with a text in it, and how long the text may be. */
type Field = {
  readonly name: string;
  readonly characters: number;
  /** Of these signs alone, where each of them needs an account of its own. */
  readonly signs?: number;
  /** What the calls need: an id, by the name of its field. */
  prepare?(site: Site): Promise<object>;
  ask(text: string, prepared: object): { readonly path: string; readonly body: object };
};

const aNote = (site: Site) => site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "# 甲\n\n字\n" });
const aTable = (site: Site) => site.need<{ tableId: string }>("/api/table/paste", { text: "部门,金额\n市场部,12\n技术部,3" });
const anEssay = (site: Site) =>
  site.need<{ essayId: string }>("/api/essay/create", { ...ESSAY, outline: [{ id: "one", title: "绪论", targetCnt: 200 }] });
const ESSAY = { title: "盘点的问题", level: "undergraduate", language: "zh", length: 3000 };
const WEEKLY = { job: "产品经理", plan: "推进原型设计。", length: 200 };
const without = (object: object, key: string) => Object.fromEntries(Object.entries(object).filter(([name]) => name === key));
const ideas = { way: "diverge", path: ["旧书店"], siblings: [], children: [] };

const FIELDS: readonly Field[] = [
  { name: "note/create markdown", characters: 900_000, ask: (markdown) => ({ path: "/api/note/create", body: { markdown } }) },
  { name: "note/create outline", characters: 900_000, ask: (outline) => ({ path: "/api/note/create", body: { outline } }) },
  { name: "note/create title", characters: 190, ask: (title) => ({ path: "/api/note/create", body: { title } }) },
  {
    name: "note/update text",
    characters: 300_000,
    prepare: async (site) => {
      const { noteId } = await aNote(site);
      const { outline, version } = await site.need<{ outline: { id: string }[]; version: number }>("/api/note/get", { noteId });
      return { noteId, version, id: outline[0]?.id };
    },
    ask: (text, { id, ...rest }: { id?: string }) => ({
      path: "/api/note/update",
      body: { ...rest, changes: [{ op: "update", id, text }] },
    }),
  },
  {
    name: "note/outline material",
    characters: 20_000,
    signs: 8,
    prepare: aNote,
    ask: (material, note) => ({ path: "/api/note/outline", body: { ...note, material } }),
  },
  {
    name: "mindtree/save text, note and link",
    characters: 9000,
    ask: (text) => ({
      path: "/api/mindtree/save",
      body: {
        tree: {
          text: text.slice(0, 499),
          kids: Array.from({ length: 60 }, () => ({ text: text.slice(0, 499), note: text, link: `http://${text.slice(0, 1900)}` })),
        },
      },
    }),
  },
  {
    name: "mindtree/generate material",
    characters: 19_000,
    signs: 8,
    ask: (material) => ({ path: "/api/mindtree/generate", body: { topic: "书店", material } }),
  },
  {
    name: "mindtree/expand path",
    characters: 480,
    signs: 8,
    ask: (text) => ({ path: "/api/mindtree/expand", body: { ...ideas, path: Array.from({ length: 50 }, () => text) } }),
  },
  { name: "table/paste", characters: 900_000, ask: (text) => ({ path: "/api/table/paste", body: { text } }) },
  {
    name: "table/paste by cells",
    characters: 900_000,
    ask: (text) => ({ path: "/api/table/paste", body: { text: `a,b\n${cutCells(text).join(",1\n")}` } }),
  },
  {
    name: "table/chat ask",
    characters: 490,
    prepare: aTable,
    ask: (ask, table) => ({ path: "/api/table/chat", body: { ...table, ask } }),
  },
  {
    name: "table/run find",
    characters: 490,
    prepare: aTable,
    ask: (find, table) => ({
      path: "/api/table/run",
      body: {
        ...table,
        plan: {
          v: 1,
          from: "s1",
          steps: [
            { op: "clean", do: "replace", find, to: "" },
            { op: "clean", do: "split", cols: ["部门"], sep: find, into: ["x", "y"] },
          ],
        },
      },
    }),
  },
  {
    name: "chart/fromText",
    characters: 4900,
    signs: 8,
    ask: (text) => ({ path: "/api/chart/fromText", body: { text: `甲店120单${text}` } }),
  },
  {
    name: "reference/import text",
    characters: 190_000,
    prepare: anEssay,
    ask: (text, essay) => ({ path: "/api/reference/import", body: { ...without(essay, "essayId"), text, preview: true } }),
  },
  {
    name: "reference/import of one entry with a long field",
    characters: 150_000,
    prepare: anEssay,
    ask: (text, essay) => ({
      path: "/api/reference/import",
      body: { ...without(essay, "essayId"), text: `@article{a, title={${text}}, author={${text.slice(0, 20_000)}}}`, preview: true },
    }),
  },
  {
    name: "reference/save title, pages and abstract",
    characters: 7000,
    prepare: anEssay,
    ask: (text, essay) => ({
      path: "/api/reference/save",
      body: {
        ...without(essay, "essayId"),
        item: { type: "book", title: text.slice(0, 900), language: "zh", abstract: text, pages: text.slice(0, 50) },
      },
    }),
  },
  {
    name: "ai/start field of a scene",
    characters: FIELD_MAX_CHARACTERS - 1000,
    signs: 10,
    ask: (summary) => ({
      path: "/api/ai/start",
      body: { kind: "scene", input: { sceneType: "weeklyReport", fields: { ...WEEKLY, summary } } },
    }),
  },
  {
    name: "essay/create title and material",
    characters: 19_000,
    ask: (text) => ({
      path: "/api/essay/create",
      body: { ...ESSAY, title: text.slice(0, 110), material: text, outline: [{ id: "one", title: text.slice(0, 110), targetCnt: 200 }] },
    }),
  },
  {
    name: "essay/saveLedger",
    characters: 5900,
    prepare: anEssay,
    ask: (text, essay) => ({
      path: "/api/essay/sync",
      body: {
        ...without(essay, "essayId"),
        changes: [{ what: "claim", section: "2.1", from: "426 份", to: "430 份" }],
        paragraphs: Array.from({ length: 12 }, () => text),
      },
    }),
  },
  { name: "note/list q", characters: 190, ask: (q) => ({ path: "/api/note/list", body: { q } }) },
  { name: "work/list q", characters: 190, ask: (q) => ({ path: "/api/work/list", body: { q } }) },
  { name: "template/list q", characters: 190, ask: (q) => ({ path: "/api/template/list", body: { q } }) },
  { name: "scene/list q", characters: 190, ask: (q) => ({ path: "/api/scene/list", body: { q } }) },
  {
    name: "template/use slots",
    characters: 90,
    ask: (text) => ({
      path: "/api/template/use",
      body: {
        pubId: "t1",
        level: "undergraduate",
        language: "zh",
        length: 3000,
        slots: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`${n}${text}`.slice(0, 99), text])),
      },
    }),
  },
  {
    name: "advise/save content and contact",
    characters: 900,
    signs: 10,
    ask: (text) => ({ path: "/api/advise/save", body: { star: 5, content: text, contract: text.slice(0, 100), agree: true } }),
  },
  {
    name: "source/quotePage address",
    characters: 1900,
    prepare: aNote,
    ask: (text, note) => ({ path: "/api/source/quotePage", body: { ...note, url: `http://a${text}` } }),
  },
];

async function sendRuns(site: Site, { name, characters, signs, prepare, ask }: Field): Promise<void> {
  let own: object | undefined;
  for (const [sign, one] of SIGNS.slice(0, signs)) {
    // What has a pace by person is asked by somebody new each time.
    const token = signs === undefined ? site.token : await site.newPerson();
    const prepared = own ?? (await prepare?.({ ...site, token, need: (path, body) => site.need(path, body, token) })) ?? {};
    if (signs === undefined) own = prepared;
    for (const text of [runOf(one, characters), headingRun(one, characters)]) {
      await site.call({ ...ask(text, prepared), label: `${name}: ${sign}`, token });
      if (signs !== undefined) break;
    }
  }
}

export const textRuns: readonly CostEntry[] = FIELDS.map((field) => ({
  name: field.name,
  ...(field.name === "note/create title" && { isShort: true }),
  run: (site) => sendRuns(site, field),
}));
