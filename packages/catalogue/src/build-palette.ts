import { customPinyin, pinyin } from "pinyin-pro";
import { gb2312Characters, MOST_USUAL } from "./gb2312-characters.ts";
import { type PaletteData, syllablesOf } from "./palette.ts";
import { type CatalogueScene, lengthOf } from "./scene.ts";
import type { FormsData } from "./sentence/read-forms.ts";

// Readings the pinyin library gets wrong.
customPinyin({ 调岗: "diào gǎng", 给排水: "jǐ pái shuǐ", 藏医学: "zàng yī xué", 藏药学: "zàng yào xué" });

const UNIT_LETTERS = { char: "c", item: "i", source: "s" } as const;

/** Builds the ⌘K index in one language. Runs at generation time only, so a page never loads a pinyin library. */
export function buildPalette(scenes: readonly CatalogueScene[], variant: "zh" | "en"): PaletteData {
  const icons = [...new Set(scenes.map(({ icon }) => icon))];
  const column = (cell: (scene: CatalogueScene) => string | number) => scenes.map(cell).join("\n");
  // The order of columns matters: similar texts next to each other compress better.
  return {
    icons,
    ...(variant === "zh" ? readingsOf(scenes.map(({ key, title }) => ({ key, title: title.zh }))) : { readings: "", exceptions: {} }),
    key: column(({ key }) => key),
    title: column(({ title }) => title[variant]),
    required: column(({ form }) =>
      form
        .filter(({ required, type }) => required && type !== "number")
        .map(({ label }) => label[variant])
        .join("、"),
    ),
    remark: column(({ remark }) => remark[variant]),
    icon: column(({ icon }) => icons.indexOf(icon)),
    length: column((scene) => `${scene.marked ? "!" : ""}${lengthOf(scene)?.default ?? 0}${UNIT_LETTERS[scene.output.unit]}`),
    categories: column(({ categories }) => categories.join(" ")),
  };
}

/** What the forms ask for, in one language: a line a scene, `key label` or `key label#min-max`, between `|`. */
export function buildForms(scenes: readonly CatalogueScene[], variant: "zh" | "en"): FormsData {
  const fieldOf = ({ key, label, type, min, max }: CatalogueScene["form"][number]) =>
    `${key} ${label[variant]}${type === "number" ? `#${min ?? 0}-${max ?? ""}` : ""}`;
  return { key: scenes.map(({ key }) => key).join("\n"), form: scenes.map(({ form }) => form.map(fieldOf).join("|")).join("\n") };
}

/** One reading per character, its most frequent in our titles; titles with another reading are stored whole. */
export function readingsOf(named: readonly { key: string; title: string }[]): Pick<PaletteData, "readings" | "exceptions"> {
  const titles = named.map(({ key, title }) => ({ key, title, syllables: pinyinOf(title) }));
  const counts = new Map<string, Map<string, number>>();
  for (const { syllables } of titles) {
    for (const { character, reading } of syllables) {
      const readings = counts.get(character) ?? counts.set(character, new Map()).get(character);
      readings?.set(reading, (readings.get(reading) ?? 0) + 1);
    }
  }
  const readings = new Map([...counts].map(([character, byReading]) => [character, mostFrequent(byReading)]));
  const exceptions = titles.flatMap(({ key, title, syllables }) => {
    const whole = syllables.map(({ reading }) => reading);
    return whole.join(" ") === syllablesOf(title, readings).join(" ") ? [] : [[key, whole.join(" ")]];
  });
  const byReading = new Map<string, string>();
  for (const [character, reading] of readings) {
    if (/\p{Script=Han}/u.test(character)) byReading.set(reading, `${byReading.get(reading) ?? ""}${character}`);
  }
  return {
    readings: [...byReading].map(([reading, characters]) => reading + characters).join(""),
    exceptions: Object.fromEntries(exceptions),
  };
}

/** Readings of the 3,755 most usual characters and of those in the texts: for words typed as letters. */
export function commonReadings(texts: readonly string[]): { readings: string } {
  const characters = new Set([
    ...gb2312Characters(MOST_USUAL),
    ...[...texts.join("")].filter((character) => /\p{Script=Han}/u.test(character)),
  ]);
  const { readings } = readingsOf([...characters].map((character) => ({ key: character, title: character })));
  return { readings };
}

function pinyinOf(title: string): { character: string; reading: string }[] {
  return pinyin(title, { toneType: "none", type: "all", nonZh: "consecutive", v: true })
    .map(({ origin, isZh, pinyin: reading }) => ({
      character: origin,
      reading: (isZh ? reading : origin).toLowerCase().replace(/[^a-z0-9]/g, ""),
    }))
    .filter(({ reading }) => reading !== "");
}

function mostFrequent(counts: ReadonlyMap<string, number>): string {
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}
