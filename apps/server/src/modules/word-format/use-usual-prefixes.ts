import type { XmlElement } from "./parse-xml.ts";

/** Prefixes Office writes, by what ends the name of their namespace: in files of the strict kind it begins otherwise. */
const PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/\/wordprocessingml\/(?:2006\/)?main$/, "w"],
  [/\/officeDocument\/(?:2006\/)?relationships$/, "r"],
  [/\/officeDocument\/(?:2006\/)?math$/, "m"],
  [/\/drawingml\/(?:2006\/)?wordprocessingDrawing$/, "wp"],
  [/\/drawingml\/(?:2006\/)?main$/, "a"],
  [/\/drawingml\/(?:2006\/)?picture$/, "pic"],
  [/\/drawingml\/(?:2006\/)?chart$/, "c"],
  [/\/drawingml\/(?:2006\/)?diagram$/, "dgm"],
  [/^urn:schemas-microsoft-com:vml$/, "v"],
  [/^urn:schemas-microsoft-com:office:office$/, "o"],
  [/\/markup-compatibility\/2006$/, "mc"],
  [/\/office\/word\/2010\/wordprocessingShape$/, "wps"],
  [/\/office\/word\/2010\/wordprocessingGroup$/, "wpg"],
  [/\/office\/word\/2010\/wordprocessingCanvas$/, "wpc"],
  [/\/office\/word\/2010\/wordml$/, "w14"],
];

/** A part with the prefixes Office writes, where a program named them anew on its root: `ns0:document`, or none. */
export function useUsualPrefixes(root: XmlElement): XmlElement {
  const renamed = new Map<string, string>();
  for (const [name, namespace] of Object.entries(root.attributes)) {
    const own = name === "xmlns" ? "" : name.startsWith("xmlns:") ? name.slice("xmlns:".length) : null;
    const usual = PREFIXES.find(([pattern]) => pattern.test(namespace))?.[1];
    if (own !== null && usual !== undefined && own !== usual) renamed.set(own, usual);
  }
  return renamed.size === 0 ? root : rename(root, renamed);
}

function rename(element: XmlElement, renamed: ReadonlyMap<string, string>): XmlElement {
  return {
    name: renameOne(element.name, renamed),
    // A namespace without a prefix holds for elements alone.
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [name.includes(":") ? renameOne(name, renamed) : name, value]),
    ),
    children: element.children.map((child) => (typeof child === "string" ? child : rename(child, renamed))),
  };
}

function renameOne(name: string, renamed: ReadonlyMap<string, string>): string {
  const at = name.indexOf(":");
  const usual = renamed.get(at === -1 ? "" : name.slice(0, at));
  return usual === undefined ? name : `${usual}:${name.slice(at + 1)}`;
}
