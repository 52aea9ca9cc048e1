import type { ApiPath } from "@tangleaf/contract";
import { createFairQueue } from "../platform/fair-queue.ts";

/** Calls that take in a whole document or file. Each kind has turns of its own: a person's export does not delay what they open. */
const TURNS: Partial<Readonly<Record<ApiPath, "document" | "file">>> = {
  "/api/document/open": "document",
  "/api/note/get": "document",
  "/api/note/update": "document",
  "/api/essay/get": "document",
  "/api/mindtree/get": "document",
  "/api/mindtree/save": "document",
  "/api/note/export": "file",
  "/api/note/import": "file",
  "/api/essay/export": "file",
  "/api/mindtree/export": "file",
  "/api/mindtree/import": "file",
  "/api/chart/export": "file",
  "/api/defence/export": "file",
  "/api/source/add": "file",
};
/** People whose calls run at the same time, of each kind. */
const PEOPLE_AT_ONCE = 32;
const WAITING_MAX = 500;
/** Calls of one person that may wait while another one of theirs runs: enough for a page that opens with several documents. */
const WAITING_EACH_MAX = 20;

export type CallTurns = <T>(call: { path: string; userId: string | undefined }, work: () => Promise<T>) => Promise<T>;

/**
 * Has heavy calls of one person run one after another. Reading a document's answer and writing it take the main thread in pieces: thirty
 * calls at once would hold it for seconds. Throws work.tooMany, work.busy.
 */
export function createCallTurns(): CallTurns {
  const open = (what: string) =>
    createFairQueue(
      Array.from({ length: PEOPLE_AT_ONCE }, () => null),
      { what, waitingMax: WAITING_MAX, waitingEachMax: WAITING_EACH_MAX },
    );
  const queues = { document: open("calls that read a document"), file: open("calls that read or make a file") };
  return ({ path, userId }, work) => {
    const turn = TURNS[path as ApiPath];
    return turn === undefined || userId === undefined ? work() : queues[turn].run(userId, work);
  };
}
