import { allDocuments, allScenes, findScene, lengthOf } from "@tangleaf/catalogue";
import type { Language } from "../language.ts";
import { writeScene } from "../write-scene.ts";
import { type InputSet, inputOf } from "./input-sets.ts";
import { LABELLED } from "./labelled-clauses.ts";
import { measureText, type TextMeasure } from "./measure-text.ts";
import { sectionTexts } from "./section-texts.ts";

/** Scenes that change a text instead of writing one. */
const CHANGES = new Set([
  "condenseDoc",
  "continueDoc",
  "expandDoc",
  "reWrite",
  "rbRewrite",
  "svImitate",
  "translateDoc",
  "polishDoc",
  "proofread",
  "summaryDoc",
]);
export const WRITTEN = [...allScenes(), ...allDocuments()].filter(({ key, output }) => !CHANGES.has(key) && output.unit === "char");

/** Every scene that writes a text, once for one set of inputs, at its default length. */
export function measureScenes(language: Language, set: InputSet, scenes = WRITTEN): TextMeasure[] {
  return scenes.map((scene) => {
    const fields = inputOf(scene, language, set);
    const target = lengthOf(scene)?.default ?? null;
    const text = writeScene({ scene, fields, target, language, attempt: 0 });
    return measureText({ scene, language, fields, text, target });
  });
}

export interface Shares {
  readonly filler: number;
  readonly placed: number;
  readonly askedAgain: number;
  readonly invented: number;
  readonly madeUpItems: number;
  readonly repeated: number;
  readonly repeatedMost: number;
  readonly size: number;
  readonly marks: number;
}

/** Over all characters, clauses and texts of the measures. `repeated` is the 95th of 100 texts' rep-4. */
export function sharesOf(all: readonly TextMeasure[]): Shares {
  const sum = (value: (measure: TextMeasure) => number) => all.reduce((total, measure) => total + value(measure), 0);
  const repeated = all.map(({ rep4 }) => rep4).sort((a, b) => a - b);
  return {
    filler: sum(({ filler }) => filler) / sum(({ size }) => size),
    placed: sum(({ placed }) => placed) / sum(({ clauses }) => clauses),
    askedAgain: sum(({ askedAgain }) => askedAgain.length),
    invented: sum(({ invented }) => invented.length),
    madeUpItems: sum(({ madeUpItems }) => madeUpItems.length),
    repeated: repeated[Math.floor(repeated.length * 0.95)] ?? 0,
    repeatedMost: repeated.at(-1) ?? 0,
    size: sum(({ size }) => size) / all.length,
    marks: sum(({ marks }) => marks) / all.length,
  };
}

/** How many of the labelled clauses stand in their section, and which do not. */
export function measureSections(language: Language): { readonly right: number; readonly all: number; readonly wrong: readonly string[] } {
  let right = 0;
  let all = 0;
  const wrong: string[] = [];
  for (const { scene: key, fields: labelled, language: own } of LABELLED.filter((form) => form.language === language)) {
    const scene = findScene(key);
    if (!scene) throw new RangeError(`no scene ${key}`);
    const expected = Object.values(labelled).flatMap((value) =>
      [...value.matchAll(/([^；;\n]+)@([\d,]+)/g)].map(([, clause = "", sections = ""]) => ({
        clause: clause.trim(),
        sections: sections.split(",").map(Number),
      })),
    );
    const fields = Object.fromEntries(Object.entries(labelled).map(([name, value]) => [name, value.replace(/@[\d,]+/g, "")]));
    const texts = sectionTexts({ scene, fields, language: own });
    for (const { clause, sections } of expected) {
      const words = clause
        .replace(/^[^：]{1,4}：/, "")
        .toLowerCase()
        .replace(/[。.]$/, "");
      const at = texts.findIndex((text) => text.toLowerCase().includes(words)) + 1;
      all += 1;
      if (sections.includes(at)) right += 1;
      else wrong.push(`${key} “${clause}” in ${at}, not ${sections.join("/")}`);
    }
  }
  return { right, all, wrong };
}
