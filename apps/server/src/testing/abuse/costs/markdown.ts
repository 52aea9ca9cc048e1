import type { CostEntry } from "./cost-entry.ts";
import type { Site } from "./site.ts";

/** Less than a body holds, with its JSON. */
const LONG = 990_000;
const SHORT = 19_800;
const repeat = (part: string, characters = LONG): string => part.repeat(Math.floor(characters / part.length));
const columns = (count: number) => `|${" a |".repeat(count)}\n|${"-|".repeat(count)}\n|${" b |".repeat(count)}\n`;
const growing = (sign: string, characters: number) => {
  const parts: string[] = [];
  for (let n = 1, length = 0; length < characters; n += 1, length += n) parts.push(sign.repeat(n), "a");
  return parts.join("");
};

/** Texts whose parsing costs more than their length. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ["![", repeat("![")],
  ["$a", repeat("$a")],
  ["~~a~~", repeat("~~a~~")],
  ["[1-", repeat("[1-")],
  ["[", repeat("[")],
  ["a table of 2,000 columns", repeat(columns(2000), 30_000)],
  ["30,000 link definitions", Array.from({ length: 30_000 }, (_, n) => `[a${n}]: http://a.example/${n}\n`).join("")],
];
const MORE: typeof TEXTS = [
  ["30,000 link definitions, used", Array.from({ length: 20_000 }, (_, n) => `[a${n}]: http://a.example/${n}\n\n[a${n}]\n`).join("")],
  ["quotes in quotes", `${">".repeat(20_000)} a\n`],
  ["quotes in quotes, line by line", Array.from({ length: 1000 }, (_, n) => `${">".repeat(n)} a\n`).join("")],
  ["lists in lists", Array.from({ length: 1300 }, (_, n) => `${" ".repeat(n)}- a\n`).join("")],
  ["runs of ` of every length", growing("`", LONG)],
  ["runs of * of every length", growing("*", LONG)],
  ["*a_ that never ends", repeat("*a_ ")],
  ["**a ", repeat("**a ")],
  ["a**b", repeat("a**b")],
  ["[a](", repeat("[a](")],
  ["[a](<b", repeat("[a](<b")],
  ["[[[…]]]", `${"[".repeat(LONG / 2)}${"]".repeat(LONG / 2)}`],
  ["<", repeat("<")],
  ["<a b=", repeat("<a b=")],
  ["<!-- ", repeat("<!-- ")],
  ["&#1", repeat("&#1")],
  ["$$", repeat("$$ ")],
  ["\\(a", repeat("\\(a")],
  ["\\begin{a}", repeat("\\begin{a}")],
  ["$\\frac{…}$", `$${"\\frac{".repeat(100_000)}a${"}".repeat(100_000)}$`],
  ["http://", repeat("http://")],
  ["a@a.", repeat("a@a.")],
  [
    "footnotes",
    Array.from({ length: 30_000 }, (_, n) => `a[^${n}]\n\n[^${n}]: b\n\n`)
      .join("")
      .slice(0, LONG),
  ],
  ["[^1]", repeat("[^1]")],
  ["a table of 8,000 rows", `|a|b|c|\n|-|-|-|\n${repeat("|a|b|c|\n", 800_000)}`],
  ["tables of one cell", repeat("|a|\n|-|\n\n")],
  ["a heading on every line", repeat("# a\n")],
  ["a line below every line", repeat("a\n-\n")],
  ["code fences", repeat("```\n")],
  ["- - - ", `${repeat("- ")}a`],
  ["* * ", `${repeat("* ")}a`],
  ["+ 1. > ", repeat("+ 1. > ", 60_000)],
  ["line breaks of every kind", repeat("a\r\n\u2028\u0085b\r")],
  ["half pairs", repeat("\ud800")],
];

const create = (site: Site, markdown: string) => site.call({ path: "/api/note/create", body: { title: "一", markdown } });

const asNote = ([name, text]: (typeof TEXTS)[number]): CostEntry => ({
  name: `note/create of ${name}, then read`,
  async run(site) {
    const { data } = await create(site, text);
    if (data === undefined) return;
    const { noteId } = data as { noteId: string };
    await site.call({ path: "/api/note/get", body: { noteId } });
    await site.call({ path: "/api/note/rename", body: { noteId, title: "二" } });
    await site.call({ path: "/api/note/list", body: { q: "二" } });
  },
});

export const markdown: readonly CostEntry[] = [
  ...TEXTS.map((one) => ({ ...asNote(one), finding: "F5" as const })),
  ...MORE.map(asNote),
  {
    name: "note/create of a few of them",
    isShort: true,
    run: async (site) => {
      for (const [, text] of TEXTS.slice(0, 4)) await create(site, text.slice(0, 100_000));
    },
  },
  {
    name: "each of them, and lines of one sign, short enough to be converted where they are asked for",
    async run(site) {
      for (const [name, text] of [...TEXTS, ...MORE])
        await site.call({ path: "/api/note/create", body: { markdown: text.slice(0, SHORT) }, label: `note/create ${name}` });
      const token = await site.newPerson();
      for (const sign of ["", "\t", "*", "-", ">", "[", "|", "1.", "- [ ]"]) {
        const lines = `${sign}a\n`.repeat(SHORT / (sign.length + 2));
        for (const body of [{ markdown: lines }, { outline: lines }])
          await site.call({ path: "/api/note/create", body, token, label: `note/create ${Object.keys(body)[0]} ${sign}` });
      }
    },
  },
  {
    name: "note/update of a paragraph with each of them",
    finding: "F5",
    run: async (site) => {
      const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "# 甲\n\n字\n" });
      const { outline } = await site.need<{ outline: { id: string }[] }>("/api/note/get", { noteId });
      for (const [name, text] of TEXTS) {
        const { version } = await site.need<{ version: number }>("/api/note/get", { noteId });
        const changes = [{ op: "update", id: outline[0]?.id, text: text.slice(0, 400_000) }];
        await site.call({ path: "/api/note/update", body: { noteId, version, changes }, label: `note/update ${name}` });
      }
    },
  },
  {
    name: "note/update with 500 changes of a long text",
    run: async (site) => {
      const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "# 甲\n\n字\n" });
      const { version } = await site.need<{ version: number }>("/api/note/get", { noteId });
      const changes = Array.from({ length: 500 }, (_, n) => ({
        op: "insert",
        parentId: null,
        title: `${n}`,
        text: "~~a~~ **b** ".repeat(150),
      }));
      await site.call({ path: "/api/note/update", body: { noteId, version, changes } });
      await site.call({ path: "/api/note/get", body: { noteId } });
    },
  },
  {
    name: "note/update between two texts that share nothing but one sign",
    run: async (site) => {
      const first = Array.from({ length: 150_000 }, (_, n) => String.fromCharCode(0x4e00 + ((n * 7919) % 20_000))).join("");
      const second = Array.from({ length: 150_000 }, (_, n) => String.fromCharCode(0x4e00 + ((n * 104_729) % 20_000))).join("");
      const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: `# 甲\n\n${first}\n` });
      const { outline, version } = await site.need<{ outline: { id: string }[]; version: number }>("/api/note/get", { noteId });
      const changes = [{ op: "update", id: outline[0]?.id, text: second }];
      await site.call({ path: "/api/note/update", body: { noteId, version, changes } });
    },
  },
];
