import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readBody, serve } from "../serve.ts";
import { answerApi } from "./answer-api.ts";
import type { ApiAnswer } from "./api-answer.ts";
import type { SandboxCredentials } from "./credentials.ts";
import { drawPicture } from "./draw-picture.ts";
import { type Behaviour, FAULTS, type Fault } from "./faults.ts";
import { answerPage } from "./pages/answer-page.ts";
import { newPerson, type Person } from "./people.ts";
import { checkAddress, pushAgain, pushEvent, replay } from "./push-event.ts";
import { createSandboxState, issueCode, type SandboxState, type SentEvent } from "./sandbox-state.ts";

export type WechatSandbox = {
  /** Address of the API, on loopback. */
  readonly url: string;
  readonly credentials: SandboxCredentials;
  /** Address of the pages a browser is sent to. */
  readonly openBase: string;
  /** Answers `/sandbox/wechat/*` for the server that offers it to phones. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Address of the callback, and of the pages for phones. */
  configure(input: { callbackUrl?: string; publicBase?: string }): void;
  behave(behaviour: Partial<Behaviour>): void;
  /** Makes a fault happen the next `times` times. */
  fail(fault: Fault, times?: number): void;
  readonly events: readonly SentEvent[];
  /** Paths of the API that were called. */
  readonly calls: readonly string[];
  newPerson(name: string): Person;
  /** A person's phone scans the QR of `createQr`. */
  scan(person: Person, qrUrl: string): Promise<SentEvent>;
  unfollow(person: Person): Promise<SentEvent>;
  /** The event once more: `replay` the same call, `repeat` a new call, `forge` with a wrong signature. */
  again(event: SentEvent, how: "replay" | "repeat" | "forge"): Promise<SentEvent>;
  /** A code as from the platform's pages and mini-programs. */
  code(person: Person, app: "web" | "inapp" | "mini"): string;
  /** Checks the callback's address as the platform's console does. */
  checkAddress(): Promise<boolean>;
  close(): Promise<void>;
};

const SCOPES = { web: "snsapi_login", inapp: "snsapi_userinfo", mini: "" } as const;

/** WeChat's sign-in on loopback: API, pushed events, the platform's pages, and phones to use them. */
export async function startWechatSandbox(
  options: { port?: number; accountName?: string; now?: () => number } = {},
): Promise<WechatSandbox> {
  const state = createSandboxState({ accountName: options.accountName ?? "橘笺", now: options.now ?? Date.now });
  const server = createServer((request, response) => serve(() => answer(state, request, response), response));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  state.apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.publicBase = state.apiBase;
  const { web, account, mini } = state.credentials;
  const apps = { web, inapp: account, mini };
  return {
    url: state.apiBase,
    credentials: state.credentials,
    get openBase() {
      return `${state.publicBase}/sandbox/wechat`;
    },
    handle: (request, response) => serve(() => answerPage(state, request, response), response),
    configure(input) {
      state.callbackUrl = input.callbackUrl ?? state.callbackUrl;
      state.publicBase = input.publicBase ?? state.publicBase;
    },
    behave: (behaviour) => behave(state, behaviour),
    fail: (fault, times = 1) => state.faults.set(fault, times),
    events: state.events,
    calls: state.calls,
    newPerson: (name) => {
      const person = newPerson(name);
      state.people.set(person.openid, person);
      return person;
    },
    scan: (person, qrUrl) => scan(state, person, qrUrl),
    unfollow(person) {
      state.follows.set(person.openid, false);
      return pushEvent(state, { event: "unsubscribe", person });
    },
    async again(event, how) {
      await (how === "replay" ? replay(state, event) : pushAgain(state, event, { forged: how === "forge" }));
      return event;
    },
    code: (person, app) => issueCode(state, { app: apps[app], person, scope: SCOPES[app] }),
    checkAddress: () => checkAddress(state),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function scan(state: SandboxState, person: Person, qrUrl: string): Promise<SentEvent> {
  const ticket = state.tickets.get(qrUrl.split("/").at(-1) ?? "");
  if (ticket === undefined || ticket.expiresAt <= state.now()) throw new Error("no such code, or its time is over");
  const follows = state.follows.get(person.openid) === true;
  state.follows.set(person.openid, true);
  const eventKey = follows ? ticket.scene : `qrscene_${ticket.scene}`;
  return pushEvent(state, { event: follows ? "SCAN" : "subscribe", person, eventKey, ticket: ticket.ticket });
}

async function answer(state: SandboxState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", state.apiBase);
  const { pathname: path, searchParams: query } = url;
  if (path.startsWith("/sandbox/") || path.startsWith("/connect/")) return answerPage(state, request, response);
  const picture = /^\/mmopen\/([\w-]+)\//.exec(path)?.[1];
  if (picture !== undefined) return void response.writeHead(200, { "content-type": "image/png" }).end(drawPicture(picture));
  const body = parseObject(await readBody(request));
  if (path === "/control") return sendJson(response, control(state, body));
  state.calls.push(path);
  if (state.faults.take("noAnswer")) return;
  if (state.faults.take("nonJson")) return void response.writeHead(200, { "content-type": "text/html" }).end("<html>502</html>");
  if (state.faults.take("halfAnswer")) {
    response.writeHead(200, { "content-length": 100 });
    response.write('{"errcode":0', () => response.destroy());
    return;
  }
  const answered = await answerApi(state, { path, query, body });
  if (answered === null) response.writeHead(404).end();
  else sendJson(response, answered);
}

/** `{"fail": {"rateLimit": 2}, "behave": {"mode": "plain"}}` */
function control(state: SandboxState, body: ApiAnswer): ApiAnswer {
  const faults = (body["fail"] ?? {}) as Partial<Record<Fault, number>>;
  for (const fault of FAULTS) if (faults[fault] !== undefined) state.faults.set(fault, Number(faults[fault]));
  behave(state, (body["behave"] ?? {}) as Partial<Behaviour>);
  return { behaviour: state.behaviour };
}

function behave(state: SandboxState, behaviour: Partial<Behaviour>): void {
  state.behaviour = { ...state.behaviour, ...behaviour };
}

function sendJson(response: ServerResponse, value: ApiAnswer): void {
  response.writeHead(200, { "content-type": "application/json; encoding=utf-8" }).end(JSON.stringify(value));
}

function parseObject(text: string): ApiAnswer {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as ApiAnswer) : {};
  } catch {
    return {};
  }
}
