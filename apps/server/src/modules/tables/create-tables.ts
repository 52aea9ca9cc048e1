import { createHash } from "node:crypto";
import { TABLE, type Table } from "@tangleaf/contract";
import type { RowsTaken } from "@tangleaf/table/read";
import { tableWords } from "../../messages/table-words.ts";
import { AppError } from "../../platform/errors.ts";
import { createFewAtOnce } from "../../platform/few-at-once.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import { listAnswers } from "./answer.repo.ts";
import { createAnswers, requestOf } from "./answer-table.ts";
import { createTableBin } from "./bin.ts";
import { changeSteps } from "./change-steps.ts";
import { createKept } from "./kept-tables.ts";
import { createModelAnswers } from "./model-answers.ts";
import type { TableOptions } from "./options.ts";
import { presentSummary, presentTable, type SheetsChoices, sheetIn } from "./present-table.ts";
import { type NewTable, readAgain, repeatOf, storeTable, wholeFile } from "./read-table.ts";
import { findTableByRequest, listBlobs, listTables, type TableRow } from "./table.repo.ts";
import { createTableStore } from "./table-store.ts";
import type { Tables } from "./tables.ts";
import { createParts } from "./take-part.ts";
import { createTablePool } from "./work/table-pool.ts";

/** Files of one person that are read at the same time, in each process: each is held in memory. */
const FILES_AT_ONCE = 3;

type NewFile = Pick<NewTable, "userId" | "request"> & {
  readonly file: Uint8Array;
  readonly title: string | undefined;
  readonly rows: RowsTaken | undefined;
};

/** The tables module on its ports. */
export function createTables(options: TableOptions): Tables {
  const { db, clock, log, variant } = options;
  const pool = createTablePool({ log, variant });
  const parts = { ...options, pool };
  const store = createTableStore(options);
  const bin = createTableBin(parts, store);
  const kept = createKept(parts, store);
  const answers = createAnswers(parts, store);
  const models = createModelAnswers(parts, answers);
  const taken = createParts(parts, { store, answers });
  const fewAtOnce = createFewAtOnce(FILES_AT_ONCE);

  const present = async (row: TableRow): Promise<Table> => presentTable(row, await listAnswers(db, row.id));

  async function addFile({ userId, request, file, title, rows }: NewFile): Promise<Table> {
    const { sheets, encoding } = await pool.read({ userId, bytes: file, name: title ?? "", lang: variant, rows });
    const found = sheets.find(({ description }) => description.title !== "")?.description.title.slice(0, TABLE.titleMaxCharacters);
    const named = title ?? found ?? tableWords[variant].pasted;
    const choices: SheetsChoices = Object.fromEntries(
      sheets.flatMap(({ sheetId, description }) => (description.leftOut === undefined ? [] : [[sheetId, { rows: "first" as const }]])),
    );
    return present(await storeTable(parts, store, { userId, request, file, sheets, encoding, title: named, choices, isKept: false }));
  }

  /** A repeat of a request answers with its first table. */
  async function addOnce(file: NewFile): Promise<Table> {
    const repeat = await repeatOf(db, file);
    if (repeat !== null) return present(repeat);
    await kept.assertSpace(file.userId);
    return addFile(file);
  }

  options.generations.setPlanFaults(async ({ userId, tableId, ...plan }) => models.planFaults(await kept.open({ userId, tableId }), plan));

  return {
    upload: ({ userId, name, content, rows, requestId }) =>
      fewAtOnce(userId, async () => {
        // Who may keep no more sends a large file for nothing, unless it is the repeat of one that is kept.
        const isKnown = requestId !== undefined && (await findTableByRequest(db, userId, requestId)) !== undefined;
        if (!isKnown) await kept.assertSpace(userId);
        const title = titleOf(name);
        const file = await wholeFile(content);
        const sha256 = createHash("sha256").update(file).digest("hex");
        return addOnce({ userId, request: requestOf("table.upload", requestId, { sha256, title, rows }), file, title, rows });
      }),

    paste: ({ userId, text, title, rows, requestId }) =>
      fewAtOnce(userId, async () => {
        const request = requestOf("table.paste", requestId, { text, title, rows });
        return addOnce({ userId, request, file: new TextEncoder().encode(text), title, rows });
      }),

    read: ({ userId, tableId, options: said }) =>
      fewAtOnce(userId, async () => {
        const row = await kept.open({ userId, tableId });
        return present(await readAgain(parts, store, { userId, row, options: said }));
      }),

    async get(own) {
      const row = await kept.open(own);
      await models.takeUpDone(row);
      return present(row);
    },

    async data({ userId, tableId, sheetId }) {
      const wanted = sheetIn(await kept.open({ userId, tableId }), sheetId);
      const blob = (await listBlobs(db, tableId)).find(({ sheet_id }) => sheet_id === wanted);
      // Read again in another way at this moment.
      if (blob === undefined) throw new AppError("table.unknown", { field: "sheetId" });
      return store.open(blob.blob_key);
    },

    async rows({ userId, tableId, sheetId: wanted, filtered = false, ...range }) {
      const row = await kept.open({ userId, tableId });
      return pool.rows({ ...(await answers.taskOf(row)), ...range, filtered, sheetId: sheetIn(row, wanted) }, answers.load);
    },

    async chat(asked) {
      if (asked.by === "model") return models.ask(await kept.open(asked), asked);
      const answer = await answers.chat(await kept.open(asked), asked);
      return { status: "done", answer, generationId: null, estimate: null };
    },

    run: async (asked) => answers.run(await kept.open(asked), asked),
    explain: async (asked) => models.explain(asked, ({ tableId }) => kept.open({ userId: asked.userId, tableId })),
    removeAnswer: answers.remove,
    steps: (asked) => changeSteps(parts, asked),

    async save({ from, ...asked }) {
      if (from === undefined) return presentSummary(await kept.keep({ ...asked, title: asked.title }));
      return presentSummary(await taken.table(await kept.open(asked), { ...asked, from }));
    },

    export: async (asked) => taken.file(await kept.open(asked), asked),

    async list({ userId, q, page, size }) {
      const { total, rows } = await listTables(db, { userId, now: clock.now(), words: foldForSearch(q ?? "").trim(), page, size });
      return { total, list: rows.map(presentSummary) };
    },

    remove: ({ userId, tableIds: ids }) => bin.remove({ userId, ids }),
    restore: ({ userId, tableIds: ids }) => bin.restore({ userId, ids }),
    erase: ({ userId, tableIds: ids }) => bin.erase({ userId, ids }),

    async tidy() {
      const erased = await bin.eraseExpired();
      if (erased > 0) log.info({ erased }, "erased tables that nobody keeps");
    },
    close: pool.close,
  };
}

/** The name of a file without its folders and its ending; undefined where nothing is left. */
function titleOf(name: string): string | undefined {
  const last = (name.split(/[\\/]/).at(-1) ?? "").replace(/\.[A-Za-z0-9]{1,5}$/, "");
  const title = last.replace(/\s+/g, " ").trim().slice(0, TABLE.titleMaxCharacters).toWellFormed();
  return title === "" ? undefined : title;
}
