import { type CatalogueScene, findScene } from "@tangleaf/catalogue";
import { sceneCharacters, type Variant } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { AppError } from "../../../platform/errors.ts";
import { allowedFields } from "../allowed-fields.ts";
import type { Fields } from "../check-fields.ts";
import { TITLE_SUBJECT_CHARACTERS } from "../constants.ts";
import { defineKind, type Plan, type Task } from "../kind.ts";
import { fieldLines, goOnLines, languageLine, lengthLine, recipeLines } from "../prompt/prompt-lines.ts";
import { sameFields } from "../same-words.ts";

export type SceneTask = Task & {
  readonly kind: "scene";
  readonly sceneType: string;
  readonly fields: Fields;
  /** Length wanted, in the scene's unit; null = follows its source. */
  readonly target: number | null;
};

export const sceneKind = defineKind<"scene", SceneTask>({
  name: "scene",
  isDraft: true,
  output: { format: "text" },
  prepare(deps, _userId, input) {
    const { variant } = deps;
    const found = findScene(input.sceneType);
    if (found === null) throw new AppError("scene.unknown", { field: "sceneType" });
    const fields = allowedFields(deps, found, input.fields);
    const target = found.output.unit !== "source" && typeof fields["length"] === "number" ? fields["length"] : null;
    return {
      scene: found,
      title: titleOf(found, fields, variant),
      input: { sceneType: found.key, fields },
      pieceId: input.pieceId ?? null,
      draftNo: null,
      target,
      seed: "",
      taskOf: (attempt): SceneTask => ({
        kind: "scene",
        sceneType: found.key,
        fields,
        target,
        language: found.output.language ?? variant,
        attempt,
      }),
    };
  },
  sameInput: (stored, input) => stored["sceneType"] === input.sceneType && sameFields(stored["fields"], input.fields),
  estimate: ({ target, fields }, found) =>
    sceneCharacters({ unit: found?.output.unit ?? "char", target, sourceCharacters: countCharacters(wordsOf(fields)) }),
  plan: (task, found) => scenePlan(task, found),
  prompt: ({ fields }, call) => [
    ...recipeLines(call),
    languageLine(call),
    ...fieldLines(call, fields),
    ...goOnLines(call),
    lengthLine(call),
  ],
  sample: (task) => task,
});

/** The form's own words for another language than the one the text would be in. */
const NAMES_A_LANGUAGE = /英文|英语|中文|汉语|日语|日文|双语|翻译|译成|english|chinese|bilingual|translat/i;

function scenePlan({ target, language, fields }: SceneTask, scene: CatalogueScene | null): Plan {
  const unit = scene?.output.unit === "item" ? "item" : "char";
  const isFree =
    scene === null ||
    scene.output.unit === "source" ||
    scene.output.kind === "transform" ||
    NAMES_A_LANGUAGE.test(`${scene.key} ${scene.recipe.task} ${wordsOf(fields)}`);
  const sections = scene?.recipe.structure ?? [];
  return {
    length: target === null ? null : { unit, count: target },
    written: "",
    language: isFree ? null : language,
    progressTarget: target,
    ...(unit === "char" && { outline: sections.map(({ weight, ...name }) => ({ title: name[language], facts: [], characters: weight })) }),
  };
}

/** What a person typed: numbers say how long a text is to be, not what it is about. */
function wordsOf(fields: Fields): string {
  return Object.values(fields)
    .filter((value) => typeof value === "string")
    .join("\n");
}

/** Scene and what it is about: the first short field, else the beginning of the first long one. */
function titleOf(found: CatalogueScene, fields: Fields, variant: Variant): string {
  const texts = found.form.filter(({ key, type }) => type !== "number" && typeof fields[key] === "string");
  const subject = texts.find(({ type }) => type === "text") ?? texts[0];
  const line = subject === undefined ? "" : (String(fields[subject.key]).split("\n")[0] ?? "").trim();
  const cut = line.length > TITLE_SUBJECT_CHARACTERS ? `${line.slice(0, TITLE_SUBJECT_CHARACTERS).toWellFormed()}…` : line;
  return cut === "" ? found.title[variant] : `${found.title[variant]} · ${cut}`;
}
