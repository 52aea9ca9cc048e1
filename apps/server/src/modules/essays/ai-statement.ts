import type { EssayAbstracts, Generation } from "@tangleaf/contract";
import { deriveParagraphs, type Paragraph } from "@tangleaf/document/convert";
import { aiStatementEn } from "../../messages/ai-statement.en.ts";
import { aiStatementZh } from "../../messages/ai-statement.zh.ts";
import { fillMessage } from "../../messages/fill-message.ts";
import { shanghaiDate, shanghaiDay } from "../../platform/shanghai-day.ts";
import { type EssayDraftRow, type EssayRow, listDrafts } from "./essay.repo.ts";
import type { EssayOptions } from "./options.ts";
import { leavesOf } from "./outline-input.ts";

type Options = Pick<EssayOptions, "db" | "documents" | "generations" | "models">;
type Words = Readonly<Record<keyof typeof aiStatementZh, string>>;
type Use = { readonly said: string; readonly generation: Generation | null };

/** How AI took part in an essay, by its generations that are still on record: which models, for what, when, and what was changed since. */
export async function aiStatementOf(options: Options, row: EssayRow): Promise<string[]> {
  const words = row.language === "zh" ? aiStatementZh : aiStatementEn;
  const before = (await Promise.all((await listDrafts(options.db, row.id)).map((draft) => useOfDraft(draft)))).flat();
  const { sections, others } = await usesOfSections();
  const generations = [...before, ...sections].flatMap(({ generation }) => generation ?? []);
  if (before.length === 0 && sections.length === 0) return [words.none];
  const list = (uses: readonly Use[]) => uses.map(({ said }) => said).join(words.between);
  return [
    ...(generations.length === 0 ? [] : [usedBy(generations)]),
    ...(before.length === 0 ? [] : [fillMessage(words.before, { list: list(before) })]),
    ...(sections.length === 0 ? [] : [fillMessage(words.sections, { list: list(sections) })]),
    ...(sections.length === 0 || others === 0 ? [] : [fillMessage(words.otherSections, { count: others })]),
    words.end,
  ];

  function usedBy(generations: readonly Generation[]): string {
    const days = generations.map(dayOf).sort();
    const [from = "", to = ""] = [days[0], days.at(-1)];
    const models = [...new Set(generations.map(modelOf))].join(words.betweenModels);
    return fillMessage(from === to ? words.usedOneDay : words.used, { from, to, models });
  }

  function modelOf({ model }: Generation): string {
    const known = options.models.find(({ name }) => name === model);
    return known?.builtin === true ? words.builtin : (known?.label ?? model);
  }

  function use(key: keyof Words, generation: Generation, title = ""): Use {
    return { said: fillMessage(words[key], { title, model: modelOf(generation), date: dayOf(generation) }), generation };
  }

  async function useOfDraft(draft: EssayDraftRow): Promise<Use[]> {
    const generation = await recordOf(draft.generation_id);
    if (generation === null || generation.chars === 0) return [];
    const isEdited = draft.kind === "outline" ? draft.outline !== null : draft.kind === "abstract" && areEdited(row, generation);
    return [use(isEdited && draft.kind !== "titles" ? `${draft.kind}Edited` : draft.kind, generation)];
  }

  async function usesOfSections(): Promise<{ sections: Use[]; others: number }> {
    if (row.stage !== "content") return { sections: [], others: 0 };
    const { content } = await options.documents.read({ userId: row.user_id, documentId: row.id });
    const made = new Map(content.blocks.map(({ attrs }) => [String(attrs?.["id"]), attrs?.["generationId"]]));
    const written = leavesOf(deriveParagraphs(content)).filter(({ text }) => text !== "");
    const sections = await Promise.all(
      written.map(async (paragraph): Promise<Use[]> => {
        const id = made.get(paragraph.id);
        return typeof id === "string" ? [await useOfSection(paragraph, id)] : [];
      }),
    );
    const uses = sections.flat();
    return { sections: uses, others: written.length - uses.length };
  }

  async function useOfSection({ title, text }: Paragraph, generationId: string): Promise<Use> {
    const generation = await recordOf(generationId);
    if (generation === null) return { said: fillMessage(words.sectionRemoved, { title }), generation };
    return use(lettersOf(text) === lettersOf(generation.text) ? "section" : "sectionEdited", generation, title);
  }

  /** null where it was removed from the history. */
  async function recordOf(generationId: string): Promise<Generation | null> {
    return options.generations.get({ userId: row.user_id, generationId }).catch(() => null);
  }
}

function areEdited({ abstracts }: EssayRow, { result }: Generation): boolean {
  if (abstracts === null) return false;
  const saved = JSON.parse(abstracts) as EssayAbstracts;
  return saved.zh !== result?.["zh"] || saved.en !== result?.["en"];
}

const dayOf = ({ createdAt }: Generation): string => shanghaiDate(shanghaiDay(Date.parse(createdAt)));

/** What is read of a text: marks of Markdown and white space come and go without anybody's hand. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");
