export { trueSentences } from "./check-numbers.ts";
export { describeResult } from "./describe-result.ts";
export type { ToldResult } from "./find-mentions.ts";
