import { allDocuments, allScenes, lengthOf } from "@tangleaf/catalogue";
import type { Fullness } from "./fixture-fields.ts";
import { type Measure, measureScene } from "./measure-scene.ts";

/** Prints the figures of the built-in writer over all scenes: `node packages/writer/src/testing/measure.ts [zh|en] [list]`. */
const scenes = [...allScenes(), ...allDocuments()];
const LANGUAGES = (["zh", "en"] as const).filter((language) => !process.argv.includes(language === "zh" ? "en" : "zh"));
const isList = process.argv.includes("list");
const LIMIT_MISS = 0.1;
const LIMIT_REP = 0.12;
const LONGEST = 3000;
/** Scenes whose result differs from their material: only length counts there. */
const isMaterialScene = (measure: Measure) =>
  !["condenseDoc", "continueDoc", "reWrite", "rbRewrite", "svImitate", "translateDoc", "polishDoc", "proofread"].includes(measure.key);

type Bound = "default" | "min" | "max";

function run(language: "zh" | "en", fullness: Fullness, bound: Bound): Measure[] {
  return scenes.map((scene) => {
    const length = lengthOf(scene);
    const target = length === null ? null : bound === "max" ? Math.min(length.max, LONGEST) : length[bound];
    return measureScene({ scene, language, target, fullness, now: () => performance.now() });
  });
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
const at = (values: number[], share: number) => values.sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

for (const language of LANGUAGES) {
  for (const fullness of ["full", "sparse"] as const) {
    for (const bound of ["default", "min", "max"] as const) {
      run(language, fullness, bound);
      const all = run(language, fullness, bound);
      const sized = all.filter(({ target }) => target !== null);
      const chars = all.filter(({ key }) => scenes.find((scene) => scene.key === key)?.output.unit === "char");
      const withMaterial = all
        .filter(isMaterialScene)
        .filter(({ key }) => scenes.find((scene) => scene.key === key)?.output.unit === "char");
      const offLength = sized.filter(({ miss }) => miss > LIMIT_MISS);
      const repeated = chars.filter(({ rep4 }) => rep4 > LIMIT_REP);
      console.error(
        [
          `${language} ${fullness} ${bound}`.padEnd(18),
          `text ${percent(all.filter(({ text }) => text.length > 1).length, all.length)}`,
          `length ${percent(sized.length - offLength.length, sized.length)}`,
          `kept ${percent(
            withMaterial.reduce((sum, { kept }) => sum + kept, 0),
            withMaterial.reduce((sum, { sentences }) => sum + sentences, 0),
          )}`,
          `rep4 ok ${percent(chars.length - repeated.length, chars.length)} p50 ${at(
            chars.map(({ rep4 }) => rep4),
            0.5,
          ).toFixed(3)} p95 ${at(
            chars.map(({ rep4 }) => rep4),
            0.95,
          ).toFixed(3)}`,
          `digits ${all.filter(({ strayDigits }) => strayDigits.length > 0).length}`,
          `slots ${all.filter(({ openSlots }) => openSlots).length}`,
          `ms/1000 ${((1000 * all.reduce((sum, { milliseconds }) => sum + milliseconds, 0)) / all.reduce((sum, { size }) => sum + size, 0)).toFixed(2)}`,
        ].join("  "),
      );
      if (!isList) continue;
      for (const { key, size, target } of offLength) console.error(`    length ${key} ${size}/${target}`);
      for (const { key, rep4 } of repeated) console.error(`    rep4 ${key} ${rep4.toFixed(3)}`);
      for (const { key, strayDigits } of all) if (strayDigits.length > 0) console.error(`    digits ${key} ${strayDigits.join(" ")}`);
      for (const { key, kept, sentences } of withMaterial) if (kept < sentences) console.error(`    kept ${key} ${kept}/${sentences}`);
      for (const { key, openSlots } of all) if (openSlots) console.error(`    slots ${key}`);
    }
  }
}
