import { readStyle } from "./read-style.ts";

/** What a sheet shows of a number that has no room: 5.1E+12, ####. */
const CUT = /^(?:-?\d(?:\.\d+)?E\+\d+|#+)$/i;

/** Cells of Excel, WPS and Google Sheets without what only lays them out, and with the numbers they have no room to show. */
export function cleanSheetCells(body: HTMLElement): void {
  for (const row of body.querySelectorAll<HTMLElement>("tr"))
    if (readStyle(row, "display") === "none" && row.textContent?.trim() === "") row.remove();
  for (const cell of body.querySelectorAll<HTMLTableCellElement>("td, th")) {
    if (readStyle(cell, "mso-ignore") === "colspan") splitCell(cell);
    for (const space of [cell.firstElementChild, cell.lastElementChild]) if (space !== null && isPadding(space)) space.remove();
    const value = CUT.test(cell.textContent?.trim() ?? "") ? readValue(cell) : null;
    if (value !== null) cell.textContent = value;
  }
}

/** Excel writes cells that are not merged as one: empty ones beside each other, and those the words of the first reach over. */
function splitCell(cell: HTMLTableCellElement): void {
  const count = cell.colSpan;
  cell.removeAttribute("colspan");
  cell.after(...Array.from({ length: count - 1 }, () => cell.ownerDocument.createElement("td")));
}

/** Blanks that set a number in line with others. */
const isPadding = (element: Element): boolean => readStyle(element, "mso-spacerun") !== null && element.textContent?.trim() === "";

/** The number of a cell as the sheet keeps it; null where it says none. */
function readValue(cell: Element): string | null {
  const own = cell.getAttribute("x:num");
  if (own !== null) return own === "" ? null : own;
  const value = /"3":(-?\d+(?:\.\d+)?)\}$/.exec(cell.getAttribute("data-sheets-value") ?? "");
  return value?.[1] ?? null;
}
