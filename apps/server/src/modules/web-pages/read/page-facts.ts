import type { HtmlElement } from "./parse-html.ts";

const TITLE_MAX_CHARACTERS = 300;
const SITE_MAX_CHARACTERS = 80;
const FIRST_YEAR = 1990;
const DAY_MS = 86_400_000;
const DATE = /^\s*(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})/;
const DATE_NAMES =
  "article:published_time og:published_time datepublished pubdate publishdate publish_date date dc.date dcterms.created".split(" ");
/** `A title - The site`, also with the signs other languages part them by. */
const SITE_PART = /(?<!\s)\s+[-–—|｜_·]\s+[^-–—|｜_·]{1,40}$|[_|｜][^_|｜]{1,30}$/u;
const JSON_MAX_CHARACTERS = 200_000;
const JSON_DEPTH_MAX = 6;

export type PageFacts = { readonly title: string; readonly site: string | null; readonly publishedAt: string | null };

/** What a page says of itself: its title, its site and the day it was published (`2026-11-23`). `now` in milliseconds. */
export function pageFacts(root: HtmlElement, now: number): PageFacts {
  const metas = new Map<string, string>();
  const found: { title?: string; heading?: string; time?: string; json: string[] } = { json: [] };
  for (const element of elementsOf(root)) {
    const { tag, attributes, children } = element;
    if (tag === "meta") {
      const name = attributes["property"] ?? attributes["name"] ?? attributes["itemprop"];
      if (name !== undefined && attributes["content"] !== undefined) metas.set(name.toLowerCase(), attributes["content"]);
    } else if (tag === "title") found.title ??= String(children[0] ?? "");
    else if (tag === "h1") found.heading ??= textOf(element);
    else if (tag === "time") found.time ??= attributes["datetime"] ?? "";
    else if (tag === "script" && attributes["type"]?.toLowerCase() === "application/ld+json") found.json.push(String(children[0] ?? ""));
  }
  const title = [metas.get("og:title"), found.heading, found.title?.trim().replace(SITE_PART, "")].map(oneLine).find((one) => one !== "");
  const dates = [...DATE_NAMES.map((name) => metas.get(name)), ...found.json.map(dateInJson), found.time];
  return {
    title: (title ?? "").slice(0, TITLE_MAX_CHARACTERS).toWellFormed(),
    site: oneLine(metas.get("og:site_name")).slice(0, SITE_MAX_CHARACTERS).toWellFormed() || null,
    publishedAt: dates.map((date) => dayOf(date, now)).find((day) => day !== null) ?? null,
  };
}

export function* elementsOf(root: HtmlElement): Generator<HtmlElement> {
  const waiting: HtmlElement[] = [root];
  for (let element = waiting.pop(); element !== undefined; element = waiting.pop()) {
    yield element;
    for (const child of element.children.toReversed()) if (typeof child !== "string") waiting.push(child);
  }
}

function textOf(element: HtmlElement): string {
  return element.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}

function oneLine(text: string | undefined): string {
  return (text ?? "")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function dateInJson(text: string): string | undefined {
  if (text.length > JSON_MAX_CHARACTERS) return undefined;
  try {
    return findDate(JSON.parse(text), JSON_DEPTH_MAX);
  } catch {
    return undefined;
  }
}

function findDate(value: unknown, depth: number): string | undefined {
  if (typeof value !== "object" || value === null || depth === 0) return undefined;
  const own = (value as Record<string, unknown>)["datePublished"];
  if (typeof own === "string") return own;
  for (const part of Object.values(value)) {
    const found = findDate(part, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The day as it is written there, whatever its time zone: a date of publication is no moment. */
function dayOf(text: string | undefined, now: number): string | null {
  const parts = DATE.exec(text ?? "")
    ?.slice(1)
    .map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 0, day = 0] = parts;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= FIRST_YEAR && date.getTime() <= now + DAY_MS ? date.toISOString().slice(0, 10) : null;
}
