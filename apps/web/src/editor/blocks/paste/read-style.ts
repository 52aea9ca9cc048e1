/** A style of an element as its attribute says it: browsers drop those they do not know. */
export function readStyle(element: Element, name: string): string | null {
  const style = element.getAttribute("style") ?? "";
  return new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, "i").exec(style)?.[1]?.trim() ?? null;
}
