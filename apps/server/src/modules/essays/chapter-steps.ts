import { roleOfHeading } from "@tangleaf/writer";
import type { StepPlan } from "../jobs/index.ts";
import { type JobSection, placeStep, placingStep, writeStep } from "../section-writing/index.ts";
import type { EssayJobInput } from "./essay-job-input.ts";

type Chapter = { readonly title: string; readonly role?: string | undefined };

/** The role of a chapter: the one its outline names, else the one its heading tells. */
export const roleOf = ({ role, title }: Chapter): string => role ?? roleOfHeading(title);

/** Place of the chapter that a chapter of remedies answers: the nearest before it that gives none; null for all others. */
export function answeredBy(chapters: readonly Chapter[], place: number): number | null {
  const own = chapters[place];
  if (own === undefined || roleOf(own) !== "measures") return null;
  const found = chapters.slice(0, place).findLastIndex((chapter) => roleOf(chapter) !== "measures");
  return found < 0 ? null : found;
}

/**
 * The steps of each chapter: one writes its sections, and one for each of them puts its words into the document. Chapters are written
 * beside each other; one that gives remedies once what it answers is in its place, those that conclude once all others are.
 */
export function chapterSteps(input: EssayJobInput, first: readonly string[]): StepPlan[] {
  const { sections, outline, lastChapters } = input;
  const isLast = (chapter: number) => lastChapters.includes(chapter);
  const chapters = [...Map.groupBy(sections, ({ chapter }) => chapter)].map(([place, own]) => ({ place, own }));
  const ordered = [...chapters.filter(({ place }) => !isLast(place)), ...chapters.filter(({ place }) => isLast(place))];
  return ordered.flatMap(({ place, own }, at): StepPlan[] => {
    const answered = answeredBy(outline, place);
    const before = ordered.slice(0, at).filter((one) => isLast(place) || one.place === answered);
    const { id, title } = chapterOf(input, place);
    return [
      {
        type: "generation",
        name: writeStep(id),
        label: title,
        characters: own.reduce((sum, { target }) => sum + target, 0),
        needs: [...first, ...before.flatMap((one) => one.own.map((section) => placeStep(section.id)))],
        params: { sections: own.map((section) => section.id) },
      },
      ...own.map((section) => placingStep(section, writeStep(id))),
    ];
  });
}

/** The step that writes the chapter a section is part of. */
export function chapterStep(input: EssayJobInput, { chapter }: Pick<JobSection, "chapter">): string {
  return writeStep(chapterOf(input, chapter).id);
}

function chapterOf({ outline, sections }: EssayJobInput, place: number): { readonly id: string; readonly title: string } {
  return outline[place] ?? sections.find(({ chapter }) => chapter === place) ?? { id: "", title: "" };
}
