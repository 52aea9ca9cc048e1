export { createOrders } from "./create-orders.ts";
export { GoodsError, readGoods } from "./read-goods.ts";
