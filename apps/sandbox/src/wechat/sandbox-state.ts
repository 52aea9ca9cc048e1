import { randomBytes } from "node:crypto";
import { createFaultTable, type FaultTable } from "../fault-table.ts";
import { createCredentials, type SandboxApp, type SandboxCredentials } from "./credentials.ts";
import { type Behaviour, type Fault, usualBehaviour } from "./faults.ts";
import type { Person } from "./people.ts";

export type Ticket = { readonly ticket: string; readonly scene: string; readonly expiresAt: number };
export type Code = { readonly app: SandboxApp; readonly person: Person; readonly scope: string; readonly expiresAt: number; used: boolean };
export type Grant = { readonly app: SandboxApp; readonly person: Person; readonly scope: string; readonly expiresAt: number };

/** An event and its calls, so that they can be repeated. */
export type SentEvent = {
  readonly id: string;
  readonly at: number;
  readonly event: "subscribe" | "SCAN" | "unsubscribe";
  readonly person: Person;
  readonly eventKey: string;
  readonly xml: string;
  /** One entry per call made. */
  readonly calls: SentCall[];
};
export type SentCall = {
  readonly query: string;
  readonly body: string;
  /** 0 = no answer. */
  readonly status: number;
  readonly answer: string;
  readonly accepted: boolean;
};

/** State of the WeChat sandbox, in memory; people are also kept in their phones' cookies. */
export type SandboxState = {
  readonly credentials: SandboxCredentials;
  readonly accountName: string;
  readonly now: () => number;
  readonly faults: FaultTable<Fault>;
  behaviour: Behaviour;
  callbackUrl: string | null;
  publicBase: string;
  /** Its own address on loopback. */
  apiBase: string;
  readonly accessTokens: AccessTokens;
  readonly tickets: Map<string, Ticket>;
  readonly codes: Map<string, Code>;
  readonly grants: Map<string, Grant>;
  /** People seen since the start, by openid at the account. */
  readonly people: Map<string, Person>;
  /** Whether a person seen follows the account. */
  readonly follows: Map<string, boolean>;
  /** Newest last. */
  readonly events: SentEvent[];
  /** Paths of API calls, newest last. */
  readonly calls: string[];
};

type AccessTokens = {
  current: string | null;
  /** Valid for a while after it was replaced. */
  previous: { readonly token: string; readonly until: number } | null;
  issuedAt: number;
  forcedAt: number;
  /** How often it was forced, and on which day. */
  forcedToday: number;
  forcedDay: number;
};

const LISTED_MAX = 200;
const MINUTE_MS = 60_000;
/** Codes of the desktop sign-in page live longer than those of the app. */
const PAGE_CODE_LIFE_MS = 10 * MINUTE_MS;
const CODE_LIFE_MS = 5 * MINUTE_MS;

export function createSandboxState(input: { accountName: string; now: () => number }): SandboxState {
  return {
    credentials: createCredentials(),
    ...input,
    faults: createFaultTable(),
    behaviour: usualBehaviour,
    callbackUrl: null,
    publicBase: "",
    apiBase: "",
    accessTokens: { current: null, previous: null, issuedAt: 0, forcedAt: Number.NEGATIVE_INFINITY, forcedToday: 0, forcedDay: 0 },
    tickets: new Map(),
    codes: new Map(),
    grants: new Map(),
    people: new Map(),
    follows: new Map(),
    events: [],
    calls: [],
  };
}

export function newSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** Bounds a list or map: the process may run for days. */
export function trim(list: { length: number; shift(): unknown } | Map<string, unknown>): void {
  if (list instanceof Map) {
    for (const key of list.keys()) {
      if (list.size <= LISTED_MAX) return;
      list.delete(key);
    }
    return;
  }
  while (list.length > LISTED_MAX) list.shift();
}

/** Issues a code the site can exchange once, within minutes. */
export function issueCode(state: SandboxState, input: { app: SandboxApp; person: Person; scope: string }): string {
  const code = newSecret();
  const lifeMs = input.scope === "snsapi_login" ? PAGE_CODE_LIFE_MS : CODE_LIFE_MS;
  state.codes.set(code, { ...input, expiresAt: state.now() + lifeMs, used: false });
  trim(state.codes);
  return code;
}
