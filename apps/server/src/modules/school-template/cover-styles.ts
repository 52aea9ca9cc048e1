import { childOf, elementsOf, isElement, settingOf, writeXml, type XmlElement } from "../word-format/index.ts";
import type { StyleTable } from "./style-table.ts";
import { type ThemeFonts, withNamedFonts } from "./theme-fonts.ts";

/** Attributes of properties that name a style, with the kind of style it is. */
const REFERENCES: Readonly<Record<string, string>> = { "w:pStyle": "paragraph", "w:rStyle": "character", "w:tblStyle": "table" };
const BASE = "TemplateBase";
/** What Word takes where a file says nothing. */
const WORD_POINTS = 10;
const HALVES_PER_POINT = 2;
/** Of a style: what it is called, and what it looks like. */
const KEPT = new Set(["w:pPr", "w:rPr", "w:tblPr", "w:trPr", "w:tcPr", "w:tblStylePr"]);
const DROPPED = new Set(["w:numPr", "w:sectPr", "w:pageBreakBefore", "w:lang", "w:outlineLvl"]);

type Copied = { readonly blocks: readonly XmlElement[]; readonly styles: string };

const empty = (name: string, attributes: Record<string, string>): XmlElement => ({ name, attributes, children: [] });

/**
 * A cover with the styles it needs under names of their own, so that they look as in the file they come from and change nothing
 * beside it.
 */
export function copyStyles(blocks: readonly XmlElement[], table: StyleTable, theme: ThemeFonts): Copied {
  const names = new Map<string, string>();

  function nameOf(id: string | undefined, type: string): string | null {
    const style = table.get(id);
    if (id === undefined || style?.attributes["w:type"] !== type) return null;
    const known = names.get(id);
    if (known !== undefined) return known;
    const name = `Template${names.size + 1}`;
    names.set(id, name);
    nameOf(settingOf(childOf(style, "w:basedOn")), type);
    return name;
  }

  const baseOf = (id: string): string | undefined => settingOf(childOf(table.get(id), "w:basedOn"));

  /** Word opens no file whose styles are based on each other in a circle. */
  function isInCircle(id: string): boolean {
    const seen = new Set([id]);
    for (let at = baseOf(id); at !== undefined; at = baseOf(at)) {
      if (seen.has(at)) return true;
      seen.add(at);
    }
    return false;
  }

  function renamed(element: XmlElement): XmlElement {
    const children = element.children.flatMap((child): (XmlElement | string)[] => {
      if (!isElement(child)) return [child];
      const type = REFERENCES[child.name];
      if (type === undefined) return [renamed(child)];
      const name = nameOf(settingOf(child), type);
      return name === null ? [] : [empty(child.name, { "w:val": name })];
    });
    return element.name === "w:p" ? { ...element, children: styled(children) } : { ...element, children };
  }

  /** A paragraph without a style has the usual one of its file, not of ours. */
  function styled(children: readonly (XmlElement | string)[]): (XmlElement | string)[] {
    const [first] = children;
    const properties = first !== undefined && isElement(first) && first.name === "w:pPr" ? first : null;
    if (childOf(properties ?? undefined, "w:pStyle") !== undefined) return [...children];
    const style = empty("w:pStyle", { "w:val": nameOf(table.usual, "paragraph") ?? BASE });
    const own = { name: "w:pPr", attributes: {}, children: [style, ...(properties?.children ?? [])] };
    return [own, ...(properties === null ? children : children.slice(1))];
  }

  const copied = blocks.map((block) => withNamedFonts(renamed(block), theme));
  const styles = [...names].map(([id, name]) => styleOf(table.get(id), id, name));
  return { blocks: copied, styles: [baseStyle(table), ...styles].map((style) => writeXml(withNamedFonts(style, theme))).join("") };

  function styleOf(style: XmlElement | undefined, id: string, name: string): XmlElement {
    const type = style?.attributes["w:type"] ?? "paragraph";
    const base = (isInCircle(id) ? undefined : names.get(baseOf(id) ?? "")) ?? (type === "paragraph" ? BASE : null);
    return {
      name: "w:style",
      attributes: { "w:type": type, "w:customStyle": "1", "w:styleId": name },
      children: [
        empty("w:name", {
          "w:val": `Template ${table
            .nameOf(id)
            .replace(/[,;\\{}]/g, " ")
            .slice(0, 60)} ${name.slice("Template".length)}`,
        }),
        ...(base === null ? [] : [empty("w:basedOn", { "w:val": base })]),
        empty("w:semiHidden", {}),
        ...elementsOf(style)
          .filter((one) => KEPT.has(one.name))
          .map(lookOnly),
      ],
    };
  }
}

function baseStyle({ defaults }: StyleTable): XmlElement {
  const paragraph = childOf(childOf(defaults, "w:pPrDefault"), "w:pPr");
  const run = childOf(childOf(defaults, "w:rPrDefault"), "w:rPr");
  const looks = elementsOf(run)
    .map(lookOnly)
    .filter(({ name }) => !DROPPED.has(name));
  const size = empty("w:sz", { "w:val": String(WORD_POINTS * HALVES_PER_POINT) });
  // Fonts stand first among the properties of a run, its size in their middle.
  const sized = looks.some(({ name }) => name === "w:sz") ? looks : [...looks.filter(({ name }) => name === "w:rFonts"), size];
  return {
    name: "w:style",
    attributes: { "w:type": "paragraph", "w:customStyle": "1", "w:styleId": BASE },
    children: [
      empty("w:name", { "w:val": "Template Base" }),
      empty("w:semiHidden", {}),
      ...(paragraph === undefined ? [] : [lookOnly(paragraph)]),
      { name: "w:rPr", attributes: {}, children: sized },
    ],
  };
}

/** Word's own properties of a style, without what counts, breaks or leads elsewhere. */
function lookOnly(element: XmlElement): XmlElement {
  const attributes = Object.fromEntries(Object.entries(element.attributes).filter(([name]) => /^w:(?!rsid)/.test(name)));
  const children = elementsOf(element)
    .filter(({ name }) => name.startsWith("w:") && !DROPPED.has(name) && !/Change$/.test(name))
    .map(lookOnly);
  return { name: element.name, attributes, children };
}
