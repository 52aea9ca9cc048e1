import type { FoundPage } from "../../ports/web-search.ts";
import { plainText } from "../bibliography/plain-text.ts";

const TITLE_MAX_CHARACTERS = 300;
const SNIPPET_MAX_CHARACTERS = 600;
const SITE_MAX_CHARACTERS = 80;
const URL_MAX_CHARACTERS = 2000;
const FIRST_YEAR = 1990;
const DAY_MS = 86_400_000;
const DATE = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/;

/** What a service says of a page; every value as the answer has it. */
export type RawPage = { readonly [Key in keyof FoundPage]?: unknown };

/** Pages with every value checked and bounded, each address once; what has no title or address is left out. `now` in milliseconds. */
export function checkedPages(raw: readonly RawPage[], now: number): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const one of raw) {
    const page = checkedPage(one, now);
    if (page !== null && !pages.has(page.url)) pages.set(page.url, page);
  }
  return [...pages.values()];
}

function checkedPage(raw: RawPage, now: number): FoundPage | null {
  const title = plainText(raw.title, TITLE_MAX_CHARACTERS);
  const address = addressOf(raw.url);
  if (title === null || address === null) return null;
  return {
    title,
    url: address.href,
    snippet: plainText(raw.snippet, SNIPPET_MAX_CHARACTERS),
    site: plainText(raw.site, SITE_MAX_CHARACTERS) ?? address.hostname.replace(/^www\./, ""),
    publishedAt: dayOf(raw.publishedAt, now),
  };
}

/** Without user info, which would only mislead, and without the place in the page: one page is one address. */
function addressOf(value: unknown): URL | null {
  if (typeof value !== "string" || value.length > URL_MAX_CHARACTERS || !URL.canParse(value)) return null;
  const url = new URL(value);
  if ((url.protocol !== "https:" && url.protocol !== "http:") || url.username !== "" || url.password !== "") return null;
  url.hash = "";
  return url;
}

/** The day a text begins with, as `2026-11-23`; null for what is no day, or one to come. */
export function dayOf(value: unknown, now: number): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  const found = DATE.exec(text);
  const at = found === null ? Date.parse(text) : Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3]));
  if (!Number.isFinite(at) || at > now + DAY_MS) return null;
  const day = new Date(at).toISOString().slice(0, 10);
  // 31 February rolls over to March.
  if (found !== null && Number(day.slice(8)) !== Number(found[3])) return null;
  return Number(day.slice(0, 4)) < FIRST_YEAR ? null : day;
}
