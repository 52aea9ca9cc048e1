import { NextAttributeComponent, XmlAttributeComponent, XmlComponent } from "docx";
import type { XmlElement } from "../../word-format/index.ts";
import { escaped } from "./xml-of.ts";

type Child = XmlElement | string;

/** How the library writes an element, but for those with a way of their own. */
const usual = XmlComponent.prototype.prepForXml;
const usualAttributes = XmlAttributeComponent.prototype.prepForXml;

/**
 * The element a component of the library stands for: one object for each, where the library makes a dozen on the way to its XML.
 * null where a component in it is written in a way of its own, which only the library knows.
 */
export function treeOf(component: XmlComponent): XmlElement | null {
  if (component.prepForXml !== usual) return null;
  const attributes: Record<string, string> = {};
  const children: Child[] = [];
  for (const part of component["root"]) {
    if (typeof part === "string") children.push(part);
    else if (part instanceof NextAttributeComponent) for (const { key, value } of pairsOf(part)) put(attributes, key, value);
    else if (part instanceof XmlAttributeComponent && part.prepForXml === usualAttributes) {
      for (const [key, value] of Object.entries(rootOf(part))) put(attributes, part["xmlKeys"]?.[key] ?? key, value);
    } else {
      const child = part instanceof XmlComponent && part.writtenAs === undefined ? treeOf(part) : null;
      if (child === null) return null;
      children.push(child);
    }
  }
  return { name: component["rootKey"], attributes, children };
}

const rootOf = (attributes: XmlAttributeComponent<Record<string, unknown>>): Readonly<Record<string, unknown>> => attributes["root"];
const pairsOf = (attributes: NextAttributeComponent<Record<string, string>>) =>
  Object.values(attributes["root"]) as readonly { key: string; value: unknown }[];

function put(attributes: Record<string, string>, key: string, value: unknown): void {
  if (value !== undefined) attributes[key] = String(value);
}

/** Its XML, byte for byte as the library writes it. */
export function treeXml({ name, attributes, children }: XmlElement): string {
  let xml = `<${name}`;
  for (const key in attributes) xml += ` ${key}="${escaped(attributes[key])}"`;
  if (children.length === 0) return `${xml}/>`;
  xml += ">";
  for (const child of children) xml += typeof child === "string" ? escaped(child) : treeXml(child);
  return `${xml}</${name}>`;
}
