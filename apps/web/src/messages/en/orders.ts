import type { ordersMessages as zh } from "../zh/orders.ts";

export const ordersMessages = {
  vipLog: {
    title: "Membership",
    lead: "When you were a member, and how it came.",
    empty: { cells: "none", title: "No membership yet", text: "Once you're a member, every period is listed here." },
    failed: "Couldn't load your membership",
    more: "Show more",
    from: "From",
    to: "To",
    state: { now: "Active", later: "Not begun", over: "Ended" },
  },
  orders: {
    title: "Orders",
    empty: { cells: "none", title: "No orders yet", text: "What you buy or claim is listed here." },
    failed: "Couldn't load your orders",
    total: (count) => `${count} in all`,
  },
  goods: "Item",
  source: "Source",
  sources: { purchase: "Bought", claim: "Claimed", operator: "From support" },
  amount: "Amount",
  yuan: (amount) => `¥${amount}`,
  status: "Status",
  statuses: { pending: "To be paid", paid: "Paid", cancelled: "Cancelled", timedOut: "Timed out", other: "In progress" },
  created: "Ordered",
  paid: "Paid at",
  order: "Order number",
  none: "–",
} satisfies typeof zh;
