import { create } from "zustand";
import { ApiError } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { pause } from "#lib/wait.ts";
import type { PayApi } from "./api.ts";
import { createCurrentOrder } from "./current-order.ts";
import type { KeptOrder, OpenOrder } from "./open-order.ts";
import { PAID, PENDING, toPhase } from "./order-status.ts";
import { NOTHING_CHOSEN, type PayEvent, type PayView } from "./pay-view.ts";
import { watchOrder } from "./watch-order.ts";

/** Debounce of a choice, so that arrow keys can pass over goods without ordering each. */
const SETTLE_MS = 250;
export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

/**
 * One order at a time. What is asked of the server about orders is asked one after the other, so that a quick change of mind
 * never leaves two open.
 */
export function createCheckoutStore({ api, tell, kept }: { api: PayApi; tell: (event: PayEvent) => void; kept: KeptOrder }) {
  const useView = create<PayView>(() => NOTHING_CHOSEN);
  const show = (change: Partial<PayView>) => useView.setState(change);
  let repeat: (() => void) | null = null;
  let run = new AbortController();
  const current = createCurrentOrder({ api, kept, onCancelFailed: (detail) => tell({ kind: "cancelFailed", detail }) });
  let turn = Promise.resolve();

  /** Jobs catch the errors they expect; what is left is an abort. */
  const inTurn = (job: () => Promise<void>) => {
    turn = turn.then(job).catch(() => undefined);
  };

  const end = (order: OpenOrder, status: number) => {
    run.abort();
    current.forget();
    const phase = toPhase(status);
    show({ phase, order, lost: false });
    if (phase === "paid") tell({ kind: "paid", order, seen: true });
    if (phase === "cancelled" || phase === "timedOut") tell({ kind: phase });
  };

  const expire = (order: OpenOrder) => {
    run.abort();
    show({ phase: "expired", order, lost: false });
    inTurn(async () => {
      if ((await current.cancel(order, { quiet: false })) === PAID) end(order, PAID);
    });
  };

  const watch = (order: OpenOrder, signal: AbortSignal) => {
    current.set(order);
    if (signal.aborted) return;
    show({ phase: "waiting", order, lost: false, failure: null });
    watchOrder(order, {
      api,
      signal,
      onReckoned(reckoned) {
        current.set(reckoned);
        show({ order: reckoned });
      },
      onLost: (lost) => show({ lost }),
      onExpired: expire,
      onEnded: (status) => end(order, status),
    });
  };

  const begin = async (wanted: { goodsId: string; requestId: string }, signal: AbortSignal) => {
    await pause(SETTLE_MS, signal);
    const earlier = await current.settleEarlier(wanted.goodsId);
    if (earlier?.status === PAID) end(earlier.order, PAID);
    else if (earlier !== null) watch(earlier.order, signal);
    else if (!signal.aborted) watch(await api.open(wanted), signal);
  };

  /** One of the tries to have an order that can be paid; `find` shows what it finds. */
  const attempt = (goodsId: string, find: (signal: AbortSignal) => Promise<void>) => {
    run.abort();
    run = new AbortController();
    const { signal } = run;
    repeat = () => attempt(goodsId, find);
    show({ ...NOTHING_CHOSEN, phase: "opening", goodsId });
    inTurn(async () => {
      if (signal.aborted) return;
      await find(signal).catch((error: unknown) => {
        if (signal.aborted) return;
        const known = error instanceof ApiError ? error : null;
        show({ phase: "failed", failure: known === null || known.kind === "transport" ? null : known.message });
      });
    });
  };

  const order = (goodsId: string) => {
    const wanted = { goodsId, requestId: newUuid() };
    attempt(goodsId, (signal) => begin(wanted, signal));
  };

  return {
    useView,
    /** Orders these goods instead of what was chosen; choosing the same again changes nothing. */
    choose(goodsId: string): void {
      const { phase, goodsId: chosen } = useView.getState();
      if (chosen === goodsId && (phase === "opening" || phase === "waiting")) return;
      order(goodsId);
    },
    /** Goes on with an order that was left open, here or elsewhere; one that has ended meanwhile says how. */
    resume({ outOrderId, goodsId }: { outOrderId: string; goodsId: string }): void {
      attempt(goodsId, async (signal) => {
        const status = await api.status(outOrderId, signal);
        if (status === PENDING) return watch(await api.resume(outOrderId), signal);
        show({ phase: toPhase(status) });
        tell({ kind: "endedBefore" });
      });
    },
    /** After a failure the same request is repeated, which cannot make two orders; after an end it is a new one. */
    again(): void {
      const { phase, goodsId } = useView.getState();
      if (phase === "failed") repeat?.();
      else if (goodsId !== null) order(goodsId);
    },
    /** Closing the dialog cancels the order without asking. */
    close(): void {
      run.abort();
      repeat = null;
      useView.setState(NOTHING_CHOSEN);
      inTurn(async () => {
        const left = current.get();
        if (left === null) return;
        const status = await current.cancel(left, { quiet: true });
        tell(status === PAID ? { kind: "paid", order: left, seen: false } : { kind: "left" });
      });
    },
  };
}
