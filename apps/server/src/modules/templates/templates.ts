import {
  allTemplates,
  type EssayTemplate,
  findTemplate,
  fitsFilter,
  nearestTemplates,
  recommendTemplates,
  searchTemplates,
  type TemplateFilter,
  type TemplateNode,
  templateCard,
  templateView,
} from "@tangleaf/catalogue/essay-templates";
import type { OutputOf, ParsedInputOf, TemplateCard, TemplatePage, templateApi, Variant } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Essays } from "../essays/essays.ts";
import type { Exporter } from "../export/exporter.ts";
import type { Db } from "../metering/metering.ts";
import type { WordTemplates } from "../word-templates/word-templates.ts";
import { createTemplateFiles, type TemplateFile } from "./create-template-files.ts";
import { type MakeDeps, makeOfTemplate, type UsedTemplate } from "./make-of-template.ts";
import { markedTemplates, markTemplate, unstarTemplate } from "./template.repo.ts";
import { createUseCounts } from "./use-counts.ts";

/** Who asks; null = nobody is signed in. */
type Asker = { readonly userId: string | null };

/** Public API of the template library, in the variant's language. */
export interface Templates {
  /** Templates that are found, with how many each filter would leave. Throws session.invalid where `mine` is asked by nobody. */
  list(input: Asker & ParsedInputOf<typeof templateApi.list>): Promise<OutputOf<typeof templateApi.list>>;
  /** One template with its skeleton and its samples. Throws template.unknown. */
  page(input: Asker & { readonly pubId: string }): Promise<TemplatePage>;
  /**
   * A version of an essay's outlines, or a note, made of a template. Throws template.unknown, level.needsVip, and what
   * `essays.addOutline` and `notes.createFrom` throw; a repeat of a requestId answers with the first result.
   */
  use(input: { readonly userId: string } & ParsedInputOf<typeof templateApi.use>): Promise<OutputOf<typeof templateApi.use>>;
  /** A note of its skeleton as it stands, in its usual length. Throws template.unknown and what `notes.createFrom` throws. */
  note(input: {
    readonly userId: string;
    readonly pubId: string;
    readonly title?: string | undefined;
    readonly notebookId?: string | undefined;
    readonly requestId?: string | undefined;
  }): Promise<{ noteId: string }>;
  /** Throws template.unknown. */
  star(input: { readonly userId: string } & ParsedInputOf<typeof templateApi.star>): Promise<{ starred: boolean }>;
  /** Its Word file. `address`: who is not signed in is counted by it. Throws template.unknown, template.tooManyFiles, session.invalid. */
  file(
    input: Asker & { readonly pubId: string; readonly address: string; readonly templateId?: string | undefined },
  ): Promise<TemplateFile>;
}

type TemplatesOptions = MakeDeps & {
  readonly db: Db;
  readonly clock: Pick<Clock, "now">;
  readonly variant: Variant;
  readonly essays: Pick<Essays, "addOutline" | "lastFacts">;
  readonly exporter: Pick<Exporter, "templateFile">;
  readonly labelProducer: string;
  readonly countOpenFile: (address: string) => Promise<void>;
  readonly wordTemplates: Pick<WordTemplates, "open">;
};

