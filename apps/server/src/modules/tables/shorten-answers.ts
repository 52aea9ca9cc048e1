import type { Db } from "../metering/metering.ts";
import { findAnswerBody, listAnswerSizes, setAnswerBody } from "./answer.repo.ts";
import { bodyOf, type KeptBody } from "./present-table.ts";

/** Bytes of a table's last answers that are kept whole: opening a table reads and writes all of them on the main thread. */
const WHOLE_MAX_BYTES = 4_000_000;
/** What is shorter is kept whole, however old it is. */
const SHORT_BYTES = 20_000;
const SHORT_ROWS = 20;

/**
 * Shortens the answers of a table that its last ones leave no room for: each keeps its sentence, its plan, how many rows there are and
 * the first of them. An export computes all rows again. Most tables never get there.
 */
export async function shortenOldAnswers(trx: Db, tableId: string): Promise<void> {
  let bytes = 0;
  for (const one of await listAnswerSizes(trx, tableId)) {
    bytes += one.bytes;
    if (bytes <= WHOLE_MAX_BYTES || one.bytes <= SHORT_BYTES) continue;
    const body = bodyOf({ body: await findAnswerBody(trx, one.id) });
    if (!isShort(body)) await setAnswerBody(trx, one.id, JSON.stringify(shortened(body)));
  }
}

const isShort = ({ rows, followUps }: KeptBody): boolean => rows.length <= SHORT_ROWS && followUps.length === 0;

/** Follow-ups are offered below the last answer alone; rows of the sheet and marks are computed again where they are shown. */
function shortened(body: KeptBody): KeptBody {
  return {
    ...body,
    rows: body.rows.slice(0, SHORT_ROWS),
    sheetRows: body.sheetRows === null ? null : body.sheetRows.slice(0, SHORT_ROWS),
    marks: body.marks.map(({ tone, sheetRows }) => ({ tone, sheetRows: sheetRows.slice(0, SHORT_ROWS) })),
    followUps: [],
  };
}
