import { describe, expect, it } from "vitest";
import { INPUT_SETS } from "./input-sets.ts";
import { measureScenes, measureSections, sharesOf } from "./measure-scenes.ts";

const MOST_FILLER = 0.3;
const LEAST_PLACED = 0.98;
const LEAST_RIGHT = 0.85;
const MOST_REPETITION = 0.08;
/** Of all texts, those that keep the bar of repetition. */
const MOST_TEXTS = 0.95;

describe.each(["zh", "en"] as const)("the sample writer in %s", (language) => {
  describe.each(INPUT_SETS)("from %s inputs, over all scenes", (set) => {
    const measures = measureScenes(language, set);

    it("does not pad: less than a third of a text is neither the user's words, nor the form, nor a mark", () => {
      expect(sharesOf(measures).filler).toBeLessThanOrEqual(MOST_FILLER);
      expect(
        measures.filter(({ filler, size }) => filler > size * MOST_FILLER).map(({ key, rest }) => `${key}: ${rest.join(" | ")}`),
      ).toEqual([]);
    });

    it("holds the user's sentences and clauses", () => {
      expect(sharesOf(measures).placed).toBeGreaterThanOrEqual(LEAST_PLACED);
    });

    it("asks for nothing that was given", () => {
      expect(measures.flatMap(({ key, askedAgain }) => askedAgain.map((mark) => `${key}: ${mark}`))).toEqual([]);
    });

    it("invents no figure, title, deed or order, and no item of a list", () => {
      expect(measures.flatMap(({ key, invented, madeUpItems }) => [...invented, ...madeUpItems].map((what) => `${key}: ${what}`))).toEqual(
        [],
      );
    });

    it("repeats itself little", () => {
      const kept = measures.filter(({ rep4 }) => rep4 <= MOST_REPETITION).length;
      expect(kept / measures.length).toBeGreaterThanOrEqual(MOST_TEXTS);
    });

    it("never writes more than it was asked for, but for the user's own words", () => {
      expect(measures.filter(({ over }) => over > 0).map(({ key, over }) => `${key} ${over}`)).toEqual([]);
    });

    it("leaves no slot of a pattern open and always gives a text", () => {
      expect(
        measures
          .filter(({ text }) => /\{\w+\}|\bundefined\b|\[[^\]\n]*\|[^\]\n]*\]/.test(text) || text.trim().length < 2)
          .map(({ key }) => key),
      ).toEqual([]);
    });
  });

  it("puts labelled clauses in their sections", () => {
    const { right, all, wrong } = measureSections(language);
    expect(right / all, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});
