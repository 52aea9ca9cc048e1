import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { variant } from "#lib/variant.ts";
import { keepTable, type LocalTable, listLocalTables, NOBODY, readLocalTable, removeLocalTable, uuidOf } from "./local-tables.ts";
import { sentChoices } from "./server-table.ts";
import { changeUnsent } from "./unsent-table.ts";

/** A slow line may take this long for the largest file. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** A table of this browser as it went over to the account. */
export type TakenTable = {
  /** Its id there. */
  readonly tableId: string;
  readonly sent: LocalTable;
  /** Version of its steps there. */
  readonly stepsVersion: number;
};

type TakenAlong = {
  /** By their ids in this browser. */
  readonly taken: ReadonlyMap<string, TakenTable>;
  /** Of them, made before anybody had signed in. */
  readonly anonymous: number;
  readonly failed: number;
};

/** Tables of this browser become those of the account: the file, how it is read, its steps and its answers, worked out again there. */
export async function takeTablesAlong(userId: string): Promise<TakenAlong> {
  const taken = new Map<string, TakenTable>();
  let anonymous = 0;
  let failed = 0;
  for (const owner of [NOBODY, userId]) {
    for (const { tableId } of await listLocalTables(owner).catch(() => [])) {
      try {
        const found = await readLocalTable(owner, tableId);
        if (found === null) continue;
        taken.set(tableId, await take(owner, found.table, found.file));
        await removeLocalTable(owner, tableId);
        if (owner === NOBODY) anonymous += 1;
      } catch {
        failed += 1;
      }
    }
  }
  return { taken, anonymous, failed };
}

const background = { background: true } as const;

async function take(owner: string, table: LocalTable, file: Uint8Array): Promise<TakenTable> {
  const tableId = table.sentAs ?? (await upload(table, file));
  // A try that is cut off here goes on with the same table.
  if (table.sentAs === undefined) await keepTable(owner, { ...table, sentAs: tableId });
  await readAlike(tableId, table);
  let stepsVersion = 0;
  for (const [sheetId, steps] of Object.entries(table.steps)) {
    if (steps.length === 0) continue;
    stepsVersion = (await call("/api/table/steps", { tableId, sheetId, steps: [...steps], version: 0 }, background)).version;
  }
  for (const { answerId: requestId, ask, plan, sheetId } of table.answers) {
    const common = { tableId, ask, lang: variant, requestId };
    if (plan !== null && "steps" in plan) await call("/api/table/run", { ...common, plan }, background);
    else await call("/api/table/chat", { ...common, sheetId, by: "auto" }, background);
  }
  return { tableId, sent: table, stepsVersion };
}

/** Has what was done to a table since it went over sent after it, when the table is opened. */
export function keepRest({ tableId, sent, stepsVersion }: TakenTable, now: LocalTable): void {
  const known = new Set(sent.answers.map(({ answerId }) => answerId));
  const asks = now.answers
    .filter(({ answerId }) => !known.has(answerId))
    .map(({ answerId, sheetId, ask, plan }) => ({
      requestId: answerId,
      sheetId,
      ask,
      plan: plan !== null && "steps" in plan ? plan : null,
    }));
  const changed = Object.entries(now.steps).filter(
    ([sheetId, steps]) => JSON.stringify(steps) !== JSON.stringify(sent.steps[sheetId] ?? []),
  );
  const steps = Object.fromEntries(changed.map(([sheetId, one]) => [sheetId, { steps: one, version: stepsVersion }]));
  changeUnsent(tableId, (unsent) => ({ steps: { ...unsent.steps, ...steps }, asks: [...unsent.asks, ...asks] }));
}

async function upload(table: LocalTable, file: Uint8Array): Promise<string> {
  const form = new FormData();
  // An answer that is lost on the way makes no second table of it.
  form.append("requestId", uuidOf(table.tableId));
  if (Object.values(table.choices).some(({ rows }) => rows === "first")) form.append("rows", "first");
  form.append("file", new Blob([file as Uint8Array<ArrayBuffer>]), table.fileName);
  const { tableId } = await call("/api/table/upload", form, { ...background, timeoutMs: UPLOAD_TIMEOUT_MS });
  await call("/api/table/save", { tableId, title: table.title }, background).catch((error) => {
    // With as many tables as one may keep, it goes by itself, which the list says: it is not refused for that.
    if (!(error instanceof ApiError) || error.reason !== "table.tooMany") throw error;
  });
  return tableId;
}

async function readAlike(tableId: string, { encoding, choices }: LocalTable): Promise<void> {
  for (const [sheetId, chosen] of Object.entries(choices)) {
    const options = { sheetId, ...(encoding === undefined ? {} : { encoding }), ...sentChoices(chosen) };
    await call("/api/table/read", { tableId, options }, background);
  }
}
