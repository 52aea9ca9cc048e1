import { isElement, type XmlElement } from "./parse-xml.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** XML takes neither these nor halves of characters. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const escaped = (text: string): string => text.replace(UNWRITABLE, "").replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** An element as it stands in a part of an Office file. */
export function writeXml(element: XmlElement): string {
  const attributes = Object.entries(element.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const open = `<${element.name}${attributes.join("")}`;
  if (element.children.length === 0) return `${open}/>`;
  const inside = element.children.map((child) => (isElement(child) ? writeXml(child) : escaped(child)));
  return `${open}>${inside.join("")}</${element.name}>`;
}
