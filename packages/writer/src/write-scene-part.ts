import type { CatalogueScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import type { Fields, Language } from "./engine/draft-types.ts";
import { endSentence, splitSentences } from "./text/split-sentences.ts";
import { writeScene } from "./write-scene.ts";

export type ScenePartInput = {
  readonly scene: CatalogueScene;
  readonly fields: Fields;
  /** The scene's section, by its Chinese name; one the scene has not is a mark. */
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

/**
 * One section of the text a scene would be written as, without its heading: every section comes from the same whole, so no fact stands
 * in two of them. Never longer than `target`. Pure.
 */
export function writeScenePart({ scene, fields, part, intent, written, target, total, language, attempt }: ScenePartInput): string {
  const heading = scene.recipe.structure.find((section) => section.zh === part)?.[language];
  const whole = writeScene({ scene, fields, target: total, language, attempt });
  const blocks = heading === undefined ? [] : blocksBelow(whole, heading);
  const kept: string[] = [];
  let size = 0;
  for (const block of blocks) {
    const text = block.startsWith("- ") ? unsaid(block.split("\n"), written).join("\n") : sentencesOf(block, written, language);
    const length = countCharacters(text);
    if (text === "" || size + length > target) continue;
    kept.push(text);
    size += length;
  }
  return kept.length === 0 ? MARK[language](intent === "" ? part : intent) : kept.join("\n\n");
}

function blocksBelow(text: string, heading: string): string[] {
  const blocks = text.split(/\n{2,}/).map((block) => block.trim());
  const at = blocks.indexOf(`## ${heading}`);
  if (at < 0) return [];
  const end = blocks.findIndex((block, index) => index > at && block.startsWith("#"));
  return blocks.slice(at + 1, end < 0 ? undefined : end).filter((block) => block !== "");
}

const unsaid = (lines: readonly string[], written: readonly string[]) =>
  lines.filter((line) => !written.some((before) => before.includes(line.trim())));

function sentencesOf(block: string, written: readonly string[], language: Language): string {
  const sentences = splitSentences(block).map((sentence) => endSentence(sentence, language));
  return unsaid(sentences, written).join(language === "zh" ? "" : " ");
}
