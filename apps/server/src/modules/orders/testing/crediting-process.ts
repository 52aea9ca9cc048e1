import { type Child, runChild } from "../../../testing/run-child.ts";

const module = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/**
 * A process that gets a notification and stops in the middle of crediting it: the order is marked, the tokens are granted, and
 * the transaction stays open. Prints "granted" there, to be killed.
 */
export function runCreditingProcess(input: {
  dataDir: string;
  databaseUrl: string | undefined;
  orderId: string;
  amountFen: number;
}): Child {
  return runChild(
    `import { openDatabase } from ${module("../../../db/open-database.ts")};
     import { systemClock } from ${module("../../../adapters/system-clock.ts")};
     import { createMetering } from ${module("../../metering/index.ts")};
     import { createOrders } from ${module("../orders.ts")};
     import { readGoods } from ${module("../read-goods.ts")};
     const { orderId, amountFen, ...store } = ${JSON.stringify(input)};
     const { db } = await openDatabase(store);
     const real = createMetering({ db, clock: systemClock, variant: "zh" });
     const metering = {
       ...real,
       async grant(...given) {
         await real.grant(...given);
         console.log("granted");
         setInterval(() => {}, 1000);
         await new Promise(() => {});
       },
     };
     const payment = { state: "paid", transactionId: "t-" + orderId, amountFen, paidAt: null };
     const provider = { name: "test", readNotification: async () => ({ id: "first", nonceKey: "first", event: "TRANSACTION.SUCCESS", orderId, payment }) };
     const log = { warn() {}, error() {}, info() {} };
     const orders = createOrders({ db, clock: systemClock, log, metering, variant: "zh", providers: [provider], goods: readGoods() });
     await orders.takeNotification("test", { headers: {}, body: "" });
     console.log("answered");`,
  );
}
