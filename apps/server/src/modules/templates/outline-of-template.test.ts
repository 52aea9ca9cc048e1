import {
  allTemplates,
  type EssayTemplate,
  findTemplate,
  inLanguage,
  type TemplateText,
  templateNodes,
} from "@tangleaf/catalogue/essay-templates";
import type { OutlineInput } from "@tangleaf/contract";
import { describe, expect, it } from "vitest";
import { outlineOfTemplate } from "./outline-of-template.ts";

const flat = (outline: readonly OutlineInput[]): OutlineInput[] => outline.flatMap((one) => [one, ...flat(one.subPara ?? [])]);
const leaves = (outline: readonly OutlineInput[]) => flat(outline).filter(({ subPara = [] }) => subPara.length === 0);
const zh = (text: TemplateText) => inLanguage(text, "zh");
const sum = (outline: readonly OutlineInput[]) => outline.reduce((all, { targetCnt }) => all + (targetCnt ?? 0), 0);
const named = (slug: string): EssayTemplate => {
  const found = allTemplates().find((template) => template.slug === slug);
  if (found === undefined) throw new Error(`no template ${slug}`);
  return found;
};

describe("an outline of a template", () => {
  it("has lengths that add up to the whole, for every template and each of its lengths", () => {
    const wrong = allTemplates().flatMap((template) => {
      const { min, max, default: usual } = template.length;
      return [min, usual, max].flatMap((length) => {
        const { outline, merged } = outlineOfTemplate(template, { slots: {}, language: "zh", length });
        const all = flat(outline);
        const isExact =
          sum(leaves(outline)) === length && all.every(({ subPara = [], targetCnt }) => subPara.length === 0 || sum(subPara) === targetCnt);
        return isExact && all.length + merged.length === templateNodes(template.outline).length ? [] : [`${template.slug} ${length}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("joins parts that would be too short to the one before, and says which", () => {
    const template = named("cs-campus-trade");
    const { outline, merged } = outlineOfTemplate(template, { slots: {}, language: "zh", length: 1500 });
    expect(merged.length).toBeGreaterThan(0);
    for (const heading of merged)
      expect(
        flat(outline).some(({ textData }) => textData?.includes(heading)),
        heading,
      ).toBe(true);
  });

  it("has one's own words in the title and the headings, and never in what must be argued", () => {
    const inHeading = (word: string, { outline }: EssayTemplate) => templateNodes(outline).some(({ title }) => title.zh.includes(word));
    const [used] = allTemplates().flatMap((template) =>
      template.slots
        .filter(({ default: word }) => zh(word).length > 2 && inHeading(zh(word), template))
        .map((slot) => ({ template, slot })),
    );
    if (used === undefined) throw new Error("no slot is in a heading");
    const { template, slot } = used;
    const { title, outline, unchanged } = outlineOfTemplate(template, {
      slots: { [zh(slot.label)]: "护士" },
      language: "zh",
      length: 12_000,
    });
    expect(title).toContain("护士");
    expect(flat(outline).some((one) => one.title.includes("护士"))).toBe(true);
    expect(flat(outline).some((one) => one.title.includes(zh(slot.default)))).toBe(false);
    expect(flat(outline).some(({ textData }) => textData?.includes("护士"))).toBe(false);
    expect(unchanged).toEqual([]);
  });

  it.each(["$&$1", "〔群体〕", "a".repeat(100), "(.*)", "👩‍⚕️", "\\"])("takes %s as words like any other", (word) => {
    for (const template of allTemplates()
      .filter(({ slots }) => slots.length > 0)
      .slice(0, 40)) {
      const slots = Object.fromEntries(template.slots.map(({ label }) => [zh(label), word]));
      const { title } = outlineOfTemplate(template, { slots, language: "zh", length: template.length.default });
      expect(title.split(word).length - 1).toBe([...zh(template.pattern).matchAll(/〔/g)].length);
    }
  });

  it("begins an English title with a capital where the template's own does", () => {
    const template = named("case-control");
    const { title } = outlineOfTemplate(template, { slots: { Disease: "gout", exposure: "alcohol" }, language: "en", length: 8000 });
    expect(title).toBe("Gout and alcohol: a case-control study");
  });

  it("is in English for an English essay, and the template's own where nothing is filled in", () => {
    const template = findTemplate(allTemplates()[0]?.pubId ?? "") as EssayTemplate;
    const english = outlineOfTemplate(template, { slots: {}, language: "en", length: 8000 });
    expect(english.title).toBe(template.title.en);
    expect(flat(english.outline).every(({ title }) => !/\p{Script=Han}/u.test(title))).toBe(true);
    expect(outlineOfTemplate(template, { slots: { [template.slots[0]?.label.zh ?? ""]: "  " }, language: "zh", length: 8000 }).title).toBe(
      template.title.zh,
    );
  });
});
