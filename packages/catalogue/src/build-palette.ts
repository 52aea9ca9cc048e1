import { pinyin } from "pinyin-pro";
import { lengthOf } from "./length-of.ts";
import type { PaletteRow } from "./palette.ts";
import type { CatalogueScene } from "./scene-schema.ts";

/** Rows of the ⌘K index in one language. Runs at generation time only, so pinyin never has to be computed in a page. */
export function buildPalette(scenes: readonly CatalogueScene[], variant: "zh" | "en"): PaletteRow[] {
  return scenes.map((scene) => [
    scene.key,
    scene.type,
    scene.title[variant],
    variant === "zh" ? syllablesOf(scene.title.zh) : "",
    scene.categories.join(" "),
    scene.remark[variant],
    scene.icon,
    scene.marked ? 1 : 0,
    lengthOf(scene)?.default ?? 0,
    scene.output.unit,
    scene.form
      .filter((field) => field.required && field.type !== "number")
      .map((field) => field.label[variant])
      .join("\n"),
  ]);
}

function syllablesOf(title: string): string {
  return pinyin(title, { toneType: "none", type: "array", nonZh: "consecutive", v: true })
    .map((syllable) => syllable.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .filter(Boolean)
    .join(" ");
}
