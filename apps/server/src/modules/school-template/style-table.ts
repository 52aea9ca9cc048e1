import { childOf, elementsOf, settingOf, type XmlElement } from "../word-format/index.ts";

/** Properties that hold, by their names. */
export type Properties = Readonly<Record<string, XmlElement>>;
export type Formats = { readonly paragraph: Properties; readonly run: Properties };

/** Styles may not form a circle, but a file can say so. */
const DEPTH_MAX = 20;

export type StyleTable = {
  readonly defaults: XmlElement | undefined;
  /** The style of paragraphs that name none. */
  readonly usual: string | undefined;
  get(id: string | undefined): XmlElement | undefined;
  /** Its name, in lower case. */
  nameOf(id: string | undefined): string;
  ids(): readonly string[];
  /** What a style says, with what those it is based on and the defaults say. */
  formats(id: string | undefined): Formats;
};

/** The attribute of fonts that would go before one of the same properties. */
const THEME_OF: Readonly<Record<string, string>> = {
  "w:ascii": "w:asciiTheme",
  "w:hAnsi": "w:hAnsiTheme",
  "w:eastAsia": "w:eastAsiaTheme",
  "w:cs": "w:cstheme",
};

/** Later properties go before earlier ones; fonts, spaces and indents attribute by attribute. */
export function merged(earlier: Properties, later: XmlElement | undefined): Properties {
  const all: Record<string, XmlElement> = { ...earlier };
  for (const one of elementsOf(later)) {
    const named = Object.keys(one.attributes).map((name) => THEME_OF[name]);
    const before = Object.entries(all[one.name]?.attributes ?? {}).filter(([name]) => !named.includes(name));
    all[one.name] = { ...one, attributes: { ...Object.fromEntries(before), ...one.attributes } };
  }
  return all;
}

export function readStyleTable(root: XmlElement | undefined): StyleTable {
  const styles = elementsOf(root).filter(({ name }) => name === "w:style");
  const byId = new Map(styles.map((style) => [style.attributes["w:styleId"] ?? "", style]));
  const usual = styles.find(
    ({ attributes }) => attributes["w:type"] === "paragraph" && attributes["w:default"] !== undefined && attributes["w:default"] !== "0",
  );
  const defaults = childOf(root, "w:docDefaults");
  const base: Formats = {
    paragraph: merged({}, childOf(childOf(defaults, "w:pPrDefault"), "w:pPr")),
    run: merged({}, childOf(childOf(defaults, "w:rPrDefault"), "w:rPr")),
  };

  function formats(id: string | undefined, depth: number): Formats {
    const style = byId.get(id ?? "");
    if (style === undefined || depth > DEPTH_MAX) return base;
    const below = formats(settingOf(childOf(style, "w:basedOn")), depth + 1);
    return { paragraph: merged(below.paragraph, childOf(style, "w:pPr")), run: merged(below.run, childOf(style, "w:rPr")) };
  }

  return {
    defaults,
    usual: usual?.attributes["w:styleId"],
    get: (id) => byId.get(id ?? ""),
    nameOf: (id) => (settingOf(childOf(byId.get(id ?? ""), "w:name")) ?? "").toLowerCase().trim(),
    ids: () => [...byId.keys()],
    formats: (id) => formats(id, 0),
  };
}
