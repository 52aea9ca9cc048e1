import { type NodeJson, TEXT_ALIGNMENTS } from "@tangleaf/document/model";
import { childOf, descend, elementsOf, findAll, settingOf, splitNotes, textOf, type XmlElement } from "../../word-format/index.ts";
import type { Inlines } from "./inlines.ts";
import type { LeftOuts } from "./left-out.ts";
import { has, isOn, type Styles } from "./styles.ts";

type TableSetting = { readonly styles: Styles; readonly inlines: Inlines; readonly left: LeftOuts; readCell(cell: XmlElement): NodeJson[] };
type Attributes = Record<string, string | number | null>;
type Cell = { readonly element: XmlElement; readonly column: number; colspan: number; rowspan: number; readonly isHead: boolean };

const TWIPS_PER_PIXEL = 15;
const SPAN_MAX = 200;
const ROW_CHANGES = { in: "w:ins", out: "w:del" } as const;
const CELL_CHANGES = { in: "w:cellIns", out: "w:cellDel" } as const;

/** A table with its merged cells, the widths somebody set and its rules; null where it has no cell. */
export function readTable(
  element: XmlElement,
  setting: TableSetting,
  bookmarks: readonly string[],
): { type: "table"; attrs: Attributes; content: NodeJson[] } | null {
  const properties = childOf(element, "w:tblPr");
  const cells = placeCells(rowsOf(element, setting.left), setting.left);
  if (cells.every((row) => row.length === 0)) return null;
  const isFixed = settingOf(childOf(properties, "w:tblLayout"), "w:type") === "fixed";
  const widths = elementsOf(childOf(element, "w:tblGrid")).map((column) =>
    Math.round(Number(column.attributes["w:w"] ?? 0) / TWIPS_PER_PIXEL),
  );
  const inside = findAll(cells[0]?.[0]?.element, "w:bookmarkStart").map(({ attributes }) => attributes["w:name"] ?? "");
  const kind = kindOf(properties, cells, setting.styles);
  const attrs: Attributes = { id: setting.inlines.idOf("table", [...bookmarks, ...inside]), ...(kind === null ? {} : { kind }) };
  const content = cells.map((row) => ({
    type: "tableRow" as const,
    content: row.map((cell) => readCell(cell, isFixed ? widths : [], setting)),
  }));
  return { type: "table", attrs, content };
}

function rowsOf(element: XmlElement, left: LeftOuts): XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === "w:tr") return isKept(childOf(child, "w:trPr"), ROW_CHANGES, left) ? [child] : [];
    return ["w:sdt", "w:sdtContent", "w:customXml", "w:ins"].includes(child.name) ? rowsOf(child, left) : [];
  });
}

function cellsOf(row: XmlElement, left: LeftOuts): XmlElement[] {
  return elementsOf(row).flatMap((child) => {
    if (child.name === "w:tc") return isKept(childOf(child, "w:tcPr"), CELL_CHANGES, left) ? [child] : [];
    return ["w:sdt", "w:sdtContent", "w:customXml"].includes(child.name) ? cellsOf(child, left) : [];
  });
}

/** Tells whether a row or a cell stays where all changes are accepted, and counts its change. */
function isKept(properties: XmlElement | undefined, changes: { readonly in: string; readonly out: string }, left: LeftOuts): boolean {
  const isOut = childOf(properties, changes.out) !== undefined;
  if (isOut || childOf(properties, changes.in) !== undefined) left.add("revisions");
  return !isOut;
}

/** Cells by row; those Word says go on from above make the one above taller. */
function placeCells(rows: readonly XmlElement[], left: LeftOuts): Cell[][] {
  const above = new Map<number, Cell>();
  return rows.map((row) => {
    const isHead = has(childOf(row, "w:trPr"), "w:tblHeader");
    let column = Number(settingOf(descend(row, "w:trPr", "w:gridBefore")) ?? 0) || 0;
    let before: Cell | undefined;
    return cellsOf(row, left).flatMap((element): Cell[] => {
      const properties = childOf(element, "w:tcPr");
      const colspan = Math.max(1, Math.min(Number(settingOf(childOf(properties, "w:gridSpan")) ?? 1) || 1, SPAN_MAX));
      const merge = childOf(properties, "w:vMerge");
      const begins = column;
      column += colspan;
      // Older programs merge cells sideways by saying so in each.
      const sideways = childOf(properties, "w:hMerge");
      const goesOn = sideways !== undefined && settingOf(sideways) !== "restart" && textOf(element).trim() === "";
      if (goesOn && before !== undefined && before.colspan + colspan <= SPAN_MAX) {
        before.colspan += colspan;
        return [];
      }
      const upper = above.get(begins);
      if (
        merge !== undefined &&
        settingOf(merge) !== "restart" &&
        upper !== undefined &&
        upper.colspan === colspan &&
        upper.rowspan < SPAN_MAX
      ) {
        upper.rowspan++;
        return [];
      }
      const cell: Cell = { element, column: begins, colspan, rowspan: 1, isHead };
      before = cell;
      if (merge === undefined) above.delete(begins);
      else above.set(begins, cell);
      return [cell];
    });
  });
}

