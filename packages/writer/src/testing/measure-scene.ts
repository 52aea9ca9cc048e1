import type { CatalogueScene } from "@tangleaf/catalogue";
import { countCharacters, repetition } from "@tangleaf/document";
import { splitSentences } from "../text/split-sentences.ts";
import { writeScene } from "../write-scene.ts";
import { type Fullness, fixtureFields } from "./fixture-fields.ts";

export interface Measure {
  readonly key: string;
  readonly text: string;
  readonly target: number | null;
  readonly size: number;
  /** |size − target| / target; 0 without a target. */
  readonly miss: number;
  readonly sentences: number;
  readonly kept: number;
  readonly strayDigits: readonly string[];
  readonly rep4: number;
  readonly openSlots: boolean;
  readonly milliseconds: number;
}

const NOT_LETTERS = /[^\p{L}\p{N}]/gu;

export function measureScene(input: {
  scene: CatalogueScene;
  language: "zh" | "en";
  target: number | null;
  fullness: Fullness;
  attempt?: number;
  now?: () => number;
}): Measure {
  const { scene, language, target, fullness, attempt = 0, now = () => 0 } = input;
  const fields = fixtureFields(scene, language, fullness);
  const begun = now();
  const text = writeScene({ scene, fields, target, language, attempt });
  const milliseconds = now() - begun;
  const isItem = scene.output.unit === "item";
  const size = isItem ? text.split("\n").length : countCharacters(text);
  const given = Object.values(fields).join("\n");
  const sentences = scene.form.filter(({ type }) => type === "textarea").flatMap(({ key }) => splitSentences(String(fields[key] ?? "")));
  const plain = text.replace(NOT_LETTERS, "");
  const named = scene.recipe.structure.map((section) => section[language]).join("\n") + scene.title[language];
  const digits = new Set(`${given}\n${named}`.match(/\d+/g) ?? []);
  const body = text.replace(/^\s*\d+\. /gm, "");
  return {
    key: scene.key,
    text,
    target,
    size,
    miss: target === null ? 0 : Math.abs(size - target) / target,
    sentences: sentences.length,
    kept: sentences.filter((sentence) => plain.includes(sentence.replace(NOT_LETTERS, ""))).length,
    strayDigits: (body.match(/\d+/g) ?? []).filter((run) => !digits.has(run)),
    rep4: windowedRepetition(text.replaceAll(GAP_MARK[language], "【"), language),
    openSlots: /\{\w+\}|\bundefined\b|\[[^\]]*\|[^\]]*\]/.test(text),
    milliseconds,
  };
}

/** The mark of a gap is always the same by design, so it is left out of repetition. */
const GAP_MARK = { zh: "【待补充：", en: "【To add: " };

/** Repetition grows with length, so longer texts are judged by their worst window. */
const WINDOW = { zh: 1200, en: 6000 };

function windowedRepetition(text: string, language: "zh" | "en"): number {
  let worst = 0;
  for (let from = 0; from === 0 || from + WINDOW[language] / 2 < text.length; from += WINDOW[language]) {
    worst = Math.max(worst, repetition(text.slice(from, from + WINDOW[language]), 4));
  }
  return worst;
}
