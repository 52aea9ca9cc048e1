/** An element; its children are elements and texts. */
export type HtmlElement = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (HtmlElement | string)[];
  readonly parent: HtmlElement | null;
};

/** Elements of one page, levels of one inside the other, and characters of one attribute. */
const ELEMENTS_MAX = 60_000;
const DEPTH_MAX = 200;
const ATTRIBUTE_MAX_CHARACTERS = 4000;
const ATTRIBUTES_MAX = 40;

const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** What stands in them is no markup. */
const RAW = new Set("script style textarea title xmp iframe noembed noframes".split(" "));
/** An element that begins ends an open paragraph. */
const BLOCKS = new Set(
  "address article aside blockquote center dd details dialog div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table ul".split(
    " ",
  ),
);
/** An element that ends one of its own kind that is open, up to the nearest of these. */
const SIBLINGS: Readonly<Record<string, readonly string[]>> = {
  li: ["ul", "ol"],
  dt: ["dl"],
  dd: ["dl"],
  tr: ["table"],
  td: ["tr", "table"],
  th: ["tr", "table"],
  option: ["select"],
};
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", ensp: " ", emsp: " ", thinsp: " ", shy: "" },
  ...{ ndash: "–", mdash: "—", hellip: "…", middot: "·", bull: "•", copy: "©", reg: "®", trade: "™", deg: "°" },
  ...{ lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", laquo: "«", raquo: "»", times: "×", divide: "÷", plusmn: "±" },
  ...{ euro: "€", pound: "£", yen: "¥", cent: "¢", sect: "§", permil: "‰", le: "≤", ge: "≥", ne: "≠", frac12: "½" },
};
const ENTITY = /&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8}\d{0,2});?/gi;
const CODE_POINT_MAX = 0x10_ff_ff;
const NAME = /[a-z][^\s/>]{0,40}/iy;
const ATTRIBUTE = /\s*([^\s"'<>/=]{1,60})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;

/** A page as a tree, in one walk over it and without running anything. Never throws: what makes no sense is text or nothing. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: "#root", attributes: {}, children: [], parent: null };
  let at = 0;
  let current = root;
  let depth = 0;
  let elements = 0;

  const text = (part: string) => {
    if (part !== "") current.children.push(decodeEntities(part));
  };
  const leave = (element: HtmlElement) => {
    while (current !== element && current.parent !== null) step();
    step();
  };
  const step = () => {
    if (current.parent === null) return;
    current = current.parent;
    depth--;
  };
  /** The nearest open element of this kind, not past one of `until`. */
  const openOf = (tag: string, until: readonly string[] = []): HtmlElement | null => {
    for (let one: HtmlElement | null = current; one !== null; one = one.parent) {
      if (one.tag === tag) return one;
      if (until.includes(one.tag)) return null;
    }
    return null;
  };

  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) {
      text(html.slice(at));
      break;
    }
    text(html.slice(at, open));
    const next = html[open + 1];
    if (next === "!" || next === "?") {
      const isComment = html.startsWith("<!--", open);
      const end = isComment ? html.indexOf("-->", open + 4) : html.indexOf(">", open);
      at = end < 0 ? html.length : end + (isComment ? 3 : 1);
      continue;
    }
    const isEnd = next === "/";
    NAME.lastIndex = open + (isEnd ? 2 : 1);
    const name = NAME.exec(html)?.[0].toLowerCase();
    if (name === undefined) {
      text("<");
      at = open + 1;
      continue;
    }
    if (isEnd) {
      const end = html.indexOf(">", open);
      at = end < 0 ? html.length : end + 1;
      const element = openOf(name, name === "p" || name in SIBLINGS ? ["td", "th", "table"].filter((one) => one !== name) : []);
      if (element !== null) leave(element);
      continue;
    }
    const { attributes, end } = readAttributes(html, NAME.lastIndex);
    at = end;
    const paragraph = BLOCKS.has(name) ? openOf("p", ["td", "th", "button"]) : null;
    if (paragraph !== null) leave(paragraph);
    const sibling = SIBLINGS[name] === undefined ? null : openOf(name, SIBLINGS[name]);
    if (sibling !== null) leave(sibling);
    if (++elements > ELEMENTS_MAX) break;
    const element: HtmlElement = { tag: name, attributes, children: [], parent: current };
    current.children.push(element);
    if (RAW.has(name)) {
      const close = endOfRaw(html, at, name);
      element.children.push(name === "title" ? decodeEntities(html.slice(at, close)) : html.slice(at, close));
      const after = html.indexOf(">", close);
      at = after < 0 ? html.length : after + 1;
    } else if (!VOID.has(name) && depth < DEPTH_MAX) {
      current = element;
      depth++;
    }
  }
  return root;
}

function readAttributes(html: string, from: number): { attributes: Record<string, string>; end: number } {
  const attributes: Record<string, string> = {};
  let at = from;
  for (let count = 0; count < ATTRIBUTES_MAX; count++) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(html);
    if (found === null) break;
    at = ATTRIBUTE.lastIndex;
    const [, name = "", ...values] = found;
    const value = values.find((one) => one !== undefined) ?? "";
    attributes[name.toLowerCase()] ??= decodeEntities(value.slice(0, ATTRIBUTE_MAX_CHARACTERS));
  }
  const end = html.indexOf(">", at);
  return { attributes, end: end < 0 ? html.length : end + 1 };
}

function endOfRaw(html: string, from: number, name: string): number {
  const ending = new RegExp(`</${name}[\\s/>]`, "gi");
  ending.lastIndex = from;
  return ending.exec(html)?.index ?? html.length;
}

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(ENTITY, (entity, name: string) => {
    if (!name.startsWith("#")) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? entity;
    const isHex = name[1]?.toLowerCase() === "x";
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= CODE_POINT_MAX ? String.fromCodePoint(code).toWellFormed() : "";
  });
}
