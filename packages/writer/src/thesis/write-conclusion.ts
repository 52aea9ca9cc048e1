import { countCharacters } from "@tangleaf/document";
import { layOutThesis } from "./lay-out-thesis.ts";
import { answersWanted, lastMarks, questionOf, reachOf } from "./own-sentences.ts";
import type { ThesisMaterial, ThesisOutline } from "./thesis-types.ts";

export type WriteConclusionInput = {
  readonly material: ThesisMaterial;
  readonly outline: ThesisOutline /** Most characters. */;
  readonly target: number;
};

/**
 * The conclusion: the question again, one line to fill in for each thing that was asked, and how far it reaches. Results are never
 * written. Pure.
 */
export function writeConclusion({ material, outline, target }: WriteConclusionInput): string {
  const { topic, lists, slots, language } = layOutThesis(material, outline, []);
  const isChinese = language === "zh";
  const mark = (hint: string) => (isChinese ? `【待补充：${hint}】` : `【To add: ${hint}】`);
  const answers = answersWanted(topic, lists, outline.method, language).map((what) =>
    isChinese
      ? `- ${what}：${mark("一句话的结论与所依据的结果")}`
      : `- ${what}: ${mark("the conclusion in one sentence, and the result it rests on")}`,
  );
  const question = questionOf(outline.method, slots, language);
  const kept: string[] = [];
  let size = 0;
  for (const part of [question, ...answers, reachOf(topic.scope, language), ...lastMarks(topic.scope, language)]) {
    const characters = countCharacters(part);
    if (part === "" || size + characters > target) continue;
    kept.push(part);
    size += characters;
  }
  return kept
    .join("\n\n")
    .replace(/\n\n(?=- )/g, "\n")
    .replace(/^([^\n-][^\n]*)\n(?=- )/, "$1\n\n");
}
