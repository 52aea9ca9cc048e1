import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createFaultTable, type FaultTable } from "../fault-table.ts";
import { readBody, serve } from "../serve.ts";
import { CROSSREF_SELECTABLE, crossrefWork } from "./crossref-answer.ts";
import { BIBLIOGRAPHY_FAULTS, type BibliographyFault } from "./faults.ts";
import { openAlexWork } from "./openalex-answer.ts";
import { lie, withHostileFields, withWrongTypes } from "./spoil-work.ts";
import { findWorks, type SandboxWork, WORKS } from "./work.ts";

type Service = "openalex" | "crossref";
/** One call as received. */
export type BibliographyCall = {
  readonly service: Service;
  /** Below the service's own address. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly userAgent: string;
};

export type BibliographySandbox = {
  /** Address of both; the services are below it. */
  readonly url: string;
  readonly openAlex: { readonly base: string; readonly key: string };
  readonly crossref: { readonly base: string };
  readonly works: readonly SandboxWork[];
  readonly calls: readonly BibliographyCall[];
  /** Makes a fault of one service happen the next `times` times. */
  fail(service: Service, fault: BibliographyFault, times?: number): void;
  close(): Promise<void>;
};

type State = { readonly calls: BibliographyCall[]; readonly faults: Record<Service, FaultTable<BibliographyFault>> };
type Answer = { readonly status: number; readonly body: unknown };

const KEY = "sandbox-key";
const PAGE_DEFAULT = { openalex: 25, crossref: 20 } as const;
const PAGE_MAX = { openalex: 100, crossref: 1000 } as const;
const RETRY_AFTER_SECONDS = "20";
const HUGE_BYTES = 64 * 1024 * 1024;
const BLOCK = "x".repeat(65_536);
const [OK, BAD_REQUEST, UNAUTHORIZED, NOT_FOUND, TOO_MANY, UNAVAILABLE] = [200, 400, 401, 404, 429, 503];

/** OpenAlex and Crossref on loopback, with some sixty works that do not exist. */
export async function startBibliographySandbox(options: { port?: number } = {}): Promise<BibliographySandbox> {
  const state: State = { calls: [], faults: { openalex: createFaultTable(), crossref: createFaultTable() } };
  const server = createServer((request, response) => serve(() => answer(state, request, response), response));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    openAlex: { base: `${url}/openalex`, key: KEY },
    crossref: { base: `${url}/crossref` },
    works: WORKS,
    calls: state.calls,
    fail: (service, fault, times = 1) => state.faults[service].set(fault, times),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://sandbox");
  if (pathname === "/control") return send(response, control(state, body));
  const found = /^\/(openalex|crossref)(\/works(?:\/.*)?)$/.exec(pathname);
  if (found === null) return send(response, { status: NOT_FOUND, body: {} });
  const [service, path] = [found[1] as Service, found[2] ?? ""];
  const query = Object.fromEntries(searchParams);
  state.calls.push({ service, path, query, userAgent: request.headers["user-agent"] ?? "" });
  const faults = state.faults[service];
  if (faults.take("noAnswer")) return;
  if (faults.take("down")) return send(response, { status: UNAVAILABLE, body: { message: "sandbox" } });
  if (faults.take("limited")) {
    response.setHeader("retry-after", RETRY_AFTER_SECONDS);
    return send(response, { status: TOO_MANY, body: { message: "sandbox" } });
  }
  if (faults.take("nonJson")) return void response.writeHead(OK, { "content-type": "text/html" }).end("<html>502</html>");
  if (faults.take("halfAnswer")) {
    response.writeHead(OK, { "content-length": 1000 });
    response.write('{"results":[', () => response.destroy());
    return;
  }
  if (faults.take("huge")) return sendHuge(response);

  if (service === "crossref") {
    const isPolite = query["mailto"] !== undefined;
    response.setHeader("x-api-pool", isPolite ? "polite" : "public");
    response.setHeader("x-rate-limit-limit", faults.take("strict") ? "1" : isPolite ? "10" : "5");
    response.setHeader("x-rate-limit-interval", "1s");
    response.setHeader("x-concurrency-limit", isPolite ? "3" : "1");
  }
  const told = faults.take("lying") ? WORKS.map(lie) : WORKS;
  const works = told.filter(service === "openalex" ? ({ inOpenAlex }) => inOpenAlex : ({ inCrossref }) => inCrossref);
  const answers = service === "openalex" ? answerOpenAlex : answerCrossref;
  const { status, body: sound } = answers(works, path, query, faults.take("otherDoi"));
  const isWrong = faults.take("wrongTypes");
  const isHostile = faults.take("hostileFields");
  send(response, { status, body: isWrong ? withWrongTypes(sound) : isHostile ? withHostileFields(sound) : sound });
}

