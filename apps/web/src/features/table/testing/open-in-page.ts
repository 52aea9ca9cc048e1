import { variant } from "#lib/variant.ts";
import type { EngineLine } from "../engine/engine-line.ts";
import { createTableEngine } from "../engine/table-engine.ts";
import type { TablePlace } from "../open/table-state.ts";
import { createOpenTable, type OpenTable } from "../open-table.ts";

/** For tests: a table of pasted text, worked out in the page and kept nowhere. */
export async function openInPage(text: string, place: Partial<TablePlace> = {}, tableId = "local-test"): Promise<OpenTable> {
  const engine = createTableEngine();
  const bytes = new TextEncoder().encode(text);
  const input = { bytes, name: "表.txt", choices: {}, lang: variant };
  const { sheets } = await engine.open(input);
  const line: EngineLine = {
    do: async (name, given) => (engine[name] as (input: unknown) => never)(given),
    close: () => undefined,
  };
  const opened = createOpenTable({
    table: {
      tableId,
      title: "报名表",
      fileName: input.name,
      rows: sheets[0]?.rows ?? 0,
      columns: sheets[0]?.columns.length ?? 0,
      sheets: sheets.length,
      bytes: bytes.length,
      createdAt: 0,
      usedAt: 0,
      choices: {},
      steps: {},
      stepsVersion: 0,
      answers: [],
    },
    sheets,
    engine: line,
    place: {
      keep: async () => undefined,
      reread: ({ choices, encoding }) => engine.open({ ...input, choices, encoding }),
      ...place,
    },
  });
  await opened.look();
  return opened;
}
