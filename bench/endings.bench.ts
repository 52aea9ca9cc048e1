/**
 * What texts lose with models that write too much, too little, or are cut: every scene with a length, in both languages, through the
 * engine with a model that follows the prompt but not the length (docs/quality.md has the figures). Half of the runs have
 * headings, half have none. No baseline: the bar is 0 lost endings.
 */

import {
  ENDING_CASES,
  type EndingLoss,
  isSignedScene,
  measureEnding,
  scenesWithLength,
} from "../apps/server/src/modules/generation/writing/testing/measure-endings.ts";
import type { HeadingShape } from "../apps/server/src/modules/generation/writing/testing/section-model.ts";

const SHAPES: readonly HeadingShape[] = ["hash", "numbered", "bold", "none"];
const scenes = scenesWithLength();
const signed = scenes.filter(isSignedScene).length;

console.log(`${scenes.length} scenes, ${signed} of them signed; headings: ${SHAPES.join(", ")}.\n`);
console.log(
  "| language | model gives | last section lost | signature lost | text after it | off by over 10 %, not said | ends short | calls a text |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
for (const language of ["zh", "en"] as const) {
  for (const model of ENDING_CASES) {
    const losses: EndingLoss[] = [];
    for (const headings of SHAPES) for (const scene of scenes) losses.push(await measureEnding({ scene, language, model, headings }));
    const count = (lost: (loss: EndingLoss) => boolean) => losses.filter(lost).length;
    const calls = losses.reduce((all, { calls }) => all + calls, 0) / losses.length;
    const all = losses.length;
    const cells = [
      `${count(({ lastSection }) => lastSection)} of ${all}`,
      `${count(({ signature }) => signature)} of ${signed * SHAPES.length}`,
      count(({ textAfter }) => textAfter),
      count(({ length }) => length),
      count(({ end }) => end === "short"),
      calls.toFixed(2),
    ];
    console.log(`| ${[language, model.name, ...cells].join(" | ")} |`);
  }
}