export function createTemplates(options: TemplatesOptions): Templates {
  const { db, clock, variant, essays } = options;
  const useCounts = createUseCounts({ db, clock });
  const files = createTemplateFiles(options);

  async function starredBy(userId: string | null): Promise<readonly string[] | null> {
    return userId === null ? null : (await markedTemplates(db, "template_star", userId)).map(({ pub_id }) => pub_id);
  }

  async function use(asked: UsedTemplate): Promise<OutputOf<typeof templateApi.use>> {
    const template = templateAt(asked.pubId);
    const made = await makeOfTemplate(options, template, asked);
    await markTemplate(db, "template_use", { ...asked, now: clock.now() });
    return made;
  }

  return {
    use,
    async list({ userId, q = "", page, size, sort, mine, pubIds, ...filter }) {
      const [counts, starred] = await Promise.all([useCounts(), starredBy(userId)]);
      if (mine !== undefined && starred === null) throw new AppError("session.invalid");
      const only = mine === undefined ? pubIds : (starred ?? []);
      const scope = only === undefined ? allTemplates() : only.flatMap((pubId) => findTemplate(pubId) ?? []);
      const { list, hits, leftOut } = searchTemplates(scope, q);
      const fitting = list.filter((template) => fitsFilter(template, filter));
      const isSearched = q.trim() !== "" || only !== undefined;
      const orders: Record<typeof sort, () => Promise<readonly EssayTemplate[]> | readonly EssayTemplate[]> = {
        relevance: async () => {
          if (isSearched) return fitting;
          const own = userId === null ? null : await essays.lastFacts(userId);
          return recommendTemplates(fitting, { usedBy: counts.usedBy, now: clock.now(), own });
        },
        used: () => [...fitting].sort((a, b) => counts.usedBy(b.pubId) - counts.usedBy(a.pubId)),
        new: () => [...fitting].sort((a, b) => (a.since < b.since ? 1 : a.since > b.since ? -1 : 0)),
      };
      const ordered = await orders[sort]();
      const marks = { starred, shown: counts.shown };
      const cardOf = (template: EssayTemplate) => marked(withHit(templateCard(template, variant), hits.get(template), variant), marks);
      const nearest = ordered.length > 0 || only !== undefined ? [] : nearestTo(list, q);
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
        nearest: nearest.map(cardOf),
        counted: counts.counted,
        starred: starred?.length ?? null,
      };
    },
    async page({ userId, pubId }) {
      const template = templateAt(pubId);
      const [counts, starred] = await Promise.all([useCounts(), starredBy(userId)]);
      return marked(templateView(template, variant), { starred, shown: counts.shown });
    },
    async note({ userId, pubId, title, notebookId, requestId }) {
      const { levels, length } = templateAt(pubId);
      const level = levels.find((one) => one !== "any") ?? "undergraduate";
      const asItStands = { slots: {}, level, language: variant, length: length.default, target: "note" } as const;
      const { noteId } = await use({ userId, pubId, title, notebookId, requestId, ...asItStands });
      if (noteId === null) throw new Error(`template ${pubId} made no note`);
      return { noteId };
    },
    async star({ userId, pubId, on }) {
      templateAt(pubId);
      if (on) await markTemplate(db, "template_star", { userId, pubId, now: clock.now() });
      else await unstarTemplate(db, { userId, pubId });
      return { starred: on };
    },
    file: ({ pubId, ...asker }) => files.of(templateAt(pubId), asker),
  };
}

function templateAt(pubId: string): EssayTemplate {
  const template = findTemplate(pubId);
  if (template === null) throw new AppError("template.unknown", { field: "pubId" });
  return template;
}

type Marks = { readonly starred: readonly string[] | null; readonly shown: (pubId: string) => number | undefined };

/** A card or a page with what is known of people: the number of users where it may be shown, the caller's star. */
function marked<T extends TemplateCard>(card: T, { starred, shown }: Marks): T {
  const used = shown(card.pubId);
  return { ...card, ...(used === undefined ? {} : { used }), ...(starred === null ? {} : { starred: starred.includes(card.pubId) }) };
}

function withHit(card: TemplateCard, hit: readonly TemplateNode[] | undefined, variant: Variant): TemplateCard {
  return hit === undefined ? card : { ...card, hit: hit.map(({ title }) => title[variant]) };
}

const NEAREST = 3;

/** Where a filter leaves nothing, what the words alone find; where they find nothing either, what has most in common with them. */
function nearestTo(found: readonly EssayTemplate[], q: string): readonly EssayTemplate[] {
  return found.length > 0 ? found.slice(0, NEAREST) : nearestTemplates(allTemplates(), q);
}

/** How many each value of a filter would show beside the other filters that are set. */
function countsOf(
  list: readonly EssayTemplate[],
  filter: TemplateFilter,
  by: "kind" | "discipline" | "level" | "method",
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const template of list.filter((one) => fitsFilter(one, { ...filter, [by]: undefined }))) {
    for (const key of by === "level" ? template.levels : [template[by]]) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
