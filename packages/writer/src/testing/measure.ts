import type { Language } from "../language.ts";
import { INPUT_SETS } from "./input-sets.ts";
import { measureScenes, measureSections, sharesOf } from "./measure-scenes.ts";

/** Prints the sample writer's figures over all scenes: `node packages/writer/src/testing/measure.ts [zh|en] [list]`. */
const LANGUAGES = (["zh", "en"] as const).filter((language) => !process.argv.includes(language === "zh" ? "en" : "zh"));
const isList = process.argv.includes("list");
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

for (const language of LANGUAGES) table(language);

function table(language: Language): void {
  const { right, all, wrong } = measureSections(language);
  console.error(`${language}: ${right} of ${all} labelled clauses in the right section (${percent(right / all)})`);
  console.error("| inputs | characters | filler | placed | marks | asked again | invented | made-up items | rep-4 p95 | rep-4 most |");
  console.error("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
  const rows: string[] = [];
  for (const set of INPUT_SETS) {
    const measures = measureScenes(language, set);
    const shares = sharesOf(measures);
    console.error(
      `| ${[
        set,
        shares.size.toFixed(0),
        percent(shares.filler),
        percent(shares.placed),
        shares.marks.toFixed(1),
        shares.askedAgain,
        shares.invented,
        shares.madeUpItems,
        shares.repeated.toFixed(3),
        shares.repeatedMost.toFixed(3),
      ].join(" | ")} |`,
    );
    for (const measure of measures) {
      const share = measure.filler / Math.max(1, measure.size);
      if (share > 0.3) rows.push(`${set} ${measure.key} filler ${percent(share)}: ${measure.rest.join(" ¦ ").slice(0, 200)}`);
      for (const lost of measure.lost) rows.push(`${set} ${measure.key} lost: ${lost}`);
      for (const again of measure.askedAgain) rows.push(`${set} ${measure.key} asked again: ${again}`);
      for (const what of measure.invented) rows.push(`${set} ${measure.key} invented: ${what}`);
      for (const what of measure.madeUpItems) rows.push(`${set} ${measure.key} made up: ${what}`);
      if (measure.rep4 > 0.08) rows.push(`${set} ${measure.key} rep-4 ${measure.rep4.toFixed(3)}`);
    }
  }
  if (isList) console.error([...wrong.map((line) => `section ${line}`), ...rows].join("\n"));
}
