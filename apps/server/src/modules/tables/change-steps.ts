import type { OutputOf, ParsedInputOf, tableApi } from "@tangleaf/contract";
import type { SheetStep } from "@tangleaf/table/step-schema";
import { mergeSteps } from "@tangleaf/table/steps";
import { STEPS_MAX, TABLE_STEPS_MAX_CHARACTERS } from "@tangleaf/table/steps-max";
import { inTransaction } from "../../db/in-transaction.ts";
import { bodyProblems } from "../../messages/body-problems.ts";
import { fillMessage } from "../../messages/fill-message.ts";
import { AppError } from "../../platform/errors.ts";
import type { TableParts } from "./options.ts";
import { type StoredSteps, sheetIn, stepsOf } from "./present-table.ts";
import { changeTable, lockTable, requireOpenUser, type TableRow } from "./table.repo.ts";

/** Versions of the steps that are kept to tell what was changed, and their characters together. */
const EARLIER = { versions: 10, characters: 500_000 } as const;

type Asked = { readonly userId: string } & ParsedInputOf<typeof tableApi.steps>;
type Earlier = readonly { readonly version: number; readonly steps: StoredSteps }[];

/**
 * Stores what was done to a sheet. Where others have changed it since `version`, both are kept, told apart by the ids of the steps;
 * throws table.conflict where one step was changed in two ways.
 */
export async function changeSteps(
  { db, clock, variant }: Pick<TableParts, "db" | "clock" | "variant">,
  { userId, tableId, sheetId, steps: theirs, version }: Asked,
): Promise<OutputOf<typeof tableApi.steps>> {
  return inTransaction(db, async (trx) => {
    await requireOpenUser(trx, userId);
    const row = await lockTable(trx, { userId, tableId, now: clock.now() });
    if (row === undefined) throw new AppError("table.unknown");
    sheetIn(row, sheetId);
    const before = stepsOf(row);
    const mine = before[sheetId] ?? [];
    const steps = version === row.steps_version ? theirs : merged(row, { sheetId, version, mine, theirs });
    if (JSON.stringify(steps) === JSON.stringify(mine)) return { version: row.steps_version, steps: [...steps] };
    const all: StoredSteps = { ...before, [sheetId]: steps };
    if (Object.values(all).reduce((sum, list) => sum + list.length, 0) > STEPS_MAX)
      throw new AppError("body.invalid", {
        field: "steps",
        params: { problem: fillMessage(bodyProblems[variant].tooBig, { max: STEPS_MAX }) },
      });
    const json = JSON.stringify(all);
    // What is longer already is changed within its length.
    if (json.length > Math.max(TABLE_STEPS_MAX_CHARACTERS, row.steps.length))
      throw new AppError("body.invalid", {
        field: "steps",
        params: { problem: fillMessage(bodyProblems[variant].tooLong, { max: TABLE_STEPS_MAX_CHARACTERS }) },
      });
    const next = row.steps_version + 1;
    await changeTable(
      trx,
      { tableId },
      {
        steps_version: next,
        steps: json,
        earlier_steps: JSON.stringify(withEarlier(row, before)),
      },
    );
    return { version: next, steps: [...steps] };
  });
}

const earlierOf = ({ earlier_steps }: Pick<TableRow, "earlier_steps">): Earlier => JSON.parse(earlier_steps) as Earlier;

type Both = { sheetId: string; version: number; mine: readonly SheetStep[]; theirs: readonly SheetStep[] };

function merged(row: TableRow, { sheetId, version, mine, theirs }: Both): readonly SheetStep[] {
  const base = earlierOf(row).find((one) => one.version === version)?.steps;
  const done = mergeSteps(base === undefined ? undefined : (base[sheetId] ?? []), mine, theirs);
  if (done.conflicts.length > 0) throw new AppError("table.conflict", { version: row.steps_version });
  return done.steps;
}

/** What there was before this change, with as many versions before it as are kept. */
function withEarlier(row: TableRow, steps: StoredSteps): Earlier {
  const kept: { version: number; steps: StoredSteps }[] = [];
  let characters = 0;
  for (const one of [{ version: row.steps_version, steps }, ...earlierOf(row)]) {
    characters += JSON.stringify(one).length;
    if (kept.length >= EARLIER.versions || characters > EARLIER.characters) break;
    kept.push(one);
  }
  return kept;
}
