import type { EssayTemplate } from "./templates.ts";

const NEW_DAYS = 30;
const NEW_WORTH = 0.3;
const OWN_WORTH = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What an order goes by beside the templates themselves. */
export type TemplateTaste = {
  /** How many people have used a template. */
  readonly usedBy: (pubId: string) => number;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Of the essay somebody worked on last; null = not known. */
  readonly own: { readonly major: string; readonly level: string } | null;
};

/** Kinds in turn, and of one kind its disciplines: without a question nobody wants to see nineteen of one. Keeps the order inside each. */
export function mixTemplates(templates: readonly EssayTemplate[]): EssayTemplate[] {
  const groups = new Map<string, EssayTemplate[]>();
  for (const template of templates) {
    const key = `${template.kind} ${template.discipline}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [template]);
    else group.push(template);
  }
  const kinds = new Map<string, EssayTemplate[][]>();
  for (const group of groups.values()) kinds.set(group[0]?.kind ?? "", [...(kinds.get(group[0]?.kind ?? "") ?? []), group]);
  return inTurn([...kinds.values()].map(inTurn));
}

/** The order of a list nobody has searched: in turn, and inside each group the more used, the new and one's own first. */
export function recommendTemplates(templates: readonly EssayTemplate[], taste: TemplateTaste): EssayTemplate[] {
  const worth = new Map(templates.map((template) => [template, worthOf(template, taste)]));
  return mixTemplates([...templates].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)));
}

function worthOf({ pubId, since, major, levels }: EssayTemplate, { usedBy, now, own }: TemplateTaste): number {
  const isNew = now - Date.parse(since) < NEW_DAYS * DAY_MS;
  const isOwn = own !== null && (major.zh === own.major || major.en === own.major);
  const isOwnLevel = own !== null && levels.some((level) => level === own.level);
  return Math.log(1 + usedBy(pubId)) + (isNew ? NEW_WORTH : 0) + (isOwn ? OWN_WORTH : 0) + (isOwnLevel ? OWN_WORTH : 0);
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, n) => lists.flatMap((list) => list.slice(n, n + 1))).flat();
}
