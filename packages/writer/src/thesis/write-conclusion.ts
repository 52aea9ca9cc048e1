import { countCharacters } from "@tangleaf/document";
import { layOutThesis } from "./lay-out-thesis.ts";
import { answersWanted, questionOf } from "./own-sentences.ts";
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
  const reach =
    topic.scope === ""
      ? mark(isChinese ? "结论适用的范围" : "how far the conclusion reaches")
      : isChinese
        ? `以上结论只就${topic.scope}而言，推到别处须另行检验。`
        : `These conclusions hold for ${topic.scope}; whether they hold elsewhere has to be examined.`;
  const next = mark(isChinese ? "本研究没有做到、接下来最值得做的一件事" : "what this study could not do and should come next");
  const question = questionOf(outline.method, slots, language);
  const kept: string[] = [];
  let size = 0;
  for (const part of [question, ...answers, reach, next]) {
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
