import type { Table, TableAnswer } from "@tangleaf/contract";
import { call, callForBytes } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { type EngineLine, openEngine } from "./engine/engine-line.ts";
import type { SheetChoices } from "./engine/sheet-view.ts";
import type { LocalTable } from "./local-tables.ts";
import type { TablePlace } from "./open/table-state.ts";
import { createOpenTable, type OpenTable } from "./open-table.ts";
import { isUnreached, sendAsk, sendUnsent } from "./send-unsent.ts";
import { createStepSender } from "./step-sender.ts";
import { changeUnsent } from "./unsent-table.ts";

/** An answer the server gives later than this is kept by it all the same; the page shows its own until it is opened again. */
const ANSWER_TIMEOUT_MS = 6000;
const OPEN_TIMEOUT_MS = 30_000;
const GZIP = [0x1f, 0x8b] as const;

/** A table of the account, computed in the page as well. null: there is none, or it is somebody else's. */
export async function openServerTable(tableId: string): Promise<OpenTable | null> {
  const found = await call("/api/table/get", { tableId }, { shownBy: "screen", timeoutMs: OPEN_TIMEOUT_MS }).catch((error) => {
    if (error instanceof ApiError && error.reason === "table.unknown") return null;
    throw error;
  });
  if (found === null) return null;
  const table = (await sendUnsent(tableId)) ? await call("/api/table/get", { tableId }, { shownBy: "screen" }) : found;
  const engine = openEngine();
  await takeSheets(engine, table);
  const place = accountPlace(engine, table);
  return createOpenTable({ table: tableOf(table), sheets: table.sheetList, engine, place });
}

/** A table of the account as the page holds one. */
function tableOf({ encoding, sheetList, createdAt, usedAt, steps, answers, ...rest }: Table): LocalTable {
  return {
    ...rest,
    fileName: rest.title,
    createdAt: Date.parse(createdAt),
    usedAt: Date.parse(usedAt),
    ...(encoding === null ? {} : { encoding }),
    choices: {},
    steps,
    answers,
  };
}

async function takeSheets(engine: EngineLine, { tableId, sheetList }: Table): Promise<void> {
  const packed = await Promise.all(sheetList.map(async ({ sheetId }) => ({ sheetId, bytes: await sheetBytes(tableId, sheetId) })));
  await engine.do("openPacked", { packed }, { given: packed.map(({ bytes }) => bytes.buffer) });
}

async function sheetBytes(tableId: string, sheetId: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await callForBytes("/api/table/data", { tableId, sheetId }, { shownBy: "screen" });
  const bytes = new Uint8Array(await response.arrayBuffer());
  // The browser has unpacked it where it was sent as an encoding, not as a file.
  if (bytes[0] !== GZIP[0] || bytes[1] !== GZIP[1]) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

function accountPlace(engine: EngineLine, { tableId, title, stepsVersion }: Table): TablePlace {
  const sender = createStepSender(tableId, stepsVersion);
  let name = title;
  return {
    async keep(table) {
      if (table.title === name) return;
      name = table.title;
      await call("/api/table/save", { tableId, title: name });
    },
    async reread({ encoding, choices }, sheetId) {
      const options = { sheetId, ...(encoding === undefined ? {} : { encoding }), ...sentChoices(choices[sheetId]) };
      const read = await call("/api/table/read", { tableId, options }, { timeoutMs: OPEN_TIMEOUT_MS });
      await takeSheets(engine, read);
      return { sheets: read.sheetList, encoding: read.encoding };
    },
    async answer({ sheetId, ask, after, plan }): Promise<TableAnswer | null> {
      const asked = { requestId: newUuid(), sheetId, ask, plan };
      try {
        return await sendAsk(tableId, asked, { shownBy: "screen", timeoutMs: ANSWER_TIMEOUT_MS, ...(after === null ? {} : { after }) });
      } catch (error) {
        // It goes up later; the plan the page made of it does not depend on what it followed.
        if (isUnreached(error)) changeUnsent(tableId, (unsent) => ({ ...unsent, asks: [...unsent.asks, asked] }));
        throw error;
      }
    },
    forget: (answerId) => void call("/api/table/removeAnswer", { answerId }).catch(() => undefined),
    async file(part, format) {
      return (await call("/api/table/export", { tableId, ...part, format }, { shownBy: "screen", timeoutMs: OPEN_TIMEOUT_MS })).url;
    },
    async saveAs(from, title) {
      const wanted = { tableId, from, title, requestId: newUuid() };
      return (await call("/api/table/save", wanted, { shownBy: "screen", timeoutMs: OPEN_TIMEOUT_MS })).tableId;
    },
    steps: sender.put,
    watchUnsent: sender.watch,
    close: sender.close,
  };
}

/** What a person chose, as a call takes it. */
export function sentChoices({ headerRows, totalRows, types, dates, units, rows }: SheetChoices = {}) {
  return {
    ...(rows === undefined ? {} : { rows }),
    ...(headerRows === undefined ? {} : { headerRows }),
    ...(totalRows === undefined ? {} : { totalRows: [...totalRows] }),
    ...(types === undefined || Object.keys(types).length === 0 ? {} : { types }),
    ...(dates === undefined ? {} : { dates }),
    ...(units === undefined ? {} : { units }),
  };
}
