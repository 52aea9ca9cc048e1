import type { ThesisFact } from "./parsed-topic.ts";
import { THESIS_METHODS, type ThesisMaterial, type ThesisMethod } from "./thesis-types.ts";
import { METHOD_CUES } from "./words/method-cues.ts";

/** What a cue counts, by where it stands. */
const WEIGHTS = { strong: 5, topic: 2, keyword: 1, material: 1, major: 1.5 };
/** A long material would outweigh the topic. */
const MOST_OF_MATERIAL = 4;

/** The way a thesis works, by the words of topic, keywords and material; the discipline decides between equals. */
export function detectMethod(material: ThesisMaterial, facts: readonly ThesisFact[]): ThesisMethod {
  const cues = METHOD_CUES[material.language];
  const topic = material.title.trim() === "" ? material.topic : `${material.topic} ${material.title}`;
  const said = facts.map(({ text }) => text).join("\n");
  const count = (text: string, pattern: RegExp) => new Set(text.match(pattern) ?? []).size;
  let best: ThesisMethod = "case";
  let most = 0;
  for (const method of THESIS_METHODS) {
    const { strong, cues: words, major } = cues[method];
    const score =
      (strong.test(topic.trim()) ? WEIGHTS.strong : 0) +
      WEIGHTS.topic * count(topic, words) +
      WEIGHTS.keyword * count(material.keywords.join(" "), words) +
      Math.min(MOST_OF_MATERIAL, WEIGHTS.material * count(said, words)) +
      (major.test(material.major) ? WEIGHTS.major : 0);
    if (score > most) {
      most = score;
      best = method;
    }
  }
  return best;
}
