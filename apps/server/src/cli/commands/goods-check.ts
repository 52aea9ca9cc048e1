import { resolve } from "node:path";
import { GoodsError, priceOf, readGoods } from "../../modules/orders/index.ts";
import { formatYuan } from "../../platform/format-yuan.ts";
import { type Command, CommandError } from "../command.ts";

export const goodsCheck: Command = {
  usage: "goods check [file]",
  summary: "goods.summary",
  options: {},
  words: { min: 0, max: 1 },
  run: async ({ config, clock, say }, { words: [file] }) => {
    const path = file === undefined ? config.goodsFile : resolve(file);
    try {
      const goods = readGoods(path);
      for (const entry of goods.goods) {
        const { priceFen, originalFen } = priceOf(entry, goods, clock.now());
        say("goods.line", { id: entry.id, title: entry.title[config.variant], price: formatYuan(priceFen), full: formatYuan(originalFen) });
      }
      say("goods.good", { goods: goods.goods.length });
    } catch (error) {
      if (!(error instanceof GoodsError)) throw error;
      for (const problem of error.problems) say("goods.problem", { problem });
      throw new CommandError("goods.bad", { path: error.path });
    }
  },
};
