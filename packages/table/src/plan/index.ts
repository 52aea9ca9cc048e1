export * from "./condition-depth.ts";
export * from "./made-names.ts";
export * from "./plan-schema.ts";
export * from "./plan-terms.ts";
