import type { CatalogueScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import type { Fields } from "./engine/draft-types.ts";
import type { Language } from "./language.ts";
import { endSentence, splitSentences } from "./text/split-sentences.ts";
import { writeScene } from "./write-scene.ts";

export type ScenePartInput = {
  readonly scene: CatalogueScene;
  readonly fields: Fields;
  /** The scene's section, by its Chinese name. */
  readonly part: string;
  /** What the part is to show: asked for where nothing is known of it. */
  readonly intent: string;
  /** What sections before this one say: none of it is said again. */
  readonly written: readonly string[];
  /** Most characters of this part, and of the whole text. */
  readonly target: number;
  readonly total: number;
  readonly language: Language;
  readonly attempt: number;
};

const MARK = { zh: (hint: string) => `【待补充：${hint}】`, en: (hint: string) => `[To add: ${hint}]` } as const;
const IS_MARK = /^(?:- )?(?:【待补充：[^】]*】|\[To add: [^\]]*\])[。.]?$/;

/** Which section a sentence of the author belongs in by its words; one that has none of them explains. */
const PARTS: readonly (readonly [part: string, cues: RegExp])[] = [
  ["常见误区", /误以为|以为|误区|误解|谣言|传言|其实|并不是|\b(?:myth|mistaken|believed?|actually|in fact|wrongly)\b/i],
  ["结语与思考", /尚无定论|没有定论|还没有说清|还在研究|\b(?:still (?:open|unknown|studying|debated)|not settled)\b/i],
  ["生活现象引入", /为什么|有没有想过|见过|爱问|问过|\b(?:why|wonder|ask|noticed?|seen)\b/i],
  ["生活应用", /生活|家里|家中|厨房|做饭|日常|平时|应用|用来|可以用|\b(?:at home|kitchen|daily|every day|used (?:to|for|in)|useful)\b/i],
];
const EXPLAINS = "原理讲解";

/**
 * One section of a text of popular science, without its heading: the author's sentences that belong there, and the marks the scene's text
 * has there for what is missing. Each sentence stands in one section. Never longer than `target`. Pure.
 */
export function writeScenePart({ scene, fields, part, intent, written, target, total, language, attempt }: ScenePartInput): string {
  const heading = scene.recipe.structure.find((section) => section.zh === part)?.[language];
  const whole = writeScene({ scene, fields, target: total, language, attempt });
  const marks = heading === undefined ? [] : marksBelow(whole, heading);
  const own = splitSentences(String(fields["content"] ?? ""))
    .filter((sentence) => partOf(sentence) === part)
    .map((sentence) => endSentence(sentence, language));
  const unsaid = (text: string) => !written.some((before) => before.includes(text));
  let left = target;
  const fits = (text: string) => {
    const length = countCharacters(text);
    if (length > left) return false;
    left -= length;
    return true;
  };
  const said = own
    .filter(unsaid)
    .filter(fits)
    .join(language === "zh" ? "" : " ");
  const missing = marks.filter(unsaid).filter(fits);
  const asked = said === "" && missing.length === 0 ? [MARK[language](intent === "" ? part : intent)] : missing;
  return [said, asked.join("\n")].filter((text) => text !== "").join("\n\n");
}

const partOf = (sentence: string): string => PARTS.find(([, cues]) => cues.test(sentence))?.[0] ?? EXPLAINS;

/** The marks below a heading, each as an item of a list. */
function marksBelow(text: string, heading: string): string[] {
  const blocks = text.split(/\n{2,}/).map((block) => block.trim());
  const at = blocks.indexOf(`## ${heading}`);
  if (at < 0) return [];
  const end = blocks.findIndex((block, index) => index > at && block.startsWith("#"));
  const lines = blocks.slice(at + 1, end < 0 ? undefined : end).flatMap((block) => block.split("\n"));
  return lines.filter((line) => IS_MARK.test(line)).map((line) => `- ${line.replace(/^- /, "").replace(/[。.]$/, "")}`);
}