type Answerer = (works: readonly SandboxWork[], path: string, query: BibliographyCall["query"], isOther: boolean) => Answer;

const answerOpenAlex: Answerer = (works, path, query, isOther) => {
  if (query["api_key"] !== KEY) return { status: UNAUTHORIZED, body: { error: "Invalid API key", message: "sandbox" } };
  const doi = /^\/works\/(?:doi:|https:\/\/doi\.org\/)(.+)$/.exec(path)?.[1];
  if (doi !== undefined) {
    const work = findDoi(works, doi, isOther);
    if (work === null) return { status: NOT_FOUND, body: { error: "Not found", message: "sandbox" } };
    return { status: OK, body: selected(openAlexWork(work), query["select"]) };
  }
  const perPage = Number(query["per_page"] ?? PAGE_DEFAULT.openalex);
  const search = query["search"] ?? "";
  // Operators that do not fit together are refused.
  if (perPage > PAGE_MAX.openalex || /["()*?~|\\]/.test(search))
    return { status: BAD_REQUEST, body: { error: "Invalid query", message: "sandbox" } };
  const language = /^language:(\w+)$/.exec(query["filter"] ?? "")?.[1];
  const found = findWorks(works, search).filter((work) => language === undefined || work.language === language);
  const page = Number(query["page"] ?? 1);
  const results = found.slice((page - 1) * perPage, page * perPage).map((work) => selected(openAlexWork(work), query["select"]));
  return {
    status: OK,
    body: { meta: { count: found.length, db_response_time_ms: 12, page, per_page: perPage, groups_count: null }, results, group_by: [] },
  };
};

const answerCrossref: Answerer = (works, path, query, isOther) => {
  const doi = /^\/works\/(.+)$/.exec(path)?.[1];
  if (doi !== undefined) {
    const work = findDoi(works, doi, isOther);
    if (work === null) return { status: NOT_FOUND, body: "Resource not found." };
    return { status: OK, body: { status: "ok", "message-type": "work", "message-version": "1.0.0", message: crossrefWork(work) } };
  }
  const unknown = (query["select"] ?? "DOI").split(",").filter((name) => !CROSSREF_SELECTABLE.has(name));
  const rows = Number(query["rows"] ?? PAGE_DEFAULT.crossref);
  if (unknown.length > 0 || rows > PAGE_MAX.crossref) {
    const message = unknown.map((value) => ({ type: "parameter-not-allowed", value, message: `This field cannot be selected: ${value}` }));
    return { status: BAD_REQUEST, body: { status: "failed", "message-type": "validation-failure", message } };
  }
  const found = findWorks(works, query["query.bibliographic"] ?? query["query"] ?? "");
  const offset = Number(query["offset"] ?? 0);
  const items = found.slice(offset, offset + rows).map((work) => selected(crossrefWork(work), query["select"]));
  const asked = { "start-index": offset, "search-terms": null };
  const message = { facets: {}, "total-results": found.length, items, "items-per-page": rows, query: asked };
  return { status: OK, body: { status: "ok", "message-type": "work-list", "message-version": "1.0.0", message } };
};

function findDoi(works: readonly SandboxWork[], encoded: string, isOther: boolean): SandboxWork | null {
  const doi = decodeURIComponent(encoded).toLowerCase();
  const place = works.findIndex((work) => work.doi === doi);
  return works[isOther ? place + 1 : place] ?? null;
}

/** Only the fields asked for, as both services do it. */
function selected(work: Record<string, unknown>, select: string | undefined): Record<string, unknown> {
  if (select === undefined) return work;
  const names = new Set(select.split(","));
  return Object.fromEntries(Object.entries(work).filter(([name]) => names.has(name)));
}

/** `{"service": "openalex", "fail": {"limited": 2}}`; without a service, of both. */
function control({ faults }: State, body: string): Answer {
  const { service, fail = {} } = JSON.parse(body || "{}") as { service?: Service; fail?: Partial<Record<BibliographyFault, number>> };
  for (const fault of BIBLIOGRAPHY_FAULTS) {
    const times = fail[fault];
    if (times === undefined) continue;
    for (const name of ["openalex", "crossref"] as const) if (service === undefined || service === name) faults[name].set(fault, times);
  }
  return { status: OK, body: {} };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const isText = typeof body === "string";
  response.writeHead(status, { "content-type": isText ? "text/plain" : "application/json" }).end(isText ? body : JSON.stringify(body));
}

function sendHuge(response: ServerResponse): void {
  response.writeHead(OK, { "content-type": "application/json" });
  let left = HUGE_BYTES;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= BLOCK.length;
      if (!response.write(BLOCK)) return void response.once("drain", more);
    }
    response.end();
  };
  response.write('{"results":[{"title":"', more);
}
