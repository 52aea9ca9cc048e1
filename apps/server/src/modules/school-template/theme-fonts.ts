import { childOf, descend, elementsOf, isElement, parseXml, type WordPackage, type XmlElement } from "../word-format/index.ts";

/** Fonts a file names by their part in its theme: minorEastAsia. */
export type ThemeFonts = (name: string | undefined) => string | undefined;

const NAMED = { "w:asciiTheme": "w:ascii", "w:hAnsiTheme": "w:hAnsi", "w:eastAsiaTheme": "w:eastAsia", "w:cstheme": "w:cs" } as const;

export function readThemeFonts(file: WordPackage): ThemeFonts {
  const source = file.text("word/theme/theme1.xml");
  const scheme = source === undefined ? undefined : descend(parseXml(source), "a:themeElements", "a:fontScheme");
  const fontOf = (part: "major" | "minor", script: string): string | undefined => {
    const fonts = childOf(scheme, `a:${part}Font`);
    const face = (name: string) => childOf(fonts, name)?.attributes["typeface"] ?? "";
    if (script !== "EastAsia") return face("a:latin") || undefined;
    const chinese = elementsOf(fonts).find(({ name, attributes }) => name === "a:font" && attributes["script"] === "Hans");
    return face("a:ea") || chinese?.attributes["typeface"] || undefined;
  };
  return (name) => {
    const [, part, script = ""] = /^(major|minor)(EastAsia|Ascii|HAnsi|Bidi)$/.exec(name ?? "") ?? [];
    return part === undefined ? undefined : fontOf(part as "major" | "minor", script);
  };
}

/** Fonts by their own names: where the text goes there is another theme. */
export function withNamedFonts(element: XmlElement, theme: ThemeFonts): XmlElement {
  const children = element.children.map((child) => (isElement(child) ? withNamedFonts(child, theme) : child));
  if (element.name !== "w:rFonts") return { ...element, children };
  const named = Object.entries(NAMED).flatMap(([by, font]): [string, string][] => {
    const found = theme(element.attributes[by]);
    return found === undefined ? [] : [[font, found]];
  });
  const others = Object.entries(element.attributes).filter(([name]) => !(name in NAMED));
  return { name: element.name, attributes: { ...Object.fromEntries(others), ...Object.fromEntries(named) }, children };
}
