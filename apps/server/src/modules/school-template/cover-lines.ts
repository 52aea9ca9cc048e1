import { childOf, elementsOf, isElement, type XmlElement } from "../word-format/index.ts";

/** The words of a paragraph, and where each stands. */
export type CoverLine = {
  readonly text: string;
  readonly runs: readonly { readonly run: XmlElement; readonly start: number; readonly end: number }[];
};

const SIGNS: Readonly<Record<string, string>> = { "w:tab": "\t", "w:br": "\n", "w:cr": "\n", "w:noBreakHyphen": "-" };

export function wordsOfRun(run: XmlElement): string {
  return elementsOf(run).map(wordsOf).join("");
}

function wordsOf(child: XmlElement): string {
  return child.name === "w:t" ? child.children.filter((text) => !isElement(text)).join("") : (SIGNS[child.name] ?? "");
}

export function lineOf(paragraph: XmlElement): CoverLine {
  let text = "";
  const runs = elementsOf(paragraph)
    .filter(({ name }) => name === "w:r")
    .map((run) => {
      const start = text.length;
      text += wordsOfRun(run);
      return { run, start, end: text.length };
    });
  return { text, runs };
}

/** The part of a run between two places of its words; null where nothing is left. Pictures stay with its beginning. */
export function cutRun(run: XmlElement, from: number, to: number): XmlElement | null {
  let at = 0;
  const children = elementsOf(run).flatMap((child): XmlElement[] => {
    const words = wordsOf(child);
    const start = at;
    at += words.length;
    if (child.name === "w:rPr") return [child];
    if (words === "") return from === 0 ? [child] : [];
    const [first, last] = [Math.max(0, from - start), Math.min(words.length, to - start)];
    if (last <= first) return [];
    return child.name === "w:t" ? [textElement(words.slice(first, last))] : [child];
  });
  return children.some(({ name }) => name !== "w:rPr") ? { ...run, children } : null;
}

export const textElement = (text: string): XmlElement => ({ name: "w:t", attributes: { "xml:space": "preserve" }, children: [text] });

/** Paragraphs in the order of the text, each with the cells of its row where it stands in a table. */
export type PlacedLine = {
  readonly paragraph: XmlElement;
  /** The first paragraph of a cell: the row's cells, and which of them it is in. */
  readonly cell: { readonly row: readonly XmlElement[]; readonly index: number } | null;
};

export function placedLines(blocks: readonly XmlElement[]): PlacedLine[] {
  return blocks.flatMap((block): PlacedLine[] => {
    if (block.name === "w:p") return [{ paragraph: block, cell: null }];
    if (block.name !== "w:tbl") return [];
    return elementsOf(block)
      .filter(({ name }) => name === "w:tr")
      .flatMap((tr) => {
        const row = elementsOf(tr).filter(({ name }) => name === "w:tc");
        return row.flatMap((cell, index) =>
          placedLines(elementsOf(cell)).map((line, place) =>
            place === 0 && line.cell === null ? { ...line, cell: { row, index } } : line,
          ),
        );
      });
  });
}

/** The blocks with other paragraphs in the places of some. */
export function replaceParagraphs(blocks: readonly XmlElement[], others: ReadonlyMap<XmlElement, XmlElement>): XmlElement[] {
  return blocks.map((block) => {
    const other = others.get(block);
    if (other !== undefined) return other;
    if (block.name === "w:p") return block;
    return {
      ...block,
      children: block.children.map((child) => (isElement(child) ? (replaceParagraphs([child], others)[0] ?? child) : child)),
    };
  });
}

/** Whether a run's words have a line below them. */
export function isUnderlined(run: XmlElement): boolean {
  const line = childOf(childOf(run, "w:rPr"), "w:u")?.attributes["w:val"];
  return line !== undefined && line !== "none";
}
