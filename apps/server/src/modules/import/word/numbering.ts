import { childOf, elementsOf, settingOf, type XmlElement } from "../../word-format/index.ts";
import { has, type ListPlace } from "./styles.ts";

export type NumberingLevel = {
  readonly format: string;
  /** `第%1章`, `%1.%2` */
  readonly text: string;
  readonly start: number;
  /** All numbers in it are decimal. */
  readonly isLegal: boolean;
};

type LevelPlace = {
  readonly index: number;
  /** Lists of the same definition count on from each other, */
  readonly definition: string;
  /** unless they begin anew. */
  readonly restarts: boolean;
};

export type Numbering = {
  /** The level a place means; null for none. */
  level(place: ListPlace | null): (NumberingLevel & LevelPlace) | null;
  /** Forms of the first levels of the list a place is in. */
  forms(place: ListPlace): readonly NumberingLevel[];
};

const LEVELS = 9;

/** Lists of a Word file by the ids paragraphs name. */
export function readNumbering(root: XmlElement | undefined): Numbering {
  const definitions = new Map<string, ReadonlyMap<number, NumberingLevel>>();
  const lists = new Map<string, { levels: ReadonlyMap<number, NumberingLevel>; definition: string; restarts: ReadonlySet<number> }>();
  for (const element of elementsOf(root)) {
    if (element.name === "w:abstractNum") definitions.set(element.attributes["w:abstractNumId"] ?? "", readLevels(element));
    if (element.name !== "w:num") continue;
    const definition = settingOf(childOf(element, "w:abstractNumId")) ?? "";
    const levels = new Map(definitions.get(definition) ?? []);
    const restarts = new Set<number>();
    for (const override of elementsOf(element).filter(({ name }) => name === "w:lvlOverride")) {
      const index = Number(override.attributes["w:ilvl"]);
      const given = childOf(override, "w:lvl");
      if (given !== undefined) levels.set(index, readLevel(given));
      const start = settingOf(childOf(override, "w:startOverride"));
      const level = levels.get(index);
      if (start !== undefined) restarts.add(index);
      if (start !== undefined && level !== undefined) levels.set(index, { ...level, start: Number(start) });
    }
    lists.set(element.attributes["w:numId"] ?? "", { levels, definition, restarts });
  }
  return {
    level(place) {
      if (place === null || place.numId === "0") return null;
      const index = Math.max(0, Math.min(place.level ?? 0, LEVELS - 1)) || 0;
      const list = lists.get(place.numId);
      const level = list?.levels.get(index);
      if (list === undefined || level === undefined || level.format === "none") return null;
      return { ...level, index, definition: list.definition, restarts: list.restarts.has(index) };
    },
    forms: ({ numId }) => [...(lists.get(numId)?.levels ?? [])].toSorted(([a], [b]) => a - b).map(([, level]) => level),
  };
}

function readLevels(definition: XmlElement): Map<number, NumberingLevel> {
  return new Map(
    elementsOf(definition)
      .filter(({ name }) => name === "w:lvl")
      .map((level): [number, NumberingLevel] => [Number(level.attributes["w:ilvl"]), readLevel(level)]),
  );
}

function readLevel(level: XmlElement): NumberingLevel {
  const start = Number(settingOf(childOf(level, "w:start")) ?? 1);
  return {
    format: settingOf(childOf(level, "w:numFmt")) ?? "decimal",
    text: settingOf(childOf(level, "w:lvlText")) ?? "",
    isLegal: has(level, "w:isLgl"),
    start: Number.isInteger(start) && start >= 0 && start < 1_000_000 ? start : 1,
  };
}
