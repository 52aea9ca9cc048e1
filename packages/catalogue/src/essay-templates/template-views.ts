import type { TemplateCard, TemplateLine, TemplatePage, Variant } from "@tangleaf/contract";
import { mixTemplates } from "./order-templates.ts";
import { inLanguage, type TemplateNode } from "./template.ts";
import { TEMPLATE_FRAMES, TEMPLATE_KINDS } from "./template-lists.ts";
import { allTemplates, type EssayTemplate, templateNodes } from "./templates.ts";

/** Characters of the first page that fill a cover down to where it fades. */
const COVER_CHARACTERS: Record<Variant, number> = { zh: 160, en: 320 };
const NEAR_MAX = 6;
/** Share of headings with which two skeletons are too much alike to be offered beside each other. */
const MOST_SHARED = 0.4;

/** A template as a list shows it, in the variant's language; what people did with it is not part of it. */
export function templateCard(template: EssayTemplate, variant: Variant): TemplateCard {
  const { pubId, kind, discipline, method, title, remark, major, levels, length, outline, opening } = template;
  return {
    pubId,
    kind,
    discipline,
    method,
    title: title[variant],
    remark: remark[variant],
    major: major[variant],
    levels: [...levels],
    length,
    chapters: outline.length,
    cover: beginningOf(partsOf(opening, variant), COVER_CHARACTERS[variant]),
  };
}

/** All of a template, in the variant's language. */
export function templateView(template: EssayTemplate, variant: Variant): TemplatePage {
  const said = (text: Parameters<typeof inLanguage>[0]): string => inLanguage(text, variant);
  const {
    title,
    pattern,
    slots,
    numbering,
    keywords,
    bring,
    outline,
    whyGood,
    opening,
    hardSample,
    staged,
    checklist,
    scenes,
    kind,
    since,
  } = template;
  const { front, back } = TEMPLATE_FRAMES[kind];
  return {
    ...templateCard(template, variant),
    titleZh: title.zh,
    pattern: said(pattern),
    slots: slots.map((slot) => ({ label: said(slot.label), default: said(slot.default) })),
    numbering,
    keywords: keywords.map(said),
    bring: bring.map(said),
    outline: outline.map((node) => lineOf(node, variant)),
    whyGood: whyGood.map(said),
    opening: partsOf(opening, variant),
    hardSample: { title: said(hardSample.title), text: said(hardSample.text) },
    staged,
    checklist: checklist.map(said),
    scenes: [...scenes],
    frame: { front: [...front], back: [...back] },
    target: TEMPLATE_KINDS[kind].target,
    since,
    cost: { tokens: 0 },
    near: templatesNear(template).map((other) => templateCard(other, variant)),
  };
}

const partsOf = (parts: EssayTemplate["opening"], variant: Variant) =>
  parts.map(({ type, text }) => ({ type, text: inLanguage(text, variant) }));

function lineOf({ title, intent, weight, needs = [], mistake, children = [] }: TemplateNode, variant: Variant): TemplateLine {
  return {
    title: title[variant],
    titleZh: title.zh,
    intent: inLanguage(intent, variant),
    weight,
    needs: [...needs],
    mistake: mistake === undefined ? null : inLanguage(mistake, variant),
    children: children.map((below) => lineOf(below, variant)),
  };
}

function beginningOf(opening: TemplateCard["cover"], length: number): TemplateCard["cover"] {
  const parts: TemplateCard["cover"] = [];
  let left = length;
  for (const { type, text } of opening) {
    if (left <= 0) break;
    const characters = [...text];
    parts.push({ type, text: characters.length > left ? `${characters.slice(0, left).join("")}…` : text });
    left -= characters.length;
  }
  return parts;
}

/** Same method and kind first, then the same discipline; never two of one kind and discipline in a row where others are left. */
function templatesNear(template: EssayTemplate): EssayTemplate[] {
  const titles = headingsOf(template);
  const score = (other: EssayTemplate): number =>
    (other.method === template.method ? 2 : 0) +
    (other.kind === template.kind ? 2 : 0) +
    (other.discipline === template.discipline ? 3 : 0);
  const others = allTemplates()
    .filter((other) => other !== template && sharedHeadings(titles, headingsOf(other)) <= MOST_SHARED)
    .map((other) => ({ other, score: score(other) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 2 * NEAR_MAX)
    .map(({ other }) => other);
  return mixTemplates(others).slice(0, NEAR_MAX);
}

const headingsOf = ({ outline }: EssayTemplate): ReadonlySet<string> => new Set(templateNodes(outline).map(({ title }) => title.zh));

function sharedHeadings(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((one) => b.has(one)).length;
  return both / (a.size + b.size - both);
}
