import type { KindResult } from "@tangleaf/contract";
import { titlesCharacters } from "@tangleaf/contract/estimate";
import { z } from "zod";
import { checkedFacts, type EssayTask, factLines, frameLanguage, preparedOf, sameAsked } from "../essays/essay-facts.ts";
import { defineKind, PLAIN_PLAN } from "../kind.ts";

type TitlesTask = EssayTask & { readonly kind: "titles"; readonly count: number; readonly keywordsMax: number };
type Titles = KindResult<"titles">["titles"];

const TITLE_MAX_CHARACTERS = 120;
const TRANSLATED_MAX_CHARACTERS = 300;
const KEYWORD_MAX_CHARACTERS = 60;
/** More than anybody asked for is left out. */
const ANSWER_MAX = 20;

const keywordSchema = z.object({ zh: z.string().trim().max(KEYWORD_MAX_CHARACTERS), en: z.string().trim().max(KEYWORD_MAX_CHARACTERS) });
const answerSchema = z.object({
  titles: z
    .array(
      z.object({
        title: z.string().trim().min(1).max(TITLE_MAX_CHARACTERS),
        translated: z.string().trim().max(TRANSLATED_MAX_CHARACTERS),
        keywords: z.array(keywordSchema).max(ANSWER_MAX),
      }),
    )
    .min(1)
    .max(ANSWER_MAX),
});

export const titlesKind = defineKind<"titles", TitlesTask, z.output<typeof answerSchema>>({
  name: "titles",
  isDraft: false,
  hand: "writing",
  output: {
    format: "json",
    schema: answerSchema,
    complete: ({ titles }, task) => ({ result: { titles: distinct(titles, task) } }),
    toText: ({ titles }) => titles.map(({ title, translated }, n) => `${n + 1}. ${title}${translated && `\n   ${translated}`}`).join("\n"),
  },
  prepare(deps, _userId, input) {
    const { count, keywordsMax } = input;
    const essay = checkedFacts(deps, input.essay);
    return preparedOf(input, {
      title: essay.topic,
      target: null,
      taskOf: (attempt): TitlesTask => ({ kind: "titles", essay, count, keywordsMax, attempt, language: frameLanguage(essay) }),
    });
  },
  sameInput: sameAsked,
  estimate: ({ count }) => titlesCharacters(count),
  plan: () => PLAIN_PLAN,
  prompt: (task, call) => [call.frame.essay.titles(task), ...factLines(call, task.essay)],
  sample: ({ essay, count, attempt, language }) => ({ kind: "titles", material: { ...essay, language }, count, attempt }),
});

/** As many as were asked for, none twice. */
function distinct(titles: Titles, { count, keywordsMax }: TitlesTask): Titles {
  const byWords = new Map(titles.toReversed().map((one) => [one.title.replace(/\s/g, "").toLowerCase(), one]));
  const kept = [...byWords.values()].reverse().slice(0, count);
  return kept.map((one) => ({ ...one, keywords: one.keywords.slice(0, keywordsMax) }));
}
