import { essayMethodSchema, generationKinds, outlineParagraphSchema, type StartInput } from "@tangleaf/contract";
import { z } from "zod";
import type { Documents } from "../documents/documents.ts";
import type { AnyJobKind, StepContext, StepPlan } from "../jobs/index.ts";
import { defineJobKind } from "../jobs/index.ts";
import { placeSection } from "./place-section.ts";
import { writeStep } from "./present-essay.ts";

export const ESSAY_JOB = "essay";

const writtenSchema = z.object({ title: z.string(), text: z.string() });
const sectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  target: z.number().int(),
  /** Place of its chapter: sections of one are written one after the other. */
  chapter: z.number().int(),
  /** What stood in it when the job began: words typed since are not overwritten. */
  was: z.string(),
  /** What is written before it in its chapter and is not part of this job. */
  before: z.array(writtenSchema),
});
const inputSchema = z.object({
  essay: generationKinds.section.input.shape.essay,
  method: essayMethodSchema.nullable(),
  outline: z.array(outlineParagraphSchema),
  sections: z.array(sectionSchema).min(1),
});
export type EssayJobInput = z.output<typeof inputSchema>;
type Section = z.output<typeof sectionSchema>;

/** Beginning of a section, by which the next ones know what it says. */
const EXCERPT_UNITS = 120;
/** End of the section before, as it stands there. */
const TAIL_UNITS = 200;

const placeStep = (id: string): string => `place-${id}`;

/** Writing sections of an essay: chapters beside each other, the sections of one in their order, each put into the document when it is done. */
export function createEssayJobKind(documents: Pick<Documents, "change">): AnyJobKind {
  return defineJobKind<EssayJobInput>({
    name: ESSAY_JOB,
    input: inputSchema,
    plan: ({ essay, sections }) => ({ title: essay.title, steps: sections.flatMap((section) => stepsOf(section, sections)) }),
    request: requestOf,
    actions: {
      place: {
        run: async ({ userId, input, params, results }) => {
          const section = sectionNamed(input, params);
          const written = results[writeStep(section.id)];
          if (written?.type !== "generation") throw new Error(`${section.id} was not written`);
          return placeSection(documents, { userId, essayId: input.essay.essayId, section, written });
        },
      },
    },
  });
}

function stepsOf(section: Section, sections: readonly Section[]): StepPlan[] {
  const earlier = earlierOf(section, sections);
  const last = earlier.at(-1);
  const needs = [...earlier.map(({ id }) => writeStep(id)), ...(last === undefined ? [] : [placeStep(last.id)])];
  const { id, title, target } = section;
  return [
    { type: "generation", name: writeStep(id), label: title, characters: target, needs, params: id },
    { type: "code", name: placeStep(id), label: title, action: "place", needs: [writeStep(id)], params: id },
  ];
}

function requestOf({ input, params, results }: StepContext<EssayJobInput>): StartInput {
  const section = sectionNamed(input, params);
  const { essay, method, outline, sections } = input;
  const written = earlierOf(section, sections).flatMap(({ id, title }) => {
    const result = results[writeStep(id)];
    return result?.type === "generation" ? [{ title, text: result.text }] : [];
  });
  const before = [...section.before, ...written];
  return {
    kind: "section",
    input: {
      essay,
      method,
      outline,
      paragraphId: section.id,
      target: section.target,
      before: before.map(({ title, text }) => ({ title, text: text.slice(0, EXCERPT_UNITS).toWellFormed() })),
      tail: (before.at(-1)?.text ?? "").slice(-TAIL_UNITS).toWellFormed(),
    },
  };
}

function earlierOf({ chapter, id }: Section, sections: readonly Section[]): Section[] {
  const own = sections.filter((section) => section.chapter === chapter);
  return own.slice(
    0,
    own.findIndex((section) => section.id === id),
  );
}

function sectionNamed({ sections }: EssayJobInput, id: unknown): Section {
  const section = sections.find((one) => one.id === id);
  if (section === undefined) throw new Error(`no section ${String(id)} in the job`);
  return section;
}
