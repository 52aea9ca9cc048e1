import { describe, expect, it } from "vitest";
import {
  ENDING_CASES,
  type EndingCase,
  type EndingLoss,
  isSignedScene,
  measureEnding,
  scenesWithLength,
} from "./testing/measure-endings.ts";

/** All scenes through the engine on a busy machine. */
const SLOW_MS = 120_000;
const caseOf = (name: string): EndingCase => ENDING_CASES.find((each) => each.name === name) ?? { name, factor: 1 };

async function writeAll(language: "zh" | "en", name: string, headings: "hash" | "none"): Promise<EndingLoss[]> {
  const all: EndingLoss[] = [];
  for (const scene of scenesWithLength()) all.push(await measureEnding({ scene, language, model: caseOf(name), headings }));
  return all;
}
const keysOf = (all: readonly EndingLoss[], lost: (loss: EndingLoss) => boolean) => all.filter(lost).map(({ scene }) => scene);

describe.each(["zh", "en"] as const)("every scene in %s", (language) => {
  it.each(["40 %", "60 %", "90 %", "105 %", "115 %", "150 %"])(
    "keeps its last section and signature, and nothing after it, with a model that gives %s",
    { timeout: SLOW_MS },
    async (name) => {
      for (const headings of ["hash", "none"] as const) {
        const all = await writeAll(language, name, headings);
        expect(keysOf(all, ({ lastSection }) => lastSection)).toEqual([]);
        expect(keysOf(all, ({ signature }) => signature)).toEqual([]);
        expect(keysOf(all, ({ textAfter }) => textAfter)).toEqual([]);
      }
    },
  );

  it("keeps its signature with a model whose own limit cuts every answer, and nearly always its last words", {
    timeout: SLOW_MS,
  }, async () => {
    const all = await writeAll(language, "cut", "hash");
    expect(keysOf(all, ({ signature, textAfter }) => signature || textAfter)).toEqual([]);
    expect(keysOf(all, ({ lastSection }) => lastSection).length / all.length).toBeLessThanOrEqual(0.011);
  });
});

it("at least fifty of the scenes close with name and date", () => {
  expect(scenesWithLength().filter(isSignedScene).length).toBeGreaterThanOrEqual(50);
});
