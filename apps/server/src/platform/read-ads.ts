import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Ad } from "@tangleaf/contract";
import { safeReturnPath } from "@tangleaf/contract/safe-return-path";
import { z } from "zod";
import { ROOT_DIR } from "./root-dir.ts";

const ADS_MAX = 8;
const TITLE_MAX_CHARACTERS = 30;
const TEXT_MAX_CHARACTERS = 60;
const URL_MAX_CHARACTERS = 500;

/** A path stays on this site as the browser reads it; an address of another one is of the web. */
const isWay = (url: string): boolean => (url.startsWith("/") ? safeReturnPath(url) === url : /^https?:\/\//.test(url) && URL.canParse(url));

const adsSchema = z
  .array(
    z.strictObject({
      title: z.string().trim().min(1).max(TITLE_MAX_CHARACTERS),
      text: z.string().trim().max(TEXT_MAX_CHARACTERS).default(""),
      url: z.string().max(URL_MAX_CHARACTERS).refine(isWay),
    }),
  )
  .max(ADS_MAX);

/** Cards from JSON in place or from a file; none where nothing is said, null where it is no list of cards. */
export function readAds(value: string | undefined): Ad[] | null {
  if (value === undefined || value.trim() === "") return [];
  try {
    const text = value.trim().startsWith("[") ? value : readFileSync(resolve(ROOT_DIR, value), "utf8");
    return adsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
