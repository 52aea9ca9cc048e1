import { allDocuments, allScenes, lengthOf } from "@tangleaf/catalogue";
import { describe, expect, it } from "vitest";
import { measureScene } from "./measure-scene.ts";

const scenes = [...allScenes(), ...allDocuments()];
/** Scenes whose result is a new wording of their source. */
const TRANSFORMED = new Set(["condenseDoc", "continueDoc", "reWrite", "rbRewrite", "svImitate", "translateDoc", "polishDoc", "proofread"]);
/** Texts of up to this many characters hold a part of the fixture's material: advertisements, messages, slogans. */
const SHORT_CHARACTERS = 100;
const SHORT_SCENES = new Set(
  scenes
    .filter((scene) => scene.output.unit === "char" && (lengthOf(scene)?.default ?? Infinity) <= SHORT_CHARACTERS)
    .map(({ key }) => key),
);
/** All scenes several times on a busy machine. */
const SLOW_MS = 60_000;
const MOST_MISS = 0.1;
const MOST_REPETITION = 0.12;
const MOST_SCENES = 0.95;
const MOST_SENTENCES = 0.99;

describe.each(["full", "sparse"] as const)("every scene written in Chinese from %s inputs", (fullness) => {
  const measures = scenes.map((scene) => measureScene({ scene, language: "zh", target: lengthOf(scene)?.default ?? null, fullness }));
  const share = (fits: (measure: (typeof measures)[number]) => boolean) => measures.filter(fits).length / measures.length;

  it("gives a text", () => {
    expect(measures.filter(({ text }) => text.trim().length < 5).map(({ key }) => key)).toEqual([]);
  });

  it("keeps the asked length within ten per cent in 95 of 100 scenes", () => {
    expect(share(({ miss }) => miss <= MOST_MISS)).toBeGreaterThanOrEqual(MOST_SCENES);
  });

  it("holds nearly all of the user's sentences", () => {
    const placed = measures.filter(
      ({ key, target }) =>
        !TRANSFORMED.has(key) &&
        !SHORT_SCENES.has(key) &&
        target !== null &&
        scenes.find((scene) => scene.key === key)?.output.unit === "char",
    );
    const all = placed.reduce((sum, { sentences }) => sum + sentences, 0);
    expect(placed.reduce((sum, { kept }) => sum + kept, 0) / all).toBeGreaterThanOrEqual(MOST_SENTENCES);
  });

  it("writes no figure the user did not give", () => {
    expect(
      measures.filter(({ strayDigits }) => strayDigits.length > 0).map(({ key, strayDigits }) => `${key} ${strayDigits.join(" ")}`),
    ).toEqual([]);
  });

  it("leaves no slot open", () => {
    expect(measures.filter(({ openSlots }) => openSlots).map(({ key }) => key)).toEqual([]);
  });

  it("repeats itself little", () => {
    const prose = measures.filter(({ key }) => scenes.find((scene) => scene.key === key)?.output.unit === "char");
    expect(prose.filter(({ rep4 }) => rep4 <= MOST_REPETITION).length / prose.length).toBeGreaterThanOrEqual(MOST_SCENES);
  });
});

describe.each(["zh", "en"] as const)("every scene in %s", (language) => {
  it("gives the same bytes for the same input and another text for another attempt", { timeout: SLOW_MS }, () => {
    const write = (attempt: number) =>
      scenes.map((scene) => measureScene({ scene, language, target: lengthOf(scene)?.default ?? null, fullness: "full", attempt }).text);
    const first = write(0);
    expect(write(0)).toEqual(first);
    const second = write(1);
    const same = scenes.filter((scene, index) => scene.output.unit !== "source" && first[index] === second[index]).map(({ key }) => key);
    // Where the material alone fills a short text, nothing can vary.
    expect(same.filter((key) => !TRANSFORMED.has(key) && !SHORT_SCENES.has(key))).toEqual([]);
  });

  it("never echoes the recipe's role, task or constraints", { timeout: SLOW_MS }, () => {
    for (const scene of scenes) {
      const { text } = measureScene({ scene, language, target: lengthOf(scene)?.default ?? null, fullness: "full" });
      const recipe = [scene.recipe.role, scene.recipe.task, ...scene.recipe.constraints, ...scene.recipe.style].filter(
        (line) => line.length >= 12,
      );
      expect(recipe.filter((line) => text.includes(line))).toEqual([]);
    }
  });
});
