import { describe, expect, it } from "vitest";
import { findScene } from "../index.ts";
import { pubIdOf, readTemplateFiles } from "./generate-templates.ts";
import { mixTemplates, recommendTemplates } from "./order-templates.ts";
import { fitsFilter, nearestTemplates, searchTemplates } from "./search-templates.ts";
import { TEMPLATE_KINDS } from "./template-lists.ts";
import { inLanguage, type TemplateNode, type TemplateSource, type TemplateText, templateSchema } from "./template-schema.ts";
import { allTemplates, findTemplate, templateNodes } from "./templates.ts";

const CHAPTERS_MAX: Readonly<Record<string, number>> = { middleSchool: 6, juniorCollege: 6, undergraduate: 6, master: 7, phd: 9, any: 9 };
const NODES = { thesis: [12, 35], other: [6, 15] } as const;
const MISTAKES_MIN = { thesis: 4, other: 2 } as const;
const DEPTH_MAX = 3;
const CHARACTERS = { opening: [250, 400], hardSample: [90, 260] } as const;
const REMARK_MAX_CHARACTERS = 34;
/** Share of pairs of characters two skeletons may have in common, and of fours of two first pages, and of two lists of reasons. */
const MOST_SHARED = { outline: 0.5, opening: 0.12, whyGood: 0.2 } as const;
const INTENT_USES_MAX = 2;

/** Digits a sample may have: numbers of figures, tables, formulas and sections, standards, and the usual level of significance. */
const ALLOWED_DIGITS = /[图表式][（(]?\d+([-–.]\d+)?[）)]?|^\d+(\.\d+)*\s|^第\d+[章节]|GB\/T \d+|0\.05|95 ?%/gm;

const BANNED = /随着[^，。]{1,20}的(不断)?发展|众所周知|赋能|某某|XX|https?:|doi|ISBN|\[\d+\]|@|最佳|第一品牌|国家级/i;

const files = await readTemplateFiles();
const sources = files.map(({ template }) => template);
const bad = (test: (template: TemplateSource) => boolean) => sources.filter(test).map(({ slug }) => slug);
const camel = (slug: string) => slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const grams = (text: string, size: number) =>
  new Set(Array.from({ length: Math.max(0, [...text].length - size + 1) }, (_, n) => [...text].slice(n, n + size).join("")));
