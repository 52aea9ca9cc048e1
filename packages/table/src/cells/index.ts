export * from "./format-number.ts";
export * from "./read-number.ts";
export * from "./read-order.ts";
