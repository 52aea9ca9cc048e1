import type { TableAnswer } from "@tangleaf/contract";
import { useEffect, useRef, useState } from "react";
import { waitForEnd } from "#editor/stream/read-result.ts";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshCounter } from "#lib/queries.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { variant } from "#lib/variant.ts";
import { tableMessages as m } from "#messages/table.ts";
import { isLocalTable } from "../local-tables.ts";
import type { OpenTable } from "../open-table.ts";
import { keepWish, type TalkKind, takeWish } from "./talk-wish.ts";

type Wanted = { readonly answerId: string; readonly kind: TalkKind };
type Running = Wanted & { readonly line: AbortController };

export type TableTalk = {
  /** What is being written, and for which answer. */
  readonly running: Wanted | null;
  /** Why the last one did not come. `isShort`: the balance cannot bear it. */
  readonly fault: (Wanted & { readonly text: string; readonly isShort: boolean }) | null;
  /** Whether a model is shown the headings alone, and no cell. */
  readonly headersOnly: boolean;
  setHeadersOnly(headersOnly: boolean): void;
  start(kind: TalkKind, answer: TableAnswer): void;
  stop(): void;
};

const STOPPED = "stopped";

/** Has a model make the plan of a question, or tell an answer: one at a time. Whoever leaves finds it when the table is opened again. */
export function useTableTalk(opened: OpenTable): TableTalk {
  const [running, setRunning] = useState<Running | null>(null);
  const [fault, setFault] = useState<TableTalk["fault"]>(null);
  const [headersOnly, setHeadersOnly] = useState(false);
  const signedIn = useSession((state) => state.token !== null);
  const line = useRef<AbortController | null>(null);
  useEffect(() => () => line.current?.abort(), []);

  function start(kind: TalkKind, answer: TableAnswer): void {
    if (running !== null) return;
    const { tableId } = opened.store.getState().table;
    setFault(null);
    if (!signedIn) {
      keepWish({ tableId, ask: answer.ask, kind });
      openLogin({ reason: m.talk.signIn[kind] });
    } else if (isLocalTable(tableId)) setFault({ answerId: answer.answerId, kind, text: m.talk.notThere, isShort: false });
    else void run(kind, answer);
  }

  async function run(kind: TalkKind, answer: TableAnswer): Promise<void> {
    const { tableId } = opened.store.getState().table;
    const { answerId } = answer;
    const controller = new AbortController();
    line.current = controller;
    setRunning({ answerId, kind, line: controller });
    try {
      const generationId = await begin(kind, { tableId, answer, headersOnly });
      await waitForEnd(generationId, controller.signal);
      if (controller.signal.reason === STOPPED) await call("/api/ai/stop", { generationId }, { background: true });
      if (controller.signal.aborted) return;
      const { answers } = await call("/api/table/get", { tableId }, shown);
      const isTaken = kind === "plan" ? await takePlanned(opened, { answer, answers }) : takeTold(opened, { answerId, answers });
      if (!isTaken) setFault({ answerId, kind, text: m.talk.failed, isShort: false });
    } catch (error) {
      if (!controller.signal.aborted) setFault({ answerId, kind, ...reasonOf(error) });
    } finally {
      line.current = null;
      setRunning(null);
      void refreshCounter();
    }
  }

  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    const { table } = opened.store.getState();
    // The table of this browser waits until it is one of the account.
    if (!signedIn || isLocalTable(table.tableId)) return;
    const wish = takeWish(table.tableId);
    const answer = wish === null ? undefined : table.answers.findLast(({ ask }) => ask === wish.ask);
    if (wish !== null && answer !== undefined) latest.current(wish.kind, answer);
  }, [opened, signedIn]);

  return { running, fault, headersOnly, setHeadersOnly, start, stop: () => running?.line.abort(STOPPED) };
}

const shown = { shownBy: "action" } as const;

type Asked = { tableId: string; answer: TableAnswer; headersOnly: boolean };

async function begin(kind: TalkKind, { tableId, answer, headersOnly }: Asked): Promise<string> {
  const { answerId, ask, sheetId } = answer;
  const common = { lang: variant, requestId: newUuid() } as const;
  if (kind === "explain") return (await call("/api/table/explain", { answerId, ...common }, shown)).generationId;
  const queued = await call("/api/table/chat", { tableId, sheetId, ask, by: "model", headersOnly, ...common }, shown);
  if (queued.generationId === null) throw new Error("nothing was queued");
  return queued.generationId;
}

/** A question asked back gives way to the answer; one that was computed stays beside it. */
async function takePlanned(opened: OpenTable, { answer, answers }: { answer: TableAnswer; answers: readonly TableAnswer[] }) {
  const known = new Set(opened.store.getState().table.answers.map(({ answerId }) => answerId));
  const made = answers.findLast(({ answerId, by, ask }) => by === "model" && ask === answer.ask && !known.has(answerId));
  if (made === undefined) return false;
  await opened.takeAnswer(made, answer.kind === "clarify" || answer.kind === "refuse" ? answer.answerId : null);
  return true;
}

function takeTold(opened: OpenTable, { answerId, answers }: { answerId: string; answers: readonly TableAnswer[] }): boolean {
  const told = answers.find((one) => one.answerId === answerId)?.told;
  if (told === undefined) return false;
  opened.takeTold(answerId, told);
  return true;
}

function reasonOf(error: unknown): { text: string; isShort: boolean } {
  if (!(error instanceof ApiError)) return { text: m.talk.failed, isShort: false };
  return { text: error.message, isShort: error.kind === "balance" };
}