const zh = (text: TemplateText) => inLanguage(text, "zh");
const isThesis = ({ kind }: TemplateSource) => kind === "thesis";
const textOf = (parts: TemplateSource["opening"]) => parts.map(({ text }) => zh(text)).join("");

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
  it("all fit the schema", () => {
    expect(files.length).toBeGreaterThanOrEqual(135);
    const wrong = files.flatMap(({ file, template }) => {
      const parsed = templateSchema.safeParse(template);
      return parsed.success ? [] : [`${file}: ${parsed.error.message}`];
    });
    expect(wrong).toEqual([]);
  });

  it("stand in their discipline's folder under their slug", () => {
    const wrong = files.filter(({ file, exportName, template: { discipline, slug } }) => {
      return file !== `${discipline}/${slug}.ts` || exportName !== camel(slug).replace(/^\d/, "n$&");
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it("have an address and titles of their own", () => {
    expect(allTemplates().filter(({ pubId, slug }) => pubId !== pubIdOf(slug))).toEqual([]);
    for (const of of [(t: TemplateSource) => pubIdOf(t.slug), (t: TemplateSource) => t.title.zh, (t: TemplateSource) => t.title.en]) {
      expect(new Set(sources.map(of)).size).toBe(sources.length);
    }
    expect(bad(({ slug }) => findScene(pubIdOf(slug)) !== null)).toEqual([]);
  });

  it("offer scenes that exist", () => {
    expect(sources.flatMap(({ slug, scenes }) => scenes.filter((key) => findScene(key) === null).map((key) => `${slug}: ${key}`))).toEqual(
      [],
    );
  });

  it("have weights that add up to 100, and below each line to its own", () => {
    const sum = (nodes: readonly TemplateNode[]) => nodes.reduce((all, { weight }) => all + weight, 0);
    const wrong = sources.flatMap(({ slug, outline }) => [
      ...(sum(outline) === 100 ? [] : [slug]),
      ...templateNodes(outline).flatMap(({ title, weight, children }) =>
        children && sum(children) !== weight ? [`${slug}: ${title.zh}`] : [],
      ),
    ]);
    expect(wrong).toEqual([]);
  });

  it("are neither bare nor overgrown, and have no more chapters than their levels allow", () => {
    const depth = (nodes: readonly TemplateNode[]): number => Math.max(0, ...nodes.map(({ children = [] }) => 1 + depth(children)));
    expect(
      bad((template) => {
        const [least, most] = NODES[isThesis(template) ? "thesis" : "other"];
        const { length } = templateNodes(template.outline);
        return length < least || length > most || depth(template.outline) > DEPTH_MAX;
      }),
    ).toEqual([]);
    expect(
      bad(
        ({ levels, outline, kind }) => kind === "thesis" && outline.length > Math.min(...levels.map((level) => CHAPTERS_MAX[level] ?? 0)),
      ),
    ).toEqual([]);
  });

  it("use no title twice in a skeleton, name typical mistakes, and repeat no intent and no mistake", () => {
    const twice = (texts: readonly string[]) => texts.length !== new Set(texts).size;
    const titles = (template: TemplateSource, language: "zh" | "en") => templateNodes(template.outline).map(({ title }) => title[language]);
    expect(bad((template) => twice(titles(template, "zh")) || twice(titles(template, "en")))).toEqual([]);
    const nodes = sources.flatMap(({ outline }) => templateNodes(outline));
    expect(
      bad(
        (template) =>
          templateNodes(template.outline).filter(({ mistake }) => mistake).length < MISTAKES_MIN[isThesis(template) ? "thesis" : "other"],
      ),
    ).toEqual([]);
    const mistakes = nodes.flatMap(({ mistake }) => (mistake === undefined ? [] : zh(mistake)));
    expect(mistakes.filter((mistake, n) => mistakes.indexOf(mistake) !== n)).toEqual([]);
    const uses = Map.groupBy(nodes, ({ intent }) => zh(intent));
    expect([...uses].filter(([, of]) => of.length > INTENT_USES_MAX).map(([intent]) => intent)).toEqual([]);
  });

  it("have lengths that fit their kind, and samples of the right size", () => {
    expect(
      bad(({ kind, length: { default: usual, min, max, byLevel = {} } }) => {
        const { band } = TEMPLATE_KINDS[kind];
        const all = [usual, ...Object.values(byLevel)];
        return min < band.min || max > band.max || all.some((one) => one < min || one > max);
      }),
    ).toEqual([]);
    const within = (text: string, [least, most]: readonly [number, number]) => [...text].length >= least && [...text].length <= most;
    expect(bad(({ opening }) => !within(textOf(opening), CHARACTERS.opening))).toEqual([]);
    expect(bad(({ hardSample }) => !within(zh(hardSample.text), CHARACTERS.hardSample))).toEqual([]);
    expect(bad(({ remark }) => [...remark.zh].length > REMARK_MAX_CHARACTERS)).toEqual([]);
  });

  it("invent nothing: samples have gaps to fill in, no figures, no sources and no superlatives", () => {
    const samples = ({ opening, hardSample }: TemplateSource) => [...opening.map(({ text }) => text), hardSample.text].map(zh);
    expect(bad((template) => !/【待补充：[^【】]+】/.test(samples(template).join("")))).toEqual([]);
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

  it("open with headings of their own skeleton, and have the title their pattern makes", () => {
    const bare = (text: string) =>
      text
        .replace(/^(第[一二三四五六七八九十\d]+[章节]|[一二三四五六七八九十]+、|（[一二三四五六七八九十]+）|\d+(\.\d+)*)[\s　.、]*/, "")
        .trim();
    const wrong = sources.flatMap(({ slug, title, opening, outline }) => {
      const known = new Set([title.zh, ...templateNodes(outline).map((node) => node.title.zh)]);
      return opening
        .filter(({ type, text }) => type === "heading" && !known.has(zh(text)) && !known.has(bare(zh(text))))
        .map(({ text }) => `${slug}: ${zh(text)}`);
    });
    expect(wrong).toEqual([]);
    const filled = ({ pattern, slots }: TemplateSource) =>
      slots.reduce((text, { label, default: word }) => text.replaceAll(`〔${zh(label)}〕`, zh(word)), zh(pattern));
    expect(bad((template) => filled(template) !== template.title.zh)).toEqual([]);
    expect(bad(({ slots }) => new Set(slots.map(({ label }) => zh(label))).size !== slots.length)).toEqual([]);
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
