import { z } from "zod";

/**
 * An http(s) address without trailing slash to which paths are appended; a query, fragment or user info would end up inside
 * every link.
 */
export const webUrl = z
  .url({ protocol: /^https?$/ })
  .refine(isPlain)
  .transform((value) => new URL(value).href.replace(/(?<!\/)\/+$/, ""));

/** The site's own address: a site is served from the root of a host, so a path in it would break every link. */
export const siteUrl = webUrl.refine((value) => new URL(value).pathname === "/");

function isPlain(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === "" && password === "" && !/[?#]/.test(value);
}
