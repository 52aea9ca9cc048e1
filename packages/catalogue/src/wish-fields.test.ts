import { expect, it } from "vitest";
import { allDocuments, allScenes, isWish } from "./index.ts";

const fields = [...allScenes(), ...allDocuments()].flatMap(({ key, form }) => form.map((field) => ({ scene: key, field })));

it("wishes are fields about the writing: a style, a direction, a number of ideas, the language to translate into", () => {
  const keys = new Set(fields.filter(({ scene, field }) => isWish(scene, field.key)).map(({ field }) => field.key));
  expect([...keys]).toEqual(expect.arrayContaining(["orientation", "style", "target"]));
  expect(fields.filter(({ scene, field }) => field.key === "target" && isWish(scene, field.key)).map(({ scene }) => scene)).toEqual([
    "translateDoc",
  ]);
});

it("what a text is made of is no wish, whatever a field is called", () => {
  expect(isWish("weeklyReport", "summary")).toBe(false);
  expect(isWish("gwNotification", "constructor")).toBe(false);
  expect(isWish("constructor", "target")).toBe(false);
});
