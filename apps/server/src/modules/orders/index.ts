export { createOrders } from "./create-orders.ts";
export { formatYuan } from "./format-yuan.ts";
export { closeOrder, queryOrder } from "./operate-order.ts";
export { priceOf } from "./price-of.ts";
export { GoodsError, readGoods } from "./read-goods.ts";
export { reconcileDay } from "./reconcile-day.ts";
export { refundOrder } from "./refund-order.ts";
