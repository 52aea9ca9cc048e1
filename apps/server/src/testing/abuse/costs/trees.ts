import { MINDTREE_FORMATS } from "@tangleaf/contract";
import type { CostEntry } from "./cost-entry.ts";
import type { Site } from "./site.ts";

const INTO = "/api/mindtree/import";
const MEGABYTES_9 = 9_000_000;
const opml = (inside: string) => `<opml version="2.0"><body>${inside}</body></opml>`;
const deepJson = (depth: number) => `${'{"text":"a","kids":['.repeat(depth)}{"text":"b"}${"]}".repeat(depth)}`;

const FILES: readonly (readonly [name: string, file: string, make: () => string, finding?: `F${number}`])[] = [
  ["OPML of 300,000 nodes", "a.opml", () => opml('<outline text="a"/>'.repeat(300_000)), "F12"],
  ["9 MB of Markdown", "a.md", () => "# 字\n- 一\n".repeat(MEGABYTES_9 / 14), "F12"],
  ["OPML 100,000 deep", "a.opml", () => opml(`${'<outline text="a">'.repeat(100_000)}${"</outline>".repeat(100_000)}`)],
  ["OPML with a tag of 5 million letters", "a.opml", () => opml(`<${"a".repeat(5_000_000)}`)],
  ["OPML of comments that never end", "a.opml", () => opml("<!-- ".repeat(1_500_000))],
  ["OPML of attributes", "a.opml", () => opml(`<outline ${Array.from({ length: 400_000 }, (_, n) => `a${n}="1"`).join(" ")}/>`)],
  ["OPML of entities", "a.opml", () => opml(`<outline text="${"&#x41;".repeat(1_400_000)}"/>`)],
  [
    "OPML with nodes beside the first 5,000",
    "a.opml",
    () => opml(`<outline text="r">${'<outline text="a"><outline text="b" _note="c"/></outline>'.repeat(150_000)}</outline>`),
  ],
  ["FreeMind 100,000 deep", "a.mm", () => `<map version="1.0.1">${'<node TEXT="a">'.repeat(100_000)}${"</node>".repeat(100_000)}</map>`],
  [
    "FreeMind of notes in HTML",
    "a.mm",
    () =>
      `<map version="1.0.1"><node TEXT="r">${'<node><richcontent TYPE="NODE"><html><body><p>a</p></body></html></richcontent></node>'.repeat(100_000)}</node></map>`,
  ],
  ["JSON 400,000 deep", "a.json", () => deepJson(400_000)],
  ["JSON of one level with 700,000 nodes", "a.json", () => `{"text":"r","kids":[${'{"text":"a"},'.repeat(690_000)}{"text":"b"}]}`],
  ["JSON of 1 million keys", "a.json", () => `{"text":"r",${Array.from({ length: 700_000 }, (_, n) => `"k${n}":0`).join(",")}}`],
  ["text whose every line is deeper", "a.txt", () => Array.from({ length: 4000 }, (_, n) => `${" ".repeat(n)}a`).join("\n")],
  ["text whose every line is deeper by tabs", "a.txt", () => Array.from({ length: 4000 }, (_, n) => `${"\t".repeat(n)}- a`).join("\n")],
  ["text of 4 million lines", "a.txt", () => "a\n".repeat(4_000_000)],
  ["Markdown of lists 3,000 deep", "a.md", () => Array.from({ length: 3000 }, (_, n) => `${"  ".repeat(n)}- a`).join("\n")],
  ["Markdown of spaces before every line", "a.md", () => `${" ".repeat(2000)}- a\n`.repeat(4000)],
];

/** A tree of as many nodes as there may be. */
const manyNodes = (text: string, note?: string) => ({
  text: "r",
  kids: Array.from({ length: 70 }, (_, a) => ({
    text: `${a}${text}`,
    ...(note && { note }),
    kids: Array.from({ length: 70 }, (_, b) => ({ text: `${b}${text}` })),
  })),
});

async function everywhere(site: Site, mindtreeId: string): Promise<void> {
  for (const format of MINDTREE_FORMATS)
    await site.call({ path: "/api/mindtree/export", body: { mindtreeId, format }, label: `mindtree/export ${format}` });
  await site.call({ path: "/api/mindtree/toNote", body: { mindtreeId } });
  await site.call({
    path: "/api/mindtree/toEssay",
    body: { mindtreeId, title: "一", level: "undergraduate", language: "zh", length: 3000 },
  });
  await site.call({ path: "/api/mindtree/list", body: { q: "a a" } });
  await site.call({ path: "/api/mindtree/get", body: { mindtreeId } });
}

export const trees: readonly CostEntry[] = [
  ...FILES.map(([name, file, make, finding]) => ({
    name: `mindtree/import: ${name}`,
    ...(finding && { finding }),
    async run(site: Site) {
      const { data } = await site.importFile({ name: file, bytes: make(), into: INTO });
      const mindtreeId = (data as { mindtreeId?: string } | undefined)?.mindtreeId;
      if (mindtreeId !== undefined) await everywhere(site, mindtreeId);
    },
  })),
  {
    name: "mindtree/save of 5,000 nodes, and everything made of it",
    isShort: true,
    async run(site) {
      const { data } = await site.call({ path: "/api/mindtree/save", body: { tree: manyNodes("字".repeat(40)) } });
      const mindtreeId = (data as { mindtreeId?: string } | undefined)?.mindtreeId;
      if (mindtreeId !== undefined) await everywhere(site, mindtreeId);
    },
  },
  {
    name: "mindtree/save of a tree turned round, 10 times",
    async run(site) {
      const ids = Array.from({ length: 4000 }, (_, n) => `n${n}`);
      const { mindtreeId } = await site.need<{ mindtreeId: string }>("/api/mindtree/save", {
        tree: { text: "r", kids: ids.map((id) => ({ id, text: id })) },
      });
      for (let n = 0; n < 10; n += 1) {
        const order = n % 2 === 0 ? ids.toReversed() : ids;
        await site.call({
          path: "/api/mindtree/save",
          body: { mindtreeId, tree: { text: "r", kids: order.map((id) => ({ id, text: id })) } },
        });
      }
    },
  },
  {
    name: "mindtree/save with 5,000 times one id",
    run: async (site) =>
      void (await site.call({
        path: "/api/mindtree/save",
        body: { tree: { text: "r", kids: Array.from({ length: 4990 }, () => ({ id: "same", text: "a" })) } },
      })),
  },
  {
    name: "mindtree/save whose kids are 1 MB of empty lists",
    run: async (site) =>
      void (await site.call({ path: "/api/mindtree/save", body: `{"tree":{"text":"r","kids":[${'{"kids":[[]]},'.repeat(60_000)}{}]}}` })),
  },
  {
    name: "mindtree/save 49 deep, 100 wide",
    async run(site) {
      const chain = (depth: number): object => ({ text: "a", ...(depth > 0 && { kids: [chain(depth - 1)] }) });
      await site.call({ path: "/api/mindtree/save", body: { tree: { text: "r", kids: Array.from({ length: 100 }, () => chain(47)) } } });
    },
  },
];
