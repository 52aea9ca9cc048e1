import type { Logger } from "pino";
import type { Clock } from "../../ports/clock.ts";
import { type FetchedPage, PageError, type PageFetcher } from "../../ports/page-fetcher.ts";
import { fetchOnce, type MayConnect, type OneAnswer, type Resolve, resolveName } from "./fetch-once.ts";
import { isPublicAddress } from "./public-address.ts";
import { isAllowedByRobots, parseRobots, type RobotsRules } from "./robots.ts";

/** Our name in robots.txt. */
const AGENT = "Tangleaf";
const PAGE_MAX_BYTES = 5 * 1024 * 1024;
/** All of it: redirects, robots.txt and waiting for the site included. */
const TIMEOUT_MS = 10_000;
const REDIRECTS_MAX = 5;
const ROBOTS_MAX_BYTES = 262_144;
const ROBOTS_KEPT_MS = 24 * 3_600_000;
/** A site that was not to be reached is asked again soon. */
const ROBOTS_FAILED_MS = 60_000;
const ROBOTS_KEPT_MAX = 500;
const [OK, REDIRECT_FIRST, BAD_FIRST, SERVER_FAULT_FIRST] = [200, 300, 400, 500];
const WEB_PORTS: readonly number[] = [80, 443];
const TYPES: Readonly<Record<string, FetchedPage["type"]>> = {
  "text/html": "html",
  "application/xhtml+xml": "html",
  "text/plain": "plain",
  "application/pdf": "pdf",
};
const NOBODY: RobotsRules = [{ allow: false, pattern: "/" }];

type Options = {
  readonly clock: Pick<Clock, "now">;
  readonly log: Logger;
  /** Default: the system's. */
  readonly resolve?: Resolve;
  /** Default: public addresses on the ports of the web. */
  readonly mayConnect?: MayConnect;
  readonly timeoutMs?: number;
};

export const mayConnectToWeb: MayConnect = (address, port) => WEB_PORTS.includes(port) && isPublicAddress(address);

/** Opens pages of the public web and of nothing else, whatever an address, a name or a redirect says (docs/decisions/057). */
export function createPageFetcher(options: Options): PageFetcher {
  const { clock, log, resolve = resolveName, mayConnect = mayConnectToWeb, timeoutMs = TIMEOUT_MS } = options;
  const robots = new Map<string, { rules: RobotsRules; until: number }>();
  /** The last call to each site: one connection at a time. */
  const turns = new Map<string, Promise<unknown>>();

  const ask = (url: URL, signal: AbortSignal, wantsBody: (answer: Omit<OneAnswer, "bytes">) => boolean, robotsOnly = false) =>
    fetchOnce({
      ...{ url, signal, resolve, mayConnect, userAgent: AGENT, cuts: robotsOnly },
      maxBytes: robotsOnly ? ROBOTS_MAX_BYTES : PAGE_MAX_BYTES,
      wantsBody: (status, headers) => wantsBody({ status, headers }),
    });

  async function rulesOf(url: URL, signal: AbortSignal): Promise<RobotsRules> {
    const kept = robots.get(url.origin);
    if (kept !== undefined && kept.until > clock.now()) return kept.rules;
    const { rules, keptMs } = await askRobots(new URL("/robots.txt", url), signal);
    robots.delete(url.origin);
    robots.set(url.origin, { rules, until: clock.now() + keptMs });
    const oldest = robots.keys().next().value;
    if (robots.size > ROBOTS_KEPT_MAX && oldest !== undefined) robots.delete(oldest);
    return rules;
  }

  /** Without the file all is allowed; a site that fails to give it lets nobody in. */
  async function askRobots(first: URL, signal: AbortSignal): Promise<{ rules: RobotsRules; keptMs: number }> {
    let url = first;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const { status, headers, bytes } = await ask(url, signal, (answer) => answer.status === OK, true);
      if (status === OK) return { rules: parseRobots(bytes.toString("utf8"), AGENT), keptMs: ROBOTS_KEPT_MS };
      if (status >= SERVER_FAULT_FIRST) return { rules: NOBODY, keptMs: ROBOTS_FAILED_MS };
      const next = status >= REDIRECT_FIRST && status < BAD_FIRST ? targetOf(url, headers) : null;
      if (next === null) break;
      url = next;
    }
    return { rules: [], keptMs: ROBOTS_KEPT_MS };
  }

  async function follow(first: URL, signal: AbortSignal): Promise<FetchedPage> {
    let url = first;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      if (!isAllowedByRobots(await rulesOf(url, signal), url.pathname + url.search)) throw new PageError("robots", "closed to programs");
      const { status, headers, bytes } = await ask(url, signal, (answer) => answer.status === OK && typeOf(answer.headers) !== null);
      if (status === OK) {
        const type = typeOf(headers);
        if (type === null) throw new PageError("type", "neither a page nor a PDF");
        return { url: url.href, type: type.type, charset: type.charset, bytes };
      }
      const next = status >= REDIRECT_FIRST && status < BAD_FIRST ? targetOf(url, headers) : null;
      if (next === null) throw new PageError("refused", `status ${status}`);
      url = next;
    }
    throw new PageError("redirects", "too many redirects");
  }

  return {
    async fetch(address, signal) {
      const url = webAddress(address);
      if (url === null) throw new PageError("address", "no address of the web");
      url.hash = "";
      const late = AbortSignal.timeout(timeoutMs);
      const ending = AbortSignal.any([signal, late]);
      const before = turns.get(url.host) ?? Promise.resolve();
      const mine = before.then(() => {
        if (ending.aborted) throw new PageError("timeout", "too many wait for this site");
        return follow(url, ending);
      });
      const settled = mine.catch(() => undefined);
      turns.set(url.host, settled);
      try {
        return await mine;
      } catch (error) {
        const known = asPageError(error, late.aborted);
        // The host only: the rest of an address may say what somebody writes about.
        log.info({ host: url.host, fault: known.fault, note: known.message }, "page not fetched");
        throw known;
      } finally {
        if (turns.get(url.host) === settled) turns.delete(url.host);
      }
    },
  };
}

function asPageError(error: unknown, isLate: boolean): PageError {
  if (error instanceof PageError) return error;
  if (isLate) return new PageError("timeout", "no whole page in time");
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  return new PageError("unavailable", `connection: ${code}`);
}

/** Throws for a redirect away from the web; null where there is none. */
function targetOf(url: URL, { location }: OneAnswer["headers"]): URL | null {
  if (typeof location !== "string") return null;
  const target = webAddress(location, url);
  if (target === null) throw new PageError("address", "redirected away from the web");
  return target;
}

function webAddress(text: string, base?: URL): URL | null {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : null;
  return url?.protocol === "http:" || url?.protocol === "https:" ? url : null;
}

function typeOf(headers: OneAnswer["headers"]): Pick<FetchedPage, "type" | "charset"> | null {
  const [name = "", ...rest] = String(headers["content-type"] ?? "").split(";");
  const type = TYPES[name.trim().toLowerCase()];
  const charset = rest.map((part) => /^\s*charset\s*=\s*"?([\w.:-]{1,40})"?\s*$/i.exec(part)?.[1]).find((found) => found !== undefined);
  return type === undefined ? null : { type, charset: charset ?? null };
}
