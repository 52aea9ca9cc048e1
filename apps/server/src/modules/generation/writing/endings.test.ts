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

/** How a model writes its headings, by the number of the scene: one of the ways for each. */
type Headings = (at: number) => "hash" | "none";
const HASHES: Headings = () => "hash";
const NONE: Headings = () => "none";
const IN_TURN: Headings = (at) => (at % 2 === 0 ? "hash" : "none");
/** English texts are six times as many characters, and take as much longer: each scene has one of the ways, half of them either. */
const WAYS = { zh: [HASHES, NONE], en: [IN_TURN] } as const;

async function writeAll(language: "zh" | "en", name: string, headings: Headings): Promise<EndingLoss[]> {
  const all: EndingLoss[] = [];
  for (const [at, scene] of scenesWithLength().entries())
    all.push(await measureEnding({ scene, language, model: caseOf(name), headings: headings(at) }));
  return all;
}
const keysOf = (all: readonly EndingLoss[], lost: (loss: EndingLoss) => boolean) => all.filter(lost).map(({ scene }) => scene);

describe.each(["zh", "en"] as const)("every scene in %s", (language) => {
  it.each(["40 %", "60 %", "90 %", "105 %", "115 %", "150 %"])(
    "keeps its last section and signature, and nothing after it, with a model that gives %s",
    { timeout: SLOW_MS },
    async (name) => {
      for (const headings of WAYS[language]) {
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
    const all = await writeAll(language, "cut", HASHES);
    expect(keysOf(all, ({ signature, textAfter }) => signature || textAfter)).toEqual([]);
    expect(keysOf(all, ({ lastSection }) => lastSection).length / all.length).toBeLessThanOrEqual(0.011);
  });
});

it("at least fifty of the scenes close with name and date", () => {
  expect(scenesWithLength().filter(isSignedScene).length).toBeGreaterThanOrEqual(50);
});
