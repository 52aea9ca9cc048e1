import { inTransaction } from "../../db/in-transaction.ts";
import type { AnyJobKind, StepContext } from "../jobs/index.ts";
import { defineJobKind } from "../jobs/index.ts";
import { placeSection, sectionNamed, writeStep } from "../section-writing/index.ts";
import { chapterParamsSchema, chapterRequest } from "./chapter-request.ts";
import { chapterStep } from "./chapter-steps.ts";
import { addDraft, findEssay, requireOpenUser, updateEssay } from "./essay.repo.ts";
import { type EssayJobInput, essayJobInputSchema } from "./essay-job-input.ts";
import type { EssayJobOptions } from "./options.ts";
import { ABSTRACT_STEP, BRIEF_STEP, planEssay } from "./plan-essay.ts";
import { sectionRequest } from "./section-request.ts";
import { abstractInput } from "./write-abstract.ts";

export const ESSAY_JOB = "essay";

type Context = StepContext<EssayJobInput>;

/** Writing an essay, or sections of it (docs/decisions/049): each section is put into the document when it is done. */
export function createEssayJobKind(options: EssayJobOptions): AnyJobKind {
  const { db, clock, documents } = options;
  const generated = ({ results }: Context, step: string) => {
    const result = results[step];
    if (result?.type !== "generation") throw new Error(`${step} was not written`);
    return result;
  };

  return defineJobKind<EssayJobInput>({
    name: ESSAY_JOB,
    input: essayJobInputSchema,
    document: ({ essay: { essayId }, sections }) => ({ what: "essay", documentId: essayId, sections: sections.length }),
    plan: (input) => ({ title: input.essay.title, steps: planEssay(input, options.variant) }),
    async request(context) {
      const { essay, method, outline } = context.input;
      if (context.step === BRIEF_STEP) return { kind: "brief", input: { essay, method, outline } };
      if (context.step !== ABSTRACT_STEP)
        return chapterParamsSchema.safeParse(context.params).success ? chapterRequest(options, context) : sectionRequest(options, context);
      const { userId } = context;
      const { content } = await documents.read({ userId, documentId: essay.essayId });
      return { kind: "abstract", input: abstractInput({ essay, method, outline }, await options.texts.paragraphsOf({ userId, content })) };
    },
    actions: {
      place: {
        keepsText: true,
        run: async (context) => {
          const { userId, input, params } = context;
          const section = sectionNamed(input, params);
          const own = writeStep(section.id);
          const written = generated(context, own in context.results ? own : chapterStep(input, section));
          return placeSection(documents, { userId, documentId: input.essay.essayId, section, written });
        },
      },
      /** A brief its owner wrote meanwhile stays. */
      keepBrief: {
        keepsText: true,
        run: async (context) => {
          const { result } = generated(context, BRIEF_STEP);
          const { essayId } = context.input.essay;
          await inTransaction(db, async (trx) => {
            await requireOpenUser(trx, context.userId);
            const row = await findEssay(trx, context.userId, essayId);
            if (row?.brief === null && result !== null) await updateEssay(trx, essayId, { brief: JSON.stringify(result) });
          });
          return null;
        },
      },
      /** The essay's abstracts are the last that were generated, unless its owner has saved some. */
      keepAbstracts: {
        keepsText: true,
        run: async (context) => {
          const { userId, input } = context;
          const { generationId, result } = generated(context, ABSTRACT_STEP);
          // Stopped before it was whole.
          if (result === null) return null;
          const draft = { essay_id: input.essay.essayId, kind: "abstract" as const, user_id: userId, generation_id: generationId };
          await inTransaction(db, async (trx) => {
            await requireOpenUser(trx, userId);
            await addDraft(trx, { ...draft, created_at: clock.now() });
          });
          return null;
        },
      },
    },
  });
}
