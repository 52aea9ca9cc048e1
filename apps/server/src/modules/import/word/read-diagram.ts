import { childOf, elementsOf, findAll, settingOf, textOf, type XmlElement } from "../../word-format/index.ts";

/** Points of a diagram that only say how it is laid out. */
const LAYOUT_TYPES: ReadonlySet<string> = new Set(["pres", "parTrans", "sibTrans"]);
const DEPTH_MAX = 20;

/** The words of a SmartArt graphic from its data part, a paragraph a line, as its text pane lists them. */
export function readDiagram(model: XmlElement | undefined): string[] {
  const points = elementsOf(childOf(model, "dgm:ptLst")).filter(({ attributes }) => !LAYOUT_TYPES.has(attributes["type"] ?? ""));
  const below = new Map<string, { readonly id: string; readonly order: number }[]>();
  for (const { attributes } of elementsOf(childOf(model, "dgm:cxnLst"))) {
    if ((attributes["type"] ?? "parOf") !== "parOf") continue;
    const children = below.get(attributes["srcId"] ?? "") ?? [];
    children.push({ id: attributes["destId"] ?? "", order: Number(attributes["srcOrd"] ?? 0) });
    below.set(attributes["srcId"] ?? "", children);
  }
  const words = new Map(points.map((point): [string, string[]] => [settingOf(point, "modelId") ?? "", readLines(point)]));

  /** Each point is taken once: the connections of a damaged file may form a circle. */
  function take(id: string, depth: number): string[] {
    const own = words.get(id);
    if (own === undefined || depth > DEPTH_MAX) return [];
    words.delete(id);
    const children = (below.get(id) ?? []).toSorted((a, b) => a.order - b.order);
    return [...own, ...children.flatMap((child) => take(child.id, depth + 1))];
  }
  const tops = points.filter(({ attributes }) => attributes["type"] === "doc");
  return [...tops, ...points].flatMap((point) => take(settingOf(point, "modelId") ?? "", 0));
}

const readLines = (point: XmlElement): string[] =>
  findAll(childOf(point, "dgm:t"), "a:p")
    .map((paragraph) => findAll(paragraph, "a:t").map(textOf).join("").trim())
    .filter((line) => line !== "");
