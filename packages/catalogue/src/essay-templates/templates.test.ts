import { describe, expect, it } from "vitest";
import { readTemplates } from "../content/read-templates.ts";
import { allDocuments, allScenes, findScene } from "../index.ts";
import { pubIdOf } from "./generate-templates.ts";
import { mixTemplates, recommendTemplates } from "./order-templates.ts";
import { fitsFilter, nearestTemplates, searchTemplates } from "./search-templates.ts";
import { inLanguage, type TemplateSource, type TemplateText } from "./template.ts";
import { allTemplates, findTemplate, templateNodes } from "./templates.ts";

/** Share of pairs of characters two skeletons may have in common, and of fours of two first pages, and of two lists of reasons. */
const MOST_SHARED = { outline: 0.5, opening: 0.12, whyGood: 0.2 } as const;
const INTENT_USES_MAX = 2;

/** Digits a sample may have: numbers of figures, tables, formulas and sections, standards, and the usual level of significance. */
const ALLOWED_DIGITS = /[图表式][（(]?\d+([-–.]\d+)?[）)]?|^\d+(\.\d+)*\s|^第\d+[章节]|GB\/T \d+|0\.05|95 ?%/gm;

const BANNED = /随着[^，。]{1,20}的(不断)?发展|众所周知|赋能|某某|XX|https?:|doi|ISBN|\[\d+\]|@|最佳|第一品牌|国家级/i;

const sources = allTemplates();
const bad = (test: (template: TemplateSource) => boolean) => sources.filter(test).map(({ slug }) => slug);
const grams = (text: string, size: number) =>
  new Set(Array.from({ length: Math.max(0, [...text].length - size + 1) }, (_, n) => [...text].slice(n, n + size).join("")));
const zh = (text: TemplateText) => inLanguage(text, "zh");
function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const one of a) if (b.has(one)) both += 1;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}

/** Pairs of templates that share more than a bar allows, by what is compared. */
function nearCopies(of: (template: TemplateSource) => ReadonlySet<string>, most: number): string[] {
  const all = sources.map((template) => ({ slug: template.slug, grams: of(template) }));
  return all.flatMap((one, n) =>
    all.slice(n + 1).flatMap((other) => (jaccard(one.grams, other.grams) > most ? [`${one.slug} ${other.slug}`] : [])),
  );
}

describe("template files", () => {
  it("are all there, and are what the generated file was made of", async () => {
    const keys = new Set([...allScenes(), ...allDocuments()].map(({ key }) => key));
    const written = sources.map(({ pubId: _address, version: _hash, letters: _letters, ...template }) => template);
    expect(await readTemplates(keys)).toEqual(written);
    expect(written.length).toBeGreaterThanOrEqual(135);
  });

  it("have an address and titles of their own", () => {
    expect(allTemplates().filter(({ pubId, slug }) => pubId !== pubIdOf(slug))).toEqual([]);
    for (const of of [(t: TemplateSource) => pubIdOf(t.slug), (t: TemplateSource) => t.title.zh, (t: TemplateSource) => t.title.en]) {
      expect(new Set(sources.map(of)).size).toBe(sources.length);
    }
    expect(bad(({ slug }) => findScene(pubIdOf(slug)) !== null)).toEqual([]);
  });

  it("repeat no mistake, and no intent more than once", () => {
    const nodes = sources.flatMap(({ outline }) => templateNodes(outline));
    const mistakes = nodes.flatMap(({ mistake }) => (mistake === undefined ? [] : zh(mistake)));
    expect(mistakes.filter((mistake, n) => mistakes.indexOf(mistake) !== n)).toEqual([]);
    const uses = Map.groupBy(nodes, ({ intent }) => zh(intent));
    expect([...uses].filter(([, of]) => of.length > INTENT_USES_MAX).map(([intent]) => intent)).toEqual([]);
  });

  it("invent nothing: samples have gaps to fill in, no figures, no sources and no superlatives", () => {
    const samples = ({ opening, hardSample }: TemplateSource) => [...opening.map(({ text }) => text), hardSample.text].map(zh);
    const digits = sources.flatMap((template) =>
      samples(template).flatMap((text) =>
        (text.replace(ALLOWED_DIGITS, "").match(/.{0,8}\d.{0,8}/g) ?? []).map((found) => `${template.slug}: ${found}`),
      ),
    );
    expect(digits).toEqual([]);
    expect(
      sources.flatMap((template) =>
        samples(template).flatMap((text) => (BANNED.exec(text) ? [`${template.slug}: ${BANNED.exec(text)?.[0]}`] : [])),
      ),
    ).toEqual([]);
  });

  it("are no copies of each other", () => {
    const joined = (texts: readonly string[], size: number) => grams(texts.join("\n"), size);
    expect(
      nearCopies(
        ({ outline }) =>
          joined(
            templateNodes(outline).map(({ title }) => title.zh),
            2,
          ),
        MOST_SHARED.outline,
      ),
    ).toEqual([]);
    expect(
      nearCopies(
        ({ opening }) =>
          joined(
            opening.map(({ text }) => zh(text)),
            4,
          ),
        MOST_SHARED.opening,
      ),
    ).toEqual([]);
    expect(nearCopies(({ whyGood }) => joined(whyGood.map(zh), 4), MOST_SHARED.whyGood)).toEqual([]);
  });
});

