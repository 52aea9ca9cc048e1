import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createFaultTable, type FaultTable } from "../fault-table.ts";
import { readBody, serve } from "../serve.ts";
import { encodeGbk } from "./encode-gbk.ts";
import { WEB_FAULTS, type WebFault } from "./faults.ts";
import { findPages, htmlOf, type SandboxPage, WEB_PAGES } from "./web-pages.ts";

type Service = "searxng" | "bocha" | "tavily";
/** One search as received. */
export type WebCall = {
  readonly service: Service;
  readonly q: string;
  readonly authorization: string;
  /** Query or body as sent. */
  readonly sent: Readonly<Record<string, unknown>>;
};

export type WebSandbox = {
  /** Also the origin of its pages. */
  readonly url: string;
  readonly port: number;
  readonly searxng: { readonly base: string };
  readonly bocha: { readonly base: string; readonly key: string };
  readonly tavily: { readonly base: string; readonly key: string };
  readonly calls: readonly WebCall[];
  /** Pages that were opened, by their path. */
  readonly opened: readonly string[];
  /** Makes a fault of the search happen the next `times` times, whichever service is asked. */
  fail(fault: WebFault, times?: number): void;
  close(): Promise<void>;
};

type State = { readonly calls: WebCall[]; readonly opened: string[]; readonly faults: FaultTable<WebFault>; origin: string };
type Found = { title: unknown; url: unknown; text: unknown; site: unknown; date: unknown };

const KEY = "sandbox-key";
const COUNT_DEFAULT = 10;
const [OK, UNAUTHORIZED, FORBIDDEN, NOT_FOUND, TOO_MANY, UNAVAILABLE] = [200, 401, 403, 404, 429, 503];
const RETRY_AFTER_SECONDS = "20";
const HTML = { "content-type": "text/html; charset=utf-8" };

