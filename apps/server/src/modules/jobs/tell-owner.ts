import { shanghaiDay } from "../../platform/shanghai-day.ts";
import type { Db } from "../metering/metering.ts";
import { writeNotice } from "../notices/index.ts";
import type { JobRow } from "./job.repo.ts";
import type { AnyJobKind } from "./job-kind.ts";

/** Tells the owner that a job has written what it was to write, in the transaction that ends it. */
export async function tellWritten(trx: Db, kinds: readonly AnyJobKind[], job: JobRow, now: number): Promise<void> {
  const written = writtenBy(kinds, job);
  if (written === null) return;
  const { what, ...data } = written;
  await writeNotice(trx, { userId: job.user_id, about: `written:${job.id}`, kind: `${what}Written`, data }, now);
}

/** Tells that a job waits for the balance: once a day, however often its owner tries. */
export async function tellPaused(
  trx: Db,
  kinds: readonly AnyJobKind[],
  { job, neededTokens, now }: { job: JobRow; neededTokens: number; now: number },
): Promise<void> {
  const written = writtenBy(kinds, job);
  if (written === null) return;
  const { what, ...data } = written;
  const about = `paused:${job.id}:${shanghaiDay(now)}`;
  await writeNotice(trx, { userId: job.user_id, about, kind: `${what}Paused`, data: { ...data, neededTokens } }, now);
}

/** What a job writes, as its kind reads its input; null where the kind writes no document, or is not there any more. */
function writtenBy(kinds: readonly AnyJobKind[], { kind: name, input, title }: JobRow) {
  const kind = kinds.find((one) => one.name === name);
  const document = kind?.document?.(kind.input.parse(JSON.parse(input)));
  return document === undefined ? null : { ...document, title };
}
