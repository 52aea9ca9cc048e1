import { childOf, elementsOf, findAll, settingOf, textOf, type XmlElement } from "../word-format/index.ts";
import type { StyleTable } from "./style-table.ts";

const BLOCKS_MAX = 120;
/** What stands behind a cover. */
const NEXT_PART =
  /^(?:中文)?(?:摘要|目录|abstract|contents|tableofcontents|前言|绪论|引言|第[一1]章.*|(?:.{0,12}(?:原创性|独创性|诚信|承诺|授权).{0,10}(?:声明|承诺书|书|协议)?))$/i;

export type FoundCover = {
  readonly blocks: readonly XmlElement[];
  readonly section: XmlElement | undefined;
  readonly rest: readonly XmlElement[];
};

/** The first pages of a file up to the break behind them, or up to what cannot be on a cover; all of `rest` where there is no end. */
export function findCover(body: XmlElement, styles: StyleTable): FoundCover {
  const children = elementsOf(body).filter(({ name }) => name !== "w:sectPr");
  const sections = findAll(body, "w:sectPr");
  for (const [index, child] of children.slice(0, BLOCKS_MAX).entries()) {
    if (isNextPart(child, styles)) return { blocks: children.slice(0, index), section: sections[0], rest: children.slice(index) };
    const ends = childOf(childOf(child, "w:pPr"), "w:sectPr");
    const isLast = ends !== undefined || hasPageBreak(child);
    if (isLast && children.slice(0, index + 1).some((one) => textOf(one).trim() !== ""))
      return { blocks: children.slice(0, index + 1), section: ends ?? sections[0], rest: children.slice(index + 1) };
  }
  return children.length <= BLOCKS_MAX
    ? { blocks: children, section: sections[0], rest: [] }
    : { blocks: [], section: sections[0], rest: children };
}

function isNextPart(child: XmlElement, styles: StyleTable): boolean {
  const properties = childOf(child, "w:pPr");
  if (/^(?:heading|标题) ?1$|^toc/.test(styles.nameOf(settingOf(childOf(properties, "w:pStyle"))))) return true;
  return child.name === "w:p" && NEXT_PART.test(textOf(child).replace(/[\s\u3000]/g, ""));
}

const hasPageBreak = (child: XmlElement): boolean =>
  child.name === "w:p" && findAll(child, "w:br").some(({ attributes }) => attributes["w:type"] === "page");