/** SearXNG, Bocha and Tavily on loopback, with pages that exist only there and can be opened. */
export async function startWebSandbox(options: { port?: number } = {}): Promise<WebSandbox> {
  const state: State = { calls: [], opened: [], faults: createFaultTable(), origin: "" };
  const server = createServer((request, response) => serve(() => answer(state, request, response), response));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  state.origin = `http://127.0.0.1:${port}`;
  return {
    url: state.origin,
    port,
    searxng: { base: `${state.origin}/searxng` },
    bocha: { base: `${state.origin}/bocha`, key: KEY },
    tavily: { base: `${state.origin}/tavily`, key: KEY },
    calls: state.calls,
    opened: state.opened,
    fail: (fault, times = 1) => state.faults.set(fault, times),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://sandbox");
  const body = await readBody(request);
  if (pathname === "/control") return control(state, body, response);
  if (pathname === "/robots.txt")
    return void response.writeHead(OK, { "content-type": "text/plain" }).end("User-agent: *\nDisallow: /private/\n");
  if (pathname.startsWith("/pages/")) return sendPage(state, pathname.slice("/pages/".length), response);
  const search = SEARCHES[pathname];
  if (search === undefined) return void response.writeHead(NOT_FOUND, HTML).end("<html>404</html>");
  const sent = request.method === "POST" ? (JSON.parse(body || "{}") as Record<string, unknown>) : Object.fromEntries(searchParams);
  const authorization = request.headers.authorization ?? "";
  const q = String(sent["q"] ?? sent["query"] ?? "");
  state.calls.push({ service: search.service, q, authorization, sent });
  const { faults } = state;
  if (faults.take("slow")) return;
  if (faults.take("down")) return send(response, UNAVAILABLE, { message: "sandbox" });
  if (faults.take("forbidden")) return void response.writeHead(FORBIDDEN, HTML).end("<html>403 Forbidden</html>");
  if (faults.take("garbage")) return void response.writeHead(OK, HTML).end("<html>captcha</html>");
  if (faults.take("limited")) {
    response.setHeader("retry-after", RETRY_AFTER_SECONDS);
    return send(response, TOO_MANY, { message: "sandbox" });
  }
  if (search.service !== "searxng" && authorization !== `Bearer ${KEY}`) return send(response, UNAUTHORIZED, { message: "Invalid key" });
  if (search.service === "searxng" && sent["format"] !== "json") return void response.writeHead(OK, HTML).end("<html>results</html>");
  const found = faults.take("empty") ? [] : findPages(q).map((page) => foundOf(page, state.origin));
  const isHostile = faults.take("hostile");
  const shown = faults.take("wrongTypes") ? found.map(withWrongTypes) : isHostile ? [...HOSTILE, ...found] : found;
  send(response, OK, search.body(shown, sent));
}

const SEARCHES: Readonly<Record<string, { service: Service; body: (found: readonly Found[], sent: WebCall["sent"]) => unknown }>> = {
  "/searxng/search": {
    service: "searxng",
    body: (found, sent) => {
      const page = Number(sent["pageno"] ?? 1);
      const results = found
        .slice((page - 1) * COUNT_DEFAULT, page * COUNT_DEFAULT)
        .map(({ title, url, text, date }) => ({ title, url, content: text, engine: "sandbox", publishedDate: date, score: 1 }));
      return { query: sent["q"], number_of_results: found.length, results, answers: [], suggestions: [], unresponsive_engines: [] };
    },
  },
  "/bocha/v1/web-search": {
    service: "bocha",
    body: (found, sent) => {
      const value = found.slice(0, Number(sent["count"] ?? COUNT_DEFAULT)).map(({ title, url, text, site, date }) => ({
        name: title,
        url,
        snippet: text,
        ...(sent["summary"] === true && { summary: text }),
        siteName: site,
        datePublished: date,
      }));
      return {
        code: OK,
        log_id: "sandbox",
        msg: null,
        data: { _type: "SearchResponse", webPages: { totalEstimatedMatches: found.length, value } },
      };
    },
  },
  "/tavily/search": {
    service: "tavily",
    body: (found, sent) => ({
      query: sent["query"],
      results: found
        .slice(0, Number(sent["max_results"] ?? COUNT_DEFAULT))
        .map(({ title, url, text, date }) => ({ title, url, content: text, score: 0.5, published_date: date })),
      response_time: 0.1,
    }),
  },
};

function foundOf({ path, title, paragraphs, site, publishedAt }: SandboxPage, origin: string): Found {
  return { title, url: `${origin}/pages/${path}`, text: paragraphs[0], site, date: `${publishedAt}T08:00:00+08:00` };
}

const withWrongTypes = (): Found => ({ title: 7, url: { href: 1 }, text: [], site: true, date: 12 });

const HOSTILE: readonly Found[] = [
  { title: "file", url: "file:///etc/passwd", text: "", site: "", date: "" },
  { title: "script", url: "javascript:alert(1)", text: "", site: "", date: "" },
  { title: "who", url: "https://user:secret@example.org/", text: "", site: "", date: "" },
  { title: "", url: "https://example.org/untitled", text: "", site: "", date: "" },
  {
    title: "<b>堆肥</b>\u202e\u0000<script>alert(1)</script>",
    url: "https://example.org/marked#top",
    text: "x".repeat(100_000),
    site: "s".repeat(1000),
    date: "2999-01-01",
  },
  { title: "again", url: "https://example.org/marked#end", text: "", site: "", date: "" },
];

function sendPage(state: State, path: string, response: ServerResponse): void {
  const page = WEB_PAGES.find((one) => one.path === path);
  state.opened.push(path);
  if (page === undefined) return void response.writeHead(NOT_FOUND, HTML).end("<html>404</html>");
  const html = htmlOf(page);
  // A page in GBK says so in its head only, as old sites do.
  if (page.charset === "gbk") response.writeHead(OK, { "content-type": "text/html" }).end(encodeGbk(html));
  else response.writeHead(OK, HTML).end(html);
}

/** `{"fail": {"limited": 2}}`. */
function control({ faults }: State, body: string, response: ServerResponse): void {
  const { fail = {} } = JSON.parse(body || "{}") as { fail?: Partial<Record<WebFault, number>> };
  for (const fault of WEB_FAULTS) if (fail[fault] !== undefined) faults.set(fault, fail[fault]);
  send(response, OK, {});
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
