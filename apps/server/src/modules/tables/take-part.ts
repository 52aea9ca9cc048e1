import { type OutputOf, type ParsedInputOf, TABLE, type tableApi } from "@tangleaf/contract";
import { UPLOAD_TYPES } from "@tangleaf/contract/upload-types";
import { archiveEn } from "../../messages/archive.en.ts";
import { archiveZh } from "../../messages/archive.zh.ts";
import { AppError } from "../../platform/errors.ts";
import { fileNameOf } from "../export/index.ts";
import { requestHash } from "../request-hash.ts";
import { type Answers, isComputed } from "./answer-table.ts";
import type { TableParts } from "./options.ts";
import { bodyOf, sheetIn, sheetsOf } from "./present-table.ts";
import { repeatOf, storeTable } from "./read-table.ts";
import type { TableRow } from "./table.repo.ts";
import type { TableStore } from "./table-store.ts";
import type { PartTask } from "./work/work-on-table.worker.ts";

type Export = { readonly userId: string } & ParsedInputOf<typeof tableApi.export>;
type Save = { readonly userId: string } & ParsedInputOf<typeof tableApi.save>;
type Wanted = { readonly sheetId?: string | undefined; readonly answerId?: string | undefined };

/** What is taken of a table: a sheet as its steps leave it, or the whole result of an answer, as a file or a table of its own. */
export function createParts(parts: TableParts, { store, answers }: { store: TableStore; answers: Answers }) {
  const { db, pool, exporter, variant } = parts;

  async function partOf(row: TableRow, { sheetId, answerId }: Wanted): Promise<PartTask> {
    const task = { ...(await answers.taskOf(row)), lang: variant };
    if (answerId === undefined) {
      const wanted = sheetIn(row, sheetId);
      const name = row.sheet_count > 1 ? sheetsOf(row).find((one) => one.sheetId === wanted)?.name : undefined;
      return { ...task, sheetId: wanted, title: name === undefined ? row.title : `${row.title} ${name}` };
    }
    const answer = await answers.ownAnswer(row, answerId);
    const { plan } = bodyOf(answer);
    if (!isComputed(plan)) throw new AppError("answer.unknown");
    return { ...task, plan, no: answer.no, title: answer.ask === "" ? row.title : `${row.title} ${answer.ask}` };
  }

  return {
    async file(row: TableRow, { userId, format, ...wanted }: Export): Promise<OutputOf<typeof tableApi.export>> {
      const part = await partOf(row, wanted);
      const bytes = await pool.writeFile({ ...part, format }, answers.load);
      const name = fileNameOf(part.title, format, (variant === "zh" ? archiveZh : archiveEn).untitled);
      return exporter.storeFile({ userId, name, contentType: UPLOAD_TYPES[format].contentType, source: Buffer.from(bytes) });
    },

    /** Keeps the part as a new table. */
    async table(row: TableRow, { userId, title, from, requestId }: Save & { from: NonNullable<Save["from"]> }): Promise<TableRow> {
      const request = requestId === undefined ? null : { id: requestId, hash: requestHash("table.save", { tableId: row.id, title, from }) };
      const repeat = await repeatOf(db, { userId, request });
      if (repeat !== null) return repeat;
      const part = await partOf(row, from);
      const sheet = await pool.makeTable(part, answers.load);
      const named = title ?? part.title.slice(0, TABLE.titleMaxCharacters);
      return storeTable(parts, store, { userId, request, title: named, encoding: null, file: null, sheets: [sheet], isKept: true });
    },
  };
}
