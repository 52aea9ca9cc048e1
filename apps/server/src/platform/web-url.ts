import { z } from "zod";

/**
 * An http(s) address that paths are put behind, without a trailing slash. A query, a fragment or user info would end up in
 * the middle of every link made from it.
 */
export const webUrl = z
  .url({ protocol: /^https?$/ })
  .refine(isPlain)
  .transform((value) => new URL(value).href.replace(/\/+$/, ""));

function isPlain(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === "" && password === "" && !/[?#]/.test(value);
}
