import { create } from "zustand";
import { ApiError } from "#lib/api-error.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { pause } from "#lib/wait.ts";
import type { PayApi } from "./api.ts";
import type { KeptOrder, OpenOrder } from "./open-order.ts";
import { NOTHING_CHOSEN, type PayEvent, type PayPhase, type PayView } from "./pay-view.ts";
import { waitForEnd, watchClock } from "./wait-for-end.ts";

/** Debounce of a choice, so that arrow keys can pass over goods without ordering each. */
const SETTLE_MS = 250;
const [PENDING, PAID, CANCELLED, TIMED_OUT] = [1, 2, 4, 5];

const PHASE_OF: Readonly<Record<number, PayPhase>> = { [PAID]: "paid", [CANCELLED]: "cancelled", [TIMED_OUT]: "timedOut" };

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
  let open: OpenOrder | null = null;
  let turn = Promise.resolve();

  /** Jobs catch the errors they expect; what is left is an abort. */
  const inTurn = (job: () => Promise<void>) => {
    turn = turn.then(job).catch(() => undefined);
  };

  const forget = () => {
    open = null;
    kept.forget();
  };

  /** Status after cancelling, or null where nobody could tell. */
  const cancel = async (order: OpenOrder, { quiet }: { quiet: boolean }): Promise<number | null> => {
    forget();
    try {
      return await api.cancel(order.outOrderId);
    } catch (error) {
      if (!quiet) tell({ kind: "cancelFailed", detail: error instanceof Error ? error.message : String(error) });
      return null;
    }
  };

  const end = (order: OpenOrder, status: number) => {
    run.abort();
    forget();
    const phase = PHASE_OF[status] ?? "unknown";
    show({ phase, order, lost: false });
    if (phase === "paid") tell({ kind: "paid", order, seen: true });
    if (phase === "cancelled" || phase === "timedOut") tell({ kind: phase });
  };

  const expire = (order: OpenOrder) => {
    run.abort();
    show({ phase: "expired", order, lost: false });
    inTurn(async () => {
      if ((await cancel(order, { quiet: false })) === PAID) end(order, PAID);
    });
  };

  const expireAt = (order: OpenOrder) => setTimeout(() => expire(order), Math.max(0, order.until - Date.now()));

  /** The same order with its end reckoned anew from what the server says is left: this device's clock may have been set since. */
  const leftOf = ({ outOrderId }: OpenOrder) => api.resume(outOrderId);

  const watch = (order: OpenOrder, signal: AbortSignal) => {
    open = order;
    kept.keep(order);
    if (signal.aborted) return;
    show({ phase: "waiting", order, lost: false, failure: null });
    let slipped = watchClock();
    let timer = expireAt(order);
    signal.addEventListener("abort", () => clearTimeout(timer));
    const ask = async () => {
      const status = await api.status(order.outOrderId, signal);
      if (status !== PENDING || !slipped()) return status;
      const reckoned = await leftOf(order).catch(() => null);
      if (reckoned === null || signal.aborted) return status;
      slipped = watchClock();
      clearTimeout(timer);
      timer = expireAt(reckoned);
      open = reckoned;
      kept.keep(reckoned);
      show({ order: reckoned });
      return status;
    };
    waitForEnd({ ask, signal, onLost: (lost) => show({ lost }) }).then(
      (status) => end(order, status),
      () => undefined,
    );
  };

  /** An earlier order is cancelled first; after a reload the open order goes on if it is for the same goods. */
  const settleEarlier = async (goodsId: string): Promise<{ order: OpenOrder; status: number } | null> => {
    const earlier = open ?? kept.read();
    if (earlier === null) return null;
    const same = earlier.goodsId === goodsId && earlier.until > Date.now();
    const status = same ? await api.status(earlier.outOrderId).catch(() => null) : await cancel(earlier, { quiet: false });
    if (status === PAID) return { order: earlier, status };
    return same && status === PENDING ? { order: await leftOf(earlier), status } : null;
  };

  const begin = async (wanted: { goodsId: string; requestId: string }, signal: AbortSignal) => {
    await pause(SETTLE_MS, signal);
    const earlier = await settleEarlier(wanted.goodsId);
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
        show({ phase: PHASE_OF[status] ?? "unknown" });
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
        const left = open;
        if (left === null) return;
        const status = await cancel(left, { quiet: true });
        tell(status === PAID ? { kind: "paid", order: left, seen: false } : { kind: "left" });
      });
    },
  };
}
