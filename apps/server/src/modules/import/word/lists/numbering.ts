import { childOf, descend, elementsOf, settingOf, type XmlElement } from "../../../word-format/index.ts";
import { has, type ListPlace } from "../styles.ts";

export type NumberingLevel = {
  readonly format: string;
  /** `第%1章`, `%1.%2` */
  readonly text: string;
  readonly start: number;
  /** All numbers in it are decimal. */
  readonly isLegal: boolean;
  /** It counts anew after any level before this one: its own as a rule, 0 where it never does. */
  readonly restartsBelow: number;
  /** The style whose paragraphs are on this level. */
  readonly style: string | undefined;
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
  /** The definition of each style of lists, and the style a definition without levels of its own refers to. */
  const ofStyle = new Map<string, string>();
  const styleOf = new Map<string, string>();
  for (const element of elementsOf(root).filter(({ name }) => name === "w:abstractNum")) {
    const id = element.attributes["w:abstractNumId"] ?? "";
    definitions.set(id, readLevels(element));
    const [own, other] = [settingOf(childOf(element, "w:styleLink")), settingOf(childOf(element, "w:numStyleLink"))];
    if (own !== undefined) ofStyle.set(own, id);
    if (other !== undefined) styleOf.set(id, other);
  }
  for (const element of elementsOf(root)) {
    if (element.name !== "w:num") continue;
    const named = settingOf(childOf(element, "w:abstractNumId")) ?? "";
    const definition = ofStyle.get(styleOf.get(named) ?? "") ?? named;
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
      const list = lists.get(place.numId);
      const named = [...(list?.levels ?? [])].find(([, { style }]) => style !== undefined && style === place.style)?.[0];
      const index = Math.max(0, Math.min(place.level ?? named ?? place.usual ?? 0, LEVELS - 1)) || 0;
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
  const index = Number(level.attributes["w:ilvl"]);
  return {
    format: readFormat(level),
    style: settingOf(childOf(level, "w:pStyle")),
    restartsBelow: Math.min(index, Number(settingOf(childOf(level, "w:lvlRestart")) ?? index)) || 0,
    text: settingOf(childOf(level, "w:lvlText")) ?? "",
    isLegal: has(level, "w:isLgl"),
    start: Number.isInteger(start) && start >= 0 && start < 1_000_000 ? start : 1,
  };
}

/** The name of the format; of one that Word 2010 and later spell out, `001, 002, …`, the first number. */
function readFormat(level: XmlElement): string {
  const custom = descend(level, "mc:AlternateContent", "mc:Choice", "w:numFmt");
  const format = childOf(level, "w:numFmt") ?? custom;
  const spelled = settingOf(format) === "custom" ? format?.attributes["w:format"]?.split(",")[0]?.trim() : undefined;
  return spelled ?? settingOf(format) ?? "decimal";
}
