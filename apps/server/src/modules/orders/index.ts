export { extendMembership } from "./entitlement.ts";
export { priceOf } from "./goods-file.ts";
export { closeOrder, queryOrder } from "./operate-order.ts";
export { endSpans, setMembership } from "./order.repo.ts";
export { createOrders } from "./orders.ts";
export { ordersPersonalData } from "./personal-data.repo.ts";
export { GoodsError, readGoods } from "./read-goods.ts";
export { reconcileDay } from "./reconcile-day.ts";
export { refundOrder } from "./refund-order.ts";
