import { auditLedger } from "../../modules/metering/index.ts";
import { reconcileDay } from "../../modules/orders/index.ts";
import { AppError } from "../../platform/errors.ts";
import { formatYuan } from "../../platform/format-yuan.ts";
import { type Command, CommandError } from "../command.ts";
import { pickPaymentProviders } from "../pick-payment-providers.ts";
import { configuredStore, withReader } from "../store.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const reconcile: Command = {
  usage: "reconcile <YYYY-MM-DD>",
  summary: "reconcile.summary",
  options: {},
  words: { min: 1, max: 1 },
  run: async ({ config, clock, say }, { words: [day = ""] }) => {
    if (!DAY.test(day) || Number.isNaN(Date.parse(day))) throw new CommandError("arguments.wrong", { cause: day, usage: reconcile.usage });
    const providers = pickPaymentProviders(config, clock);
    if (providers.length === 0) throw new CommandError("order.noPlatform");
    await withReader(configuredStore(config), async ({ db }) => {
      const result = await reconcileDay({ db, providers, day }).catch((error: unknown) => {
        throw error instanceof AppError ? new CommandError("reconcile.noBill", { day, cause: error.message }) : error;
      });
      const { findings } = await db.transaction().execute((trx) => auditLedger(trx));
      const sums = { payments: result.payments, paid: formatYuan(result.paidFen), refunded: formatYuan(result.refundedFen) };
      say("reconcile.bill", { day, ...sums });
      for (const { kind, ...facts } of result.differences) say(`reconcile.${kind}`, facts);
      for (const { userId, fault, expected, found } of findings) say(`audit.${fault}`, { userId, expected, found });
      if (result.usageDifferences > 0) say("reconcile.usage", { count: result.usageDifferences });
      const differences = result.differences.length + findings.length + result.usageDifferences;
      if (differences > 0) throw new CommandError("reconcile.bad", { differences });
      say("reconcile.good", { day });
    });
  },
};
