/** A rule that sets the serif face: the chain of elements it is for, from the outermost on. */
export type SerifRule = { readonly chain: readonly Compound[]; readonly isSemibold: boolean };
type Compound = { readonly tag: string | null; readonly classes: readonly string[] };
type Element = { readonly tag: string; readonly classes: readonly string[]; readonly isSemibold: boolean };

const RULE = /([^{}]+)\{([^{}]*var\(--font-text\)[^{}]*)\}/g;
const SEMIBOLD = /(?:^|[;\s:])(?:font|font-weight):\s*600\b/;
/** Attributes and states are not looked at: a rule that may apply counts as one that does, and brings a character too many. */
const CONDITIONS = /\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?|::[\w-]+/g;

/** The rules of a style sheet that set the serif face. */
export function serifRulesOf(css: string): SerifRule[] {
  return [...css.matchAll(RULE)].flatMap(([, selectors = "", declarations = ""]) =>
    selectors.split(",").map((selector) => ({
      chain: selector
        .replace(CONDITIONS, "")
        .split(/[\s>+~]+/)
        .filter((part) => part !== "")
        .map((part) => ({
          tag: /^[a-z][\w-]*/.exec(part)?.[0] ?? null,
          classes: [...part.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name),
        })),
      isSemibold: SEMIBOLD.test(declarations),
    })),
  );
}

const TOKEN = /<!--[\s\S]*?-->|<(script|style|svg|head)\b[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|([^<]+)/g;
const VOID = new Set(["area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);
const ENTITY = /&(?:#x[\da-f]+|#\d+|\w+);/gi;
/** The Latin face has all of these. */
const LAST_LATIN = "\u00ff";

/** Chinese characters a stored page sets semibold in the serif face. What is set in another face further in counts too. */
export function serifCharactersOf(html: string, rules: readonly SerifRule[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open: Element[] = [];
  for (const [, , closing, name = "", attributes = "", text] of html.matchAll(TOKEN)) {
    if (text !== undefined) {
      if (open.at(-1)?.isSemibold !== true) continue;
      for (const character of text.replace(ENTITY, "")) if (character > LAST_LATIN) found.add(character);
    } else if (closing === "/") {
      const at = open.findLastIndex(({ tag }) => tag === name);
      if (at >= 0) open.length = at;
    } else if (name !== "" && !VOID.has(name) && !attributes.endsWith("/")) {
      const classes = (/\bclass="([^"]*)"/.exec(attributes)?.[1] ?? "").split(" ");
      const path = [...open, { tag: name, classes, isSemibold: false }];
      const own = rules.findLast(({ chain }) => applies(chain, path));
      open.push({ tag: name, classes, isSemibold: (own ?? open.at(-1))?.isSemibold ?? false });
    }
  }
  return found;
}

const fits = ({ tag, classes }: Compound, element: Element) =>
  (tag === null || tag === element.tag) && classes.every((name) => element.classes.includes(name));

/** Whether the last element is one the chain names, inside the others. */
function applies(chain: readonly Compound[], path: readonly Element[]): boolean {
  const [last, ...outer] = [...chain].reverse();
  const [element, ...around] = [...path].reverse();
  if (last === undefined || element === undefined || !fits(last, element)) return false;
  let at = 0;
  return outer.every((part) => {
    while (at < around.length && !fits(part, around[at] as Element)) at += 1;
    at += 1;
    return at <= around.length;
  });
}
