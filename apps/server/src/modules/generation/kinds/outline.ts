import { ESSAY_METHODS, ESSAY_ROLE_MAX_CHARACTERS, type EssayMethod, type KindResult, SECTION_NEEDS } from "@tangleaf/contract";
import { outlineCharacters } from "@tangleaf/contract/estimate";
import { z } from "zod";
import { completeOutline, type OutlineAnswer, outlineText } from "../essays/complete-outline.ts";
import { checkedFacts, type EssayTask, factLines, frameLanguage, preparedOf, sameAsked } from "../essays/essay-facts.ts";
import { defineKind, PLAIN_PLAN } from "../kind.ts";

type OutlineTask = EssayTask & {
  readonly kind: "outline";
  readonly length: number;
  readonly method: EssayMethod | null;
  readonly chaptersMax: number;
};

const TITLE_MAX_CHARACTERS = 120;
const INTENT_MAX_CHARACTERS = 500;
const SIBLINGS_MAX = 30;

const own = {
  title: z.string().trim().min(1).max(TITLE_MAX_CHARACTERS),
  intent: z.string().trim().max(INTENT_MAX_CHARACTERS),
  /** Of it only the ratio counts. */
  characters: z.number().positive().max(1_000_000),
  needs: z.array(z.enum(SECTION_NEEDS)).max(SECTION_NEEDS.length),
  role: z.string().max(ESSAY_ROLE_MAX_CHARACTERS).optional(),
};
const leaf = z.object(own);
const section = z.object({ ...own, sections: z.array(leaf).max(SIBLINGS_MAX).optional() });
const chapter = z.object({ ...own, sections: z.array(section).max(SIBLINGS_MAX).optional() });
const answerSchema = z.object({ method: z.enum(ESSAY_METHODS), sections: z.array(chapter).min(1).max(SIBLINGS_MAX) });

export const outlineKind = defineKind<"outline", OutlineTask, z.output<typeof answerSchema>>({
  name: "outline",
  isDraft: false,
  hand: "writing",
  output: {
    format: "json",
    schema: answerSchema,
    complete(answer: OutlineAnswer, { length, chaptersMax }) {
      const { method, sections } = answer;
      if (sections.length > chaptersMax) return { error: `sections: ${sections.length} chapters, at most ${chaptersMax} are allowed` };
      return { result: { method, outline: completeOutline(sections, length) } };
    },
    toText: ({ outline }: KindResult<"outline">, language) => outlineText(outline, language),
  },
  prepare(deps, _userId, input) {
    const { length, method, chaptersMax } = input;
    const essay = checkedFacts(deps, input.essay);
    return preparedOf(input, {
      title: essay.title,
      target: null,
      taskOf: (attempt): OutlineTask => ({
        kind: "outline",
        essay,
        length,
        method,
        chaptersMax,
        attempt,
        language: frameLanguage(essay),
      }),
    });
  },
  sameInput: sameAsked,
  estimate: ({ length }) => outlineCharacters(length),
  plan: () => PLAIN_PLAN,
  prompt: (task, call) => [call.frame.essay.outline(task), ...factLines(call, task.essay)],
  sample: ({ essay, length, method, chaptersMax, attempt, language }) => ({
    kind: "outline",
    material: { ...essay, language },
    ...(method === null ? {} : { method }),
    length,
    chaptersMax,
    attempt,
  }),
});
