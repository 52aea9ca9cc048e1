export * from "./add-up.ts";
export * from "./calendar.ts";
export * from "./cell-at.ts";
export * from "./column.ts";
export * from "./text-order.ts";
