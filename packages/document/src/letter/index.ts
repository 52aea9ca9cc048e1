export * from "./chinese-roles.ts";
export * from "./gongwen-levels.ts";
export * from "./has-signature.ts";
export * from "./own-title.ts";
export * from "./signing.ts";
