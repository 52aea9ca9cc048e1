/**
 * Evidence for a section from 200 sources of 20,000 characters: their indexes built once, then questions of a sentence and of a
 * whole brief. Budget: 100 ms a question with the indexes there. Best of five runs.
 */
import { rankPassages } from "../apps/server/src/modules/sources/evidence/rank-passages.ts";
import { buildIndex, bytesOfIndex, type TermIndex } from "../apps/server/src/modules/sources/evidence/term-index.ts";
import { cutPassages } from "../apps/server/src/modules/text-sources/index.ts";
import { reportFigure } from "./lib/report-figure.ts";

const SOURCES = 200;
const CHARACTERS = 20_000;
const BUDGET_MS = 100;
const RUNS = 5;
const BRIEF_CHARACTERS = 300;
const HAN_FIRST = 0x4e00;
/** So many characters are in use in ordinary texts. */
const HAN_IN_USE = 3500;

/** Numbers that are the same in every run. */
function createRandom(): () => number {
  let state = 20_261_123;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

const random = createRandom();
/** Common characters are common: the square of a random number. */
const character = () => String.fromCharCode(HAN_FIRST + Math.floor(random() ** 2 * HAN_IN_USE));
const textOf = (characters: number) => Array.from({ length: characters }, (_, at) => (at % 30 === 29 ? "。" : character())).join("");

const texts = Array.from({ length: SOURCES }, () =>
  cutPassages([textOf(CHARACTERS)], { hasPages: false, max: 4000 }).map(({ text }) => text),
);
const began = performance.now();
const indexes: TermIndex[] = [];
for (const passages of texts) indexes.push(await buildIndex(passages));
const built = performance.now() - began;

const questions = { sentence: textOf(30), brief: textOf(BRIEF_CHARACTERS) };
const best = Object.fromEntries(
  Object.entries(questions).map(([name, question]) => {
    const times = Array.from({ length: RUNS }, () => {
      const from = performance.now();
      rankPassages(question, indexes);
      return performance.now() - from;
    });
    return [name, Number(Math.min(...times).toFixed(1))];
  }),
);

const megabytes = indexes.reduce((sum, index) => sum + bytesOfIndex(index), 0) / 2 ** 20;
console.log(`${texts.flat().length} passages: indexes built in ${built.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`);
for (const [name, ms] of Object.entries(best)) {
  const verdict = ms <= BUDGET_MS ? "kept" : "MISSED";
  console.log(`a question of a ${name}: ${ms} ms; budget ${BUDGET_MS} ms: ${verdict}`);
  reportFigure({
    bench: "retrieval",
    what: `a question of a ${name} to 200 sources`,
    floorIs: "none",
    measured: ms,
    floor: null,
    unit: "ms",
    budget: { most: BUDGET_MS },
  });
}
