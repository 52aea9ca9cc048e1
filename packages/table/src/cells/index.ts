export * from "./format-number.ts";
export * from "./number-columns.ts";
export * from "./number-names.ts";
export * from "./read-in-unit.ts";
export * from "./read-number.ts";
export * from "./read-order.ts";
export * from "./read-quantity.ts";
export * from "./unit-sizes.ts";