function readCell(
  { element, column, colspan, rowspan, isHead }: Cell,
  widths: readonly number[],
  { styles, ...setting }: TableSetting,
): NodeJson {
  const style = styles.paragraph(settingOf(descend(element, "w:p", "w:pPr", "w:pStyle")));
  const isHeading = isHead || style.role === "tableHeading";
  const content = setting.readCell(element).flatMap(cellBlocks);
  const own = widths.slice(column, column + colspan).filter((width) => width > 0);
  const notes = style.role === "tableText" || style.role === "tableHeading" ? splitNotes(style.note) : [];
  const align = TEXT_ALIGNMENTS.find((one) => notes.includes(one));
  return {
    type: isHeading ? "tableHeader" : "tableCell",
    attrs: {
      colspan,
      rowspan,
      ...(own.length === colspan && own.length > 0 ? { widths: own.join(",") } : {}),
      ...(align === undefined ? {} : { align }),
    },
    content: content.length === 0 ? [{ type: "paragraph" }] : content,
  };
}

/** What may stand in a cell; headings and quotes there are their words. */
function cellBlocks(block: NodeJson): NodeJson[] {
  switch (block.type) {
    case "heading":
      return [{ type: "paragraph", ...(block.content === undefined ? {} : { content: block.content }) }];
    case "blockquote":
      return (block.content ?? []).flatMap(cellBlocks);
    case "horizontalRule":
    case "pageBreak":
    case "table":
      return [];
    default:
      return [block];
  }
}

const SIDES = ["top", "bottom", "left", "right", "insideH", "insideV"] as const;
type Rules = Record<(typeof SIDES)[number], boolean | null>;

/** three-line: rules at top and bottom and none upright; grid: Word's own style of ruled tables. */
function kindOf(properties: XmlElement | undefined, cells: readonly (readonly Cell[])[], styles: Styles): "grid" | "three-line" | null {
  const style = settingOf(childOf(properties, "w:tblStyle"));
  const own = rulesOf(childOf(properties, "w:tblBorders"));
  const styled = rulesOf(childOf(styles.table(style), "w:tblBorders"));
  const rule = (side: keyof Rules) => own[side] ?? styled[side] ?? false;
  const cellRules = (row: readonly Cell[] | undefined) =>
    (row ?? []).map(({ element }) => rulesOf(descend(element, "w:tcPr", "w:tcBorders")));
  const every = (rules: readonly Rules[], side: keyof Rules, otherwise: boolean) =>
    rules.length > 0 && rules.every((one) => one[side] ?? otherwise);
  const all = cells.flatMap(cellRules);
  const isUpright =
    all.some((one) => (one.left ?? rule("insideV")) || (one.right ?? rule("insideV"))) ||
    ((rule("left") || rule("right")) && !all.every((one) => one.left === false));
  const isEnded = every(cellRules(cells[0]), "top", rule("top")) && every(cellRules(cells.at(-1)), "bottom", rule("bottom"));
  if (isEnded && !isUpright && !rule("insideH")) return "three-line";
  return /^(table grid|网格型)$/.test(styles.name(style)) ? "grid" : null;
}

function rulesOf(borders: XmlElement | undefined): Rules {
  const rule = (side: string) => {
    const border = childOf(borders, `w:${side}`) ?? childOf(borders, `w:${side === "left" ? "start" : side === "right" ? "end" : side}`);
    const value = settingOf(border);
    return value === undefined ? null : isOn(value) && value !== "nil";
  };
  return {
    top: rule("top"),
    bottom: rule("bottom"),
    left: rule("left"),
    right: rule("right"),
    insideH: rule("insideH"),
    insideV: rule("insideV"),
  };
}
