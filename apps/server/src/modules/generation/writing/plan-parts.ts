import type { CatalogueScene } from "@tangleaf/catalogue";
import { ONE_CALL_CHARACTERS, PART_MIN_CHARACTERS } from "../constants.ts";

/** A stretch of text asked for in one call. */
export type Part = {
  /** Name of its sections in the person's language, for the progress line. */
  readonly label: string;
  /** Sections to write, with their length; empty = goes on in the same section. */
  readonly sections: readonly { readonly name: string; readonly characters: number }[];
  /** Length in the scene's unit. */
  readonly goal: number;
  /** 1-based place among the parts. */
  readonly index: number;
  readonly of: number;
};

type Section = { readonly name: string; readonly characters: number };

/**
 * Cuts a text into parts of at most about ONE_CALL_CHARACTERS: models lose count in longer answers.
 * Small sections are written together, large ones in several goes; the goals add up to the target exactly.
 */
export function planParts(scene: CatalogueScene, target: number, language: "zh" | "en"): Part[] {
  const sections = allocate(
    scene.recipe.structure.map((section) => ({ name: section[language], weight: section.weight })),
    target,
  );
  const groups = target <= ONE_CALL_CHARACTERS ? [sections] : group(sections.flatMap((section) => split(section, language)));
  return groups.map((group, index) => ({
    label: group.map(({ name }) => name).join(" · "),
    sections: group,
    goal: sum(group),
    index: index + 1,
    of: groups.length,
  }));
}

/** Parts of a scene's text; null where no length was asked for. Items are asked for in one call. */
export function partsOfScene(scene: CatalogueScene | null, target: number | null, language: "zh" | "en"): Part[] | null {
  if (scene === null || target === null) return null;
  return scene.output.unit === "item" ? wholeInOneCall(target) : planParts(scene, target, language);
}

/** One part that is everything; null where no length was asked for. */
export function wholeInOneCall(target: number | null): Part[] | null {
  return target === null ? null : [{ label: "", sections: [], goal: target, index: 1, of: 1 }];
}

/** Parts of a stretch without a plan of its own, as when a text is continued. */
export function planStretch(target: number): Part[] {
  const of = Math.max(1, Math.ceil(target / ONE_CALL_CHARACTERS));
  return Array.from({ length: of }, (_, index) => ({
    label: "",
    sections: [],
    goal: Math.round((target * (index + 1)) / of) - Math.round((target * index) / of),
    index: index + 1,
    of,
  }));
}

/** Shares by weight; largest remainders first, so that the shares add up to the target. */
function allocate(weighted: readonly { name: string; weight: number }[], target: number): Section[] {
  const total = weighted.reduce((all, { weight }) => all + weight, 0) || 1;
  const exact = weighted.map(({ name, weight }) => ({ name, share: (target * weight) / total }));
  let left = target - exact.reduce((all, { share }) => all + Math.floor(share), 0);
  const byRemainder = [...exact].sort((a, b) => (b.share % 1) - (a.share % 1));
  const extra = new Set<object>();
  for (const section of byRemainder) {
    if (left-- <= 0) break;
    extra.add(section);
  }
  return exact.map((section) => ({ name: section.name, characters: Math.floor(section.share) + (extra.has(section) ? 1 : 0) }));
}

function group(sections: readonly Section[]): Section[][] {
  const groups: Section[][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    const fits = last !== undefined && sum(last) + section.characters <= ONE_CALL_CHARACTERS;
    if (last !== undefined && fits && (sum(last) < PART_MIN_CHARACTERS || section.characters < PART_MIN_CHARACTERS)) last.push(section);
    else groups.push([section]);
  }
  return groups;
}

function split(section: Section, language: "zh" | "en"): Section[] {
  const pieces = Math.ceil(section.characters / ONE_CALL_CHARACTERS);
  if (pieces <= 1) return [section];
  return allocate(
    Array.from({ length: pieces }, (_, index) => ({
      name: language === "zh" ? `${section.name}（${index + 1}/${pieces}）` : `${section.name} (${index + 1}/${pieces})`,
      weight: 1,
    })),
    section.characters,
  );
}

function sum(sections: readonly Section[]): number {
  return sections.reduce((all, { characters }) => all + characters, 0);
}
