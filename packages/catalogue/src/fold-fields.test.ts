import { expect, it } from "vitest";
import { allDocuments, allScenes, findScene, formOf, isWish, toSceneView } from "./index.ts";

const all = [...allScenes(), ...allDocuments()];
const foldedOf = (key: string) => {
  const scene = findScene(key);
  if (scene === null) throw new Error(`there is no scene ${key}`);
  return formOf(scene).flatMap((field) => (field.folded ? [field.key] : []));
};

it.each([
  ["leaveNoteStudent", ["tone", "address"]],
  ["weeklyReport", ["tone"]],
  ["workEmail", ["tone"]],
  ["gwReport", []],
  ["polishDoc", []],
  ["openingReport", []],
])("%s has in its fold what its recipe leaves to the writer", (key, folded) => {
  expect(foldedOf(key)).toEqual(folded);
});

it("every text that greets can be told whom, by its form or in the fold", () => {
  const greeting = all.filter(({ recipe }) => recipe.structure.some(({ fn }) => fn === "greet"));
  expect(greeting.length).toBeGreaterThan(0);
  for (const scene of greeting)
    expect(
      formOf(scene).map(({ key }) => key),
      scene.key,
    ).toContainEqual(expect.stringMatching(/^(?:address|receiver)$/));
});

it("no form asks for the same thing twice, and nothing in a fold is required", () => {
  for (const scene of all) {
    const keys = formOf(scene).map(({ key }) => key);
    expect(new Set(keys).size, scene.key).toBe(keys.length);
    expect(keys.includes("tone") && keys.includes("style"), scene.key).toBe(false);
    expect(formOf(scene).filter(({ folded, required }) => folded && required)).toEqual([]);
  }
});

it("the tone is a wish and the salutation is material; the page gets both with what can be chosen", () => {
  expect([isWish("leaveNoteStudent", "tone"), isWish("leaveNoteStudent", "address")]).toEqual([true, false]);
  const scene = findScene("leaveNoteStudent");
  const form = scene === null ? [] : toSceneView(scene, "en").form;
  expect(form.filter(({ folded }) => folded)).toMatchObject([
    { key: "tone", label: "Tone", choices: ["Plain", "Formal", "Warm", "Tactful", "Lively", "Firm"], require: false },
    { key: "address", label: "Salutation", require: false },
  ]);
});
