import { AppError } from "../../../platform/errors.ts";
import type { ManualClock } from "../../../testing/manual-clock.ts";
import type { TestApp } from "../../../testing/test-app.ts";
import { refundOrder } from "../index.ts";
import type { FakePayments } from "./fake-payments.ts";
import { cancel, notify, order, statusOf } from "./shop.ts";

const GOODS = ["pack1", "pack2", "pack3", "month", "quarter", "year"];
const WRONG_FEN = 7;
const FAULTS = [{ away: true }, { closeLater: true }, { opensButDoesNotAnswer: true }];

type Buyer = { readonly token: string; readonly userId: string };
type Notice = ReturnType<FakePayments["notificationOf"]>;

/** Random buyers, and random failures of the platform. */
export type Market = {
  /** One random action of a person or of the platform. */
  action(): Promise<void>;
  /** Delivers everything outstanding and stops all failures. */
  calm(): Promise<void>;
  /** Orders paid with a wrong amount. */
  readonly wrong: ReadonlyMap<string, { readonly billFen: number; readonly ourFen: number }>;
  /** Counts by kind of action. */
  readonly counts: Record<string, number>;
};

export function openMarket(input: { app: TestApp; pay: FakePayments; clock: ManualClock; buyers: readonly Buyer[]; seed: number }): Market {
  const { app, pay, clock, buyers } = input;
  const { db, metering } = app.deps;
  const wrong = new Map<string, { billFen: number; ourFen: number }>();
  const counts: Record<string, number> = {};
  /** Notifications to be delivered later, or twice. */
  const underWay: Notice[] = [];
  const made: { outOrderId: string; buyer: Buyer }[] = [];
  let notifications = 0;
  let state = input.seed;

  function pick(below: number): number {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  }
  const oneOf = <T>(many: readonly T[]): T | undefined => many[pick(many.length)];

  async function buy(): Promise<void> {
    const buyer = oneOf(buyers);
    if (buyer === undefined) return;
    const answer = await order({ app, token: buyer.token }, oneOf(GOODS));
    if (answer?.outOrderId) made.push({ outOrderId: answer.outOrderId, buyer });
  }

  /** Also long after the order ended here: the platform takes the money until it is told to close the order. */
  async function payForOne(): Promise<void> {
    const payable = made.filter(({ outOrderId }) => pay.orders.get(outOrderId)?.state === "unpaid");
    const one = oneOf(payable);
    const opened = one && pay.orders.get(one.outOrderId);
    if (one === undefined || opened === undefined) return;
    const isWrong = pick(12) === 0;
    if (isWrong) wrong.set(one.outOrderId, { billFen: WRONG_FEN, ourFen: opened.amountFen });
    pay.pay(one.outOrderId, isWrong ? WRONG_FEN : undefined);
    const notification = pay.notificationOf(one.outOrderId, `n${notifications++}`);
    const fate = oneOf(["told", "told", "twice", "later", "lost"]);
    counts[`notification ${fate}`] = (counts[`notification ${fate}`] ?? 0) + 1;
    if (fate === "told") await notify({ app, pay }, notification);
    if (fate === "twice") await Promise.all([notify({ app, pay }, notification), notify({ app, pay }, notification)]);
    if (fate === "twice" || fate === "later") underWay.push(notification);
  }

  async function arrive(): Promise<void> {
    const notification = underWay.splice(pick(underWay.length), 1)[0];
    if (notification !== undefined) await notify({ app, pay }, notification);
  }

  async function giveBack(): Promise<void> {
    const paid = await db.selectFrom("pay_order").select(["id", "amount_fen"]).where("status", "=", 2).execute();
    const one = oneOf(paid);
    if (one === undefined) return;
    const amountFen = pick(2) === 0 ? undefined : 1 + pick(one.amount_fen);
    try {
      await refundOrder({ db, clock, metering, providers: [pay] }, { orderId: one.id, amountFen, reason: "" });
    } catch (error) {
      // Refused where nothing is left, or while the platform is unreachable.
      if (!(error instanceof AppError)) throw error;
    }
  }

  async function write(): Promise<void> {
    const buyer = oneOf(buyers);
    if (buyer === undefined) return;
    const generationId = `${buyer.userId}-${pick(1000)}`;
    const { userId } = buyer;
    await metering.reserve({ userId, generationId, tokens: pick(4000) }).catch(onlyShort);
    await metering.settle({ userId, generationId, tokens: pick(4000) }).catch(onlyShort);
  }

  const actions: readonly [string, number, () => Promise<unknown>][] = [
    ["buy", 6, buy],
    ["pay", 6, payForOne],
    ["arrive", 2, arrive],
    ["refund", 1, giveBack],
    ["write", 3, write],
    ["sweep", 2, () => app.deps.orders.sweep()],
    ["look", 3, () => withOne((one) => statusOf({ app, token: one.buyer.token }, one.outOrderId))],
    ["cancel", 1, () => withOne((one) => cancel({ app, token: one.buyer.token }, one.outOrderId))],
    ["check", 1, () => withOne(({ buyer, outOrderId }) => app.call("/api/pay/v3/checkOrder", { outOrderId }, buyer.token))],
    ["gift", 1, () => app.call("/api/pay/activity/gift5k", {}, oneOf(buyers)?.token ?? "")],
    ["fault", 1, async () => goWrong(oneOf(FAULTS) ?? {})],
    ["calm", 2, async () => goWrong({})],
  ];
  const drawn = actions.flatMap((one) => Array.from({ length: one[1] }, () => one));

  function goWrong(faults: FakePayments["faults"]): void {
    pay.faults = faults;
  }

  async function withOne(action: (one: (typeof made)[number]) => Promise<unknown>): Promise<void> {
    // Mostly the newest: people rarely return to yesterday's order.
    const one = oneOf(made.slice(-20));
    if (one !== undefined) await action(one);
  }

  return {
    wrong,
    counts,
    async action() {
      const [name, , run] = oneOf(drawn) ?? drawn[0] ?? ["buy", 1, buy];
      counts[name] = (counts[name] ?? 0) + 1;
      await run();
    },
    async calm() {
      pay.faults = {};
      while (underWay.length > 0) await arrive();
    },
  };
}

function onlyShort(error: unknown): void {
  if (!/balance\.(short|expired)|never reserved/.test(String(error))) throw error;
}
