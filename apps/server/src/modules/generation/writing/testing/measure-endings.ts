import { allDocuments, allScenes, type CatalogueScene, lengthOf } from "@tangleaf/catalogue";
import type { Variant } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { pino } from "pino";
import type { Model } from "../../../../ports/model.ts";
import type { Kind } from "../../kind.ts";
import type { SceneTask } from "../../kinds/scene.ts";
import { kinds } from "../../kinds.gen.ts";
import type { WritingEnd, Written } from "../ask-model.ts";
import { headingWords } from "../line-kinds.ts";
import { createTokenUsage } from "../token-usage.ts";
import { writeText } from "../write-text.ts";
import { type HeadingShape, LAST_WORDS, SIGNATURE, sectionModel } from "./section-model.ts";

/** One kind of model, as a row of the table. */
export type EndingCase = { readonly name: string; readonly factor: number; readonly cutAt?: number };

export const ENDING_CASES: readonly EndingCase[] = [
  { name: "40 %", factor: 0.4 },
  { name: "60 %", factor: 0.6 },
  { name: "90 %", factor: 0.9 },
  { name: "105 %", factor: 1.05 },
  { name: "115 %", factor: 1.15 },
  { name: "150 %", factor: 1.5 },
  { name: "cut", factor: 1, cutAt: 0.6 },
];

/** What a text lost. */
export type EndingLoss = {
  readonly scene: string;
  readonly text: string;
  readonly end: WritingEnd;
  readonly calls: number;
  /** The last section of the recipe is not there. */
  readonly lastSection: boolean;
  /** A letter or an official document without name and date. */
  readonly signature: boolean;
  /** Something stands behind the signature. */
  readonly textAfter: boolean;
  /** A heading, the ending or the signature is there twice. */
  readonly doubled: boolean;
  /** Further than a tenth from the asked length, and called whole all the same. */
  readonly length: boolean;
  /** Characters over those asked for. */
  readonly share: number;
};

const OFF_MOST = 0.1;
/** Under this a signature alone is more than a tenth. */
const MEASURED_FROM_CHARACTERS = 200;

/** Scenes with a length in characters: those a model can write too much of. */
export function scenesWithLength(): CatalogueScene[] {
  return [...allScenes(), ...allDocuments()].filter(({ output }) => output.unit === "char");
}

export function isSignedScene(scene: CatalogueScene): boolean {
  return scene.recipe.structure.at(-1)?.fn === "sign";
}

/** Writes a scene's text with a model of this kind, through everything but the database. */
export async function measureEnding(input: {
  scene: CatalogueScene;
  language: Variant;
  model: EndingCase;
  headings: HeadingShape;
}): Promise<EndingLoss> {
  const { scene, language, headings } = input;
  const target = lengthOf(scene)?.default ?? null;
  const model = sectionModel({ ...input.model, headings });
  const task: SceneTask = { kind: "scene", sceneType: scene.key, fields: fieldsOf(scene, language), target, language, attempt: 1 };
  const { text, end } = await writeWith(task, scene, [model]);
  const wanted = target ?? 0;
  const share = wanted === 0 ? 1 : countCharacters(text) / wanted;
  const ends = text.trimEnd();
  const name = scene.recipe.structure.at(-1)?.[language] ?? "";
  const hasLast = text.includes(LAST_WORDS[language]) && (headings === "none" || text.includes(name));
  return {
    scene: scene.key,
    text,
    end,
    calls: model.calls.length,
    lastSection: !hasLast,
    signature: isSignedScene(scene) && !text.includes(SIGNATURE[language]) && !MISSING_SIGNATURE[language].test(text.trimEnd()),
    textAfter: isSignedScene(scene) && text.includes(SIGNATURE[language]) && !ends.endsWith(SIGNATURE[language]),
    doubled: isTwice(text, LAST_WORDS[language]) || isTwice(text, SIGNATURE[language]) || isHeadingTwice(scene, text, language, headings),
    length: wanted >= MEASURED_FROM_CHARACTERS && end === "stop" && Math.abs(share - 1) > OFF_MOST,
    share,
  };
}

function isTwice(text: string, words: string): boolean {
  return text.split(words).length > 2;
}

function isHeadingTwice(scene: CatalogueScene, text: string, language: Variant, headings: HeadingShape): boolean {
  if (headings === "none") return false;
  const lines = text.split("\n").map(headingWords);
  return scene.recipe.structure.some((section) => lines.filter((line) => line === section[language]).length > 1);
}

/** The whole text as watchers see it. */
export async function writeWith(
  task: SceneTask,
  scene: CatalogueScene,
  models: readonly Model[],
): Promise<{ text: string; end: WritingEnd; metered: number }> {
  const tokenUsage = createTokenUsage();
  const kind: Kind = kinds[task.kind];
  let text = "";
  const emit = (piece: Written) => {
    if (piece.type === "text") text += piece.text;
  };
  const { signal } = new AbortController();
  const end = await writeText({ kind, task, scene, models, signal, tokenUsage, log: pino({ level: "silent" }), emit });
  return { text, end, metered: tokenUsage.metered };
}

/** What the engine sets under a text that has none. */
const MISSING_SIGNATURE = { zh: /【待补充：[^】]+】$/, en: /\[To add: [^\]]+\]$/ } as const;
const SAMPLE = { zh: "示例内容，写了三件事。", en: "Some material about three things." } as const;

function fieldsOf(scene: CatalogueScene, language: Variant): SceneTask["fields"] {
  return Object.fromEntries(
    scene.form.map(({ key, type, label, default: start = 1 }) => [
      key,
      type === "number" ? start : `${label[language]} ${SAMPLE[language]}`,
    ]),
  );
}
