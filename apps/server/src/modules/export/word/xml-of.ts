/** An element as the library makes it: one key, its name; attributes under `_attr`, alone or among its children. */
export type Xmlable = Readonly<Record<string, unknown>>;

/** An element whose content is made when it is asked for. */
export const named = (name: string, content: () => unknown): Xmlable => ({
  get [name]() {
    return content();
  },
});

/** No element is called so. */
const WRITTEN = "written";
/** An element that is XML already. Only `xmlOf` knows it. */
export const written = (xml: string): Xmlable => ({ [WRITTEN]: xml });

type Attributes = { readonly _attr?: Xmlable };

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "'": "&apos;", "<": "&lt;", ">": "&gt;" };
/** Controls that no XML may hold go. */
const ESCAPED = /(?![\t\n\r\u007f-\u009f])[&"'<>\p{Cc}]/gu;

/** One look at a text, which most texts end with. */
const SUSPECT = /[&"'<>\p{Cc}]/u;

/** The XML of an element, byte for byte as the library writes it. It keeps a tree of the whole text until the last element is written. */
export function xmlOf(element: Xmlable): string {
  const [name = ""] = Object.keys(element);
  const content = element[name];
  if (name === WRITTEN) return String(content);
  if (typeof content !== "object") return `<${name}>${escaped(content)}</${name}>`;
  if (!Array.isArray(content)) return `<${name}${attributesOf(content ?? {})}/>`;
  let attributes = "";
  let inside = "";
  for (const child of content as readonly unknown[]) {
    if (typeof child !== "object" || child === null) inside += escaped(child);
    else if ("_attr" in child) attributes += attributesOf(child as Attributes);
    else inside += xmlOf(child as Xmlable);
  }
  return `<${name}${attributes}>${inside}</${name}>`;
}

function attributesOf({ _attr = {} }: Attributes): string {
  let attributes = "";
  for (const [name, value] of Object.entries(_attr)) attributes += ` ${name}="${escaped(value)}"`;
  return attributes;
}

export function escaped(value: unknown): string {
  const text = String(value ?? "");
  return SUSPECT.test(text) ? text.replace(ESCAPED, (sign) => ESCAPES[sign] ?? "") : text;
}