describe("searching templates", () => {
  const titles = (q: string) => searchTemplates(allTemplates(), q).list.map(({ title, major }) => `${title.zh} ${major.zh}`);

  it.each([
    ["离职倾向", "离职"],
    ["lizhi", "离职"],
    ["护理", "护理"],
    ["双重差分", ""],
    ["questionnaire", ""],
  ])("%s finds what it names", (q, part) => {
    const found = titles(q);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toContain(part);
  });

  it("looks for twelve different words at most, and leaves out what follows them", () => {
    expect(searchTemplates(allTemplates(), `${"护理 ".repeat(40)}没有这样的骨架呀`).leftOut).toBe("没有这样的骨架呀");
    const letters = [..."abcdefghijkl"].join(" ");
    const twelve = searchTemplates(allTemplates(), letters);
    expect(searchTemplates(allTemplates(), `${letters} 没有这样的骨架呀`)).toEqual(twelve);
  });

  it("asks for every word, and leaves out the rarest where nothing has them all", () => {
    expect(searchTemplates(allTemplates(), "护理 本科").leftOut).toBeNull();
    const { list, leftOut } = searchTemplates(allTemplates(), "护理 齿轮箱");
    expect(leftOut).toBe("齿轮箱");
    expect(list.length).toBeGreaterThan(0);
    expect(searchTemplates(allTemplates(), "没有这样的骨架呀")).toMatchObject({ list: [], leftOut: null });
  });

  it("keeps all of them when nothing is asked, mixed by kind and discipline", () => {
    const all = allTemplates();
    expect(searchTemplates(all, "  ").list).toEqual(all);
    const mixed = mixTemplates(all);
    expect(new Set(mixed).size).toBe(all.length);
    expect(new Set(mixed.slice(0, 13).map(({ kind }) => kind)).size).toBe(13);
    const theses = mixTemplates(all.filter(({ kind }) => kind === "thesis"));
    const disciplines = new Set(theses.map(({ discipline }) => discipline)).size;
    expect(new Set(theses.slice(0, disciplines).map(({ discipline }) => discipline)).size).toBe(disciplines);
  });

  it("recommends inside a group what many used, what is new, and what is of one's own major", () => {
    const group = allTemplates().filter(({ kind, discipline }) => kind === "thesis" && discipline === "engineering");
    const last = group.at(-1);
    const taste = { usedBy: () => 0, now: Date.parse("2030-01-01"), own: null };
    expect(recommendTemplates(group, taste)[0]).toBe(group[0]);
    expect(recommendTemplates(group, { ...taste, usedBy: (pubId) => (pubId === last?.pubId ? 5 : 0) })[0]).toBe(last);
    const own = { major: last?.major.en ?? "", level: "nothing" };
    expect(recommendTemplates(group, { ...taste, own })[0]?.major.en).toBe(own.major);
    const [first, second] = group.map((template) => ({ ...template, since: template === last ? "2029-12-20" : "2020-01-01" })).reverse();
    expect(
      recommendTemplates(
        [second, first].flatMap((one) => one ?? []),
        taste,
      )[0],
    ).toBe(first);
  });

  it("looks for the parts of a skeleton, and says where it found them", () => {
    const all = allTemplates();
    const formulas = searchTemplates(all, "needs:公式");
    expect(formulas.list.length).toBeGreaterThan(3);
    for (const template of formulas.list) expect(formulas.hits.get(template)?.at(-1)?.needs).toContain("formula");
    const sizes = searchTemplates(all, "章:样本量");
    expect(sizes.list.length).toBeGreaterThan(0);
    for (const template of sizes.list) expect(sizes.hits.get(template)?.at(-1)?.title.zh).toContain("样本量");
    expect(searchTemplates(all, "chapter:ethics").list.length).toBeGreaterThan(0);
    expect(searchTemplates(all, "方法:双重差分").list.every(({ slug }) => slug !== "hr-turnover")).toBe(true);
    expect(searchTemplates(all, "方法:问卷").list.some(({ method }) => method === "survey")).toBe(true);
    expect(searchTemplates(all, "章:没有这一章").list).toEqual([]);
  });

  it("lifts those of a level that is named, and leaves the others in", () => {
    const all = allTemplates();
    const plain = searchTemplates(all, "护理");
    const lifted = searchTemplates(all, "护理 硕士");
    expect(new Set(lifted.list)).toEqual(new Set(plain.list));
    const best = lifted.list[0];
    expect(plain.list.some(({ levels }) => levels.includes("master")) ? best?.levels : ["master"]).toContain("master");
  });

  it("offers what shares most with a question nothing answers, and nothing where nothing is shared", () => {
    expect(nearestTemplates(allTemplates(), "社区护理满意度排行榜").length).toBe(3);
    expect(nearestTemplates(allTemplates(), "ゆめ")).toEqual([]);
  });

  it("filters by kind, discipline, level and method; one for any level fits each level", () => {
    const fitting = (filter: Parameters<typeof fitsFilter>[1]) => allTemplates().filter((template) => fitsFilter(template, filter));
    expect(fitting({ kind: "thesis" }).every(({ kind }) => kind === "thesis")).toBe(true);
    expect(fitting({ level: "phd" }).some(({ levels }) => levels.includes("any"))).toBe(true);
    expect(
      fitting({ discipline: "medicine", method: "clinical" }).every(
        ({ discipline, method }) => discipline === "medicine" && method === "clinical",
      ),
    ).toBe(true);
  });

  it("finds a template by its address, and none by another", () => {
    const [first] = allTemplates();
    expect(findTemplate(first?.pubId ?? "")).toBe(first);
    expect(findTemplate("nothinghere")).toBeNull();
  });
});
