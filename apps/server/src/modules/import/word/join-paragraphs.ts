import { childOf, descend, elementsOf, settingOf, type XmlElement } from "../../word-format/index.ts";

/** Elements between paragraphs that hold nothing by themselves. */
const MARKS = /^w:(?:bookmark|comment|move|perm|customXml(?:Ins|Del|Move)).*(?:Start|End)$|^w:proofErr$/;

/**
 * Paragraphs as they are when all changes are accepted: one whose mark was deleted or moved away goes on with the next one, which
 * says how both look. `onJoin` is called for each. So does a first letter that is set large.
 */
export function joinParagraphs(elements: readonly XmlElement[], onJoin: () => void): readonly XmlElement[] {
  if (!elements.some((element) => isOpen(element) || isDropCap(element))) return elements;
  const joined: XmlElement[] = [];
  /** Paragraphs without an end, and the marks between them. */
  let open: XmlElement[] = [];
  const endOpen = () => {
    const last = open.findLastIndex(({ name }) => name === "w:p");
    const paragraph = open[last];
    if (paragraph !== undefined) joined.push(join(open.slice(0, last), paragraph), ...open.slice(last + 1));
    open = [];
  };
  for (const element of elements) {
    const isParagraph = element.name === "w:p";
    if (isParagraph || (open.length > 0 && MARKS.test(element.name))) open.push(element);
    if (isDropCap(element)) continue;
    if (isOpen(element)) onJoin();
    else if (isParagraph) endOpen();
    else if (open.at(-1) !== element) {
      endOpen();
      joined.push(element);
    }
  }
  endOpen();
  return joined;
}

function isOpen(element: XmlElement): boolean {
  const mark = element.name === "w:p" ? descend(element, "w:pPr", "w:rPr") : undefined;
  return childOf(mark, "w:del") !== undefined || childOf(mark, "w:moveFrom") !== undefined;
}

/** A first letter that is set large is a paragraph of its own in the file. */
function isDropCap(element: XmlElement): boolean {
  const kind = element.name === "w:p" ? settingOf(descend(element, "w:pPr", "w:framePr"), "w:dropCap") : undefined;
  return kind !== undefined && kind !== "none";
}

function join(open: readonly XmlElement[], last: XmlElement): XmlElement {
  const properties = elementsOf(last).filter(({ name }) => name === "w:pPr");
  const content = [...open, last].flatMap((element): readonly (XmlElement | string)[] =>
    element.name === "w:p" ? element.children.filter((child) => typeof child === "string" || child.name !== "w:pPr") : [element],
  );
  return { ...last, children: [...properties, ...content] };
}
