import { FIELD_MAX_CHARACTERS, type Variant } from "@tangleaf/contract";
import { describe, expect, it } from "vitest";
import { allDocuments, allScenes, exampleOf } from "./index.ts";
import type { CatalogueField, CatalogueScene } from "./scene.ts";

const all = [...allScenes(), ...allDocuments()];
const VARIANTS: readonly Variant[] = ["zh", "en"];
const sceneOf = (form: unknown[], example?: CatalogueScene["example"]) =>
  ({ form, ...(example === undefined ? {} : { example }) }) as unknown as CatalogueScene;
const topic = { key: "topic", type: "text", placeholder: { zh: "比如：搬家", en: "e.g. moving house" } };

describe("the example of a form", () => {
  it("is what its placeholders say, numbers at their default, and what the scene gives instead", () => {
    const length = { key: "length", type: "number", default: 500, placeholder: { zh: "选一个字数", en: "Choose a length" } };
    const content = { key: "content", type: "textarea", placeholder: { zh: "粘贴原文", en: "Paste the text" } };
    const scene = sceneOf([topic, content, length], { content: { zh: "原文一段。", en: "A passage." } });
    expect(exampleOf(scene, "zh")).toEqual({ topic: "搬家", content: "原文一段。", length: 500 });
    expect(exampleOf(scene, "en")).toEqual({ topic: "moving house", content: "A passage.", length: 500 });
  });

  it("is left empty where a placeholder only says what to do", () => {
    const pick = { ...topic, placeholder: { zh: "选一个题目", en: "Choose a topic" } };
    expect(exampleOf(sceneOf([pick]), "zh")).toEqual({ topic: "" });
  });
});

describe.each(VARIANTS)("every scene's example (%s)", (variant) => {
  const values = all.flatMap((scene) => {
    const example = exampleOf(scene, variant);
    return scene.form.map((field) => ({ name: `${scene.key}.${field.key}`, field, value: example[field.key] }));
  });

  it("fills every field with a value the form takes", () => {
    expect(values.filter(({ field, value }) => !isTaken(field, value)).map(({ name }) => name)).toEqual([]);
  });

  it("is in the language of the form", () => {
    const han = /\p{Script=Han}/u;
    const wrong = values.filter(({ value }) => typeof value === "string" && variant === "en" && han.test(value));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

it("scenes give examples only of fields they have, and not what the placeholder says already", () => {
  const wrong = all.flatMap((scene) => {
    const { example, ...rest } = scene;
    return Object.entries(example ?? {}).flatMap(([key, given]) => {
      const field = scene.form.find((one) => one.key === key);
      const isKind = field !== undefined && (field.type === "number") === (typeof given === "number");
      const isSame = VARIANTS.every((variant) => exampleOf(rest, variant)[key] === exampleOf(scene, variant)[key]);
      return isKind && !isSame ? [] : [`${scene.key}.${key}`];
    });
  });
  expect(wrong).toEqual([]);
});

function isTaken({ type, min = 0, max }: CatalogueField, value: string | number | undefined): boolean {
  if (type === "number") return typeof value === "number" && value >= min && value <= (max ?? value);
  return typeof value === "string" && value.trim() === value && value !== "" && value.length <= (max ?? FIELD_MAX_CHARACTERS);
}
