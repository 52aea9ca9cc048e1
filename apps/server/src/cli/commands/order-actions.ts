import { createMetering } from "../../modules/metering/index.ts";
import { closeOrder, queryOrder, refundOrder } from "../../modules/orders/index.ts";
import { AppError } from "../../platform/errors.ts";
import { formatYuan } from "../../platform/format-yuan.ts";
import { type Command, type CommandContext, CommandError } from "../command.ts";
import { pickPaymentProviders } from "../pick-payment-providers.ts";
import { configuredStore, withWriter } from "../store.ts";

type Deps = Parameters<typeof queryOrder>[0];

/** Runs an action on one order with everything it needs; refusals become a sentence for the operator. */
function withOrders<T>({ config, clock }: CommandContext, orderId: string, action: (deps: Deps) => Promise<T>): Promise<T> {
  const providers = pickPaymentProviders(config, clock);
  if (providers.length === 0) throw new CommandError("order.noPlatform");
  return withWriter(configuredStore(config), clock, async ({ db }) => {
    const metering = createMetering({ db, clock, variant: config.variant });
    try {
      return await action({ db, clock, metering, providers, log: SILENT });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.reason === "field.outOfBounds") throw tooMuch(orderId, error.details.params);
      if (error.reason === "pay.unavailable") throw new CommandError("order.noPlatform");
      if (error.reason === "order.unknown") throw new CommandError("order.unknown", { id: orderId });
      throw new CommandError("order.refused", { id: orderId, cause: error.message });
    }
  });
}

function tooMuch(id: string, { max = 0, given = 0 }: NonNullable<AppError["details"]["params"]> = {}): CommandError {
  return max === 0 ? new CommandError("order.nothingLeft", { id }) : new CommandError("order.tooMuch", { id, left: max, fen: given });
}

/** A logger that prints nothing: the command prints its own result. */
const SILENT: Deps["log"] = { warn: () => {}, error: () => {} };

export const orderQuery: Command = {
  usage: "order query <order>",
  summary: "order.querySummary",
  options: {},
  words: { min: 1, max: 1 },
  run: async (context, { words: [id = ""] }) => {
    const { state, credited } = await withOrders(context, id, (deps) => queryOrder(deps, id));
    context.say(credited ? "order.credited" : "order.queried", { id, state });
  },
};

export const orderClose: Command = {
  usage: "order close <order>",
  summary: "order.closeSummary",
  options: {},
  words: { min: 1, max: 1 },
  run: async (context, { words: [id = ""] }) => {
    const answer = await withOrders(context, id, (deps) => closeOrder(deps, id));
    context.say(`order.closed.${answer}`, { id });
  },
};

export const orderRefund: Command = {
  usage: "order refund <order> [--fen 1500] [--reason text]",
  summary: "order.refundSummary",
  options: { fen: { type: "string" }, reason: { type: "string" } },
  words: { min: 1, max: 1 },
  run: async (context, { words: [id = ""], options }) => {
    const fen = options["fen"];
    if (fen !== undefined && !/^[1-9]\d{0,8}$/.test(String(fen)))
      throw new CommandError("arguments.wrong", { cause: String(fen), usage: orderRefund.usage });
    const amountFen = fen === undefined ? undefined : Number(fen);
    const reason = typeof options["reason"] === "string" ? options["reason"] : "";
    const refund = await withOrders(context, id, (deps) => refundOrder(deps, { orderId: id, amountFen, reason })).catch((error) => {
      // Unknown or not bought: nothing to give back.
      throw error instanceof CommandError && error.key === "order.unknown" ? new CommandError("order.notPaid", { id }) : error;
    });
    const { tokensBack, daysBack } = refund;
    context.say(`order.refund.${refund.state}`, { id, amount: formatYuan(refund.amountFen), tokensBack, daysBack });
  },
};
