import {
  allTemplates,
  type EssayTemplate,
  findTemplate,
  fitsFilter,
  inLanguage,
  mixTemplates,
  searchTemplates,
  TEMPLATE_FRAMES,
  TEMPLATE_KINDS,
  type TemplateFilter,
  type TemplateNode,
  type TemplateText,
  templateNodes,
} from "@tangleaf/catalogue/essay-templates";
import type { OutputOf, ParsedInputOf, TemplateCard, TemplateLine, TemplatePage, templateApi, Variant } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { Essays } from "../essays/essays.ts";
import { outlineOfTemplate } from "./outline-of-template.ts";

const COVER_CHARACTERS = 160;
const NEAR_MAX = 6;
/** Share of headings with which two skeletons are too much alike to be offered beside each other. */
const MOST_SHARED = 0.4;

/** Public API of the template library, in the variant's language. */
export interface Templates {
  /** Templates that are found, with how many each filter would leave. */
  list(input: ParsedInputOf<typeof templateApi.list>): OutputOf<typeof templateApi.list>;
  /** One template with its skeleton and its samples. Throws template.unknown. */
  page(pubId: string): TemplatePage;
  /**
   * A version of an essay's outlines made of a template. Throws template.unknown, level.needsVip, and what `essays.addOutline` throws;
   * a repeat of a requestId answers with the first result.
   */
  use(input: { userId: string } & ParsedInputOf<typeof templateApi.use>): Promise<OutputOf<typeof templateApi.use>>;
}

type TemplatesOptions = { readonly variant: Variant; readonly essays: Pick<Essays, "addOutline"> };

export function createTemplates({ variant, essays }: TemplatesOptions): Templates {
  const said = (text: TemplateText): string => inLanguage(text, variant);
  const partsOf = (parts: EssayTemplate["opening"]) => parts.map(({ type, text }) => ({ type, text: said(text) }));
  const cards = new Map<EssayTemplate, TemplateCard>();

  function cardOf(template: EssayTemplate): TemplateCard {
    const known = cards.get(template);
    if (known !== undefined) return known;
    const { pubId, kind, discipline, method, title, remark, major, levels, length, outline, opening } = template;
    const card: TemplateCard = {
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
      cover: beginningOf(partsOf(opening)),
    };
    cards.set(template, card);
    return card;
  }

  return {
    list({ q = "", page, size, ...filter }) {
      const { list, leftOut } = searchTemplates(allTemplates(), q);
      const fitting = list.filter((template) => fitsFilter(template, filter));
      const ordered = q.trim() === "" ? mixTemplates(fitting) : fitting;
      return {
        total: ordered.length,
        leftOut,
        facets: {
          kind: countsOf(list, filter, "kind"),
          discipline: countsOf(list, filter, "discipline"),
          level: countsOf(list, filter, "level"),
          method: countsOf(list, filter, "method"),
        },
        list: ordered.slice((page - 1) * size, page * size).map(cardOf),
      };
    },
    page(pubId) {
      const template = templateAt(pubId);
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
        ...cardOf(template),
        titleZh: title.zh,
        pattern: said(pattern),
        slots: slots.map((slot) => ({ label: said(slot.label), default: said(slot.default) })),
        numbering,
        keywords: keywords.map(said),
        bring: bring.map(said),
        outline: outline.map((node) => lineOf(node, variant)),
        whyGood: whyGood.map(said),
        opening: partsOf(opening),
        hardSample: { title: said(hardSample.title), text: said(hardSample.text) },
        staged,
        checklist: checklist.map(said),
        scenes: [...scenes],
        frame: { front: [...front], back: [...back] },
        target: TEMPLATE_KINDS[kind].target,
        since,
        near: nearTo(template).map(cardOf),
      };
    },
    async use({ userId, pubId, title, slots, ...facts }) {
      const template = templateAt(pubId);
      const made = outlineOfTemplate(template, { slots, language: facts.language === "zh" ? "zh" : "en", length: facts.length });
      const { essayId, no } = await essays.addOutline({ userId, ...facts, title: title ?? made.title, outline: made.outline });
      return { essayId, no, merged: [...made.merged], unchanged: [...made.unchanged] };
    },
  };
}

function templateAt(pubId: string): EssayTemplate {
  const template = findTemplate(pubId);
  if (template === null) throw new AppError("template.unknown", { field: "pubId" });
  return template;
}

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

/** How many each value of a filter would show beside the other filters that are set. */
function countsOf(list: readonly EssayTemplate[], filter: TemplateFilter, by: keyof TemplateFilter): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const template of list.filter((one) => fitsFilter(one, { ...filter, [by]: undefined }))) {
    for (const key of by === "level" ? template.levels : [template[by]]) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function beginningOf(opening: TemplateCard["cover"]): TemplateCard["cover"] {
  const parts: TemplateCard["cover"] = [];
  let left = COVER_CHARACTERS;
  for (const { type, text } of opening) {
    if (left <= 0) break;
    const characters = [...text];
    parts.push({ type, text: characters.length > left ? `${characters.slice(0, left).join("")}…` : text });
    left -= characters.length;
  }
  return parts;
}

/** Same method and kind first, then the same discipline; never two of one kind and discipline in a row where others are left. */
function nearTo(template: EssayTemplate): EssayTemplate[] {
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
