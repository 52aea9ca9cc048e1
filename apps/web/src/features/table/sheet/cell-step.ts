import { readInUnit } from "@tangleaf/table/cells";
import type { Column } from "@tangleaf/table/columns";
import type { SheetStep } from "@tangleaf/table/step-schema";
import { newUuid } from "#lib/new-uuid.ts";

/** What was typed into a cell as a step: a number where its column is of numbers, empty where nothing was left. */
export function cellStep({ row, column, text }: { row: number; column: Column; text: string }): SheetStep {
  return { id: newUuid(), do: "cell", row, col: column.name, value: cellValue(column, text.trim()) };
}

function cellValue(column: Column, text: string): string | number | null {
  if (text === "") return null;
  return column.type === "number" ? (readInUnit(text, column.unit) ?? text) : text;
}
