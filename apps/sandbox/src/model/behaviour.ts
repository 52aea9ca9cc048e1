import type { ChartAnswers } from "./write-chart.ts";
import type { TableAnswers } from "./write-table.ts";
import type { ThesisFaults } from "./write-thesis.ts";

/** How the endpoint answers under one model name. By default a well-behaved model of exact length. */
export type Behaviour = {
  /** Factor of the requested length. */
  readonly lengthFactor: number;
  /** Milliseconds before the response headers. */
  readonly headDelayMs: number;
  /** Milliseconds before the first piece. */
  readonly firstDelayMs: number;
  /** Milliseconds between pieces. */
  readonly pieceDelayMs: number;
  /** UTF-16 units of a piece. */
  readonly pieceUnits: number;
  /** Hangs after so many pieces. */
  readonly stallAfter: number | null;
  /** Destroys the connection after so many pieces. */
  readonly cutAfter: number | null;
  /** Answers with this status instead, `times` times, then normally. */
  readonly status: number | null;
  readonly times: number;
  readonly retryAfter: string | null;
  /** Sends a line that is no JSON after so many pieces. */
  readonly badJsonAfter: number | null;
  /** After so many pieces, sends a line of so many bytes without a line end. */
  readonly unbrokenAfter: number | null;
  readonly unbrokenBytes: number;
  /** Sends a body byte by byte with this pause in milliseconds; 0 = without pauses. */
  readonly byteDelayMs: number | null;
  /** Every piece is the moment it was sent, so that a reader can measure its delay. */
  readonly stamped: boolean;
  /** Answers with this text instead of a sample. */
  readonly text: string | null;
  /** Writes sentences of which no two are alike, and JSON where it is asked for JSON: what a thesis needs. */
  readonly scholarly: boolean;
  /** Answers what essays ask, JSON too, with these faults; null = a sample of the scenes. */
  readonly thesis: ThesisFaults | null;
  /** Answers what is asked about charts and the figures of a text, with these faults; null = a sample of the scenes. */
  readonly chart: ChartAnswers | null;
  /** Answers what is asked about tables: plans by question, and sentences about results, with these faults; null = a sample of the scenes. */
  readonly table: TableAnswers | null;
  /** Thinks first: in its own field, inside tags, or inside tags without the opening one. */
  readonly thinking: "none" | "field" | "ollama" | "tags" | "unopened";
  /** What it thinks. */
  readonly thought: string;
  readonly finish: "stop" | "length" | "content_filter" | "missing";
  /** Comment lines before the first piece. */
  readonly keepAlive: number;
  readonly usage: "last" | "with-choice" | "none" | "wrong" | "with-reasoning";
  /** Applies max_tokens and finishes with `length`. */
  readonly obeyMaxTokens: boolean;
};

export const wellBehaved: Behaviour = {
  lengthFactor: 1,
  headDelayMs: 0,
  firstDelayMs: 0,
  pieceDelayMs: 0,
  pieceUnits: 5,
  stallAfter: null,
  cutAfter: null,
  status: null,
  times: Number.POSITIVE_INFINITY,
  retryAfter: null,
  badJsonAfter: null,
  unbrokenAfter: null,
  unbrokenBytes: 30_000_000,
  byteDelayMs: null,
  stamped: false,
  text: null,
  scholarly: false,
  thesis: null,
  chart: null,
  table: null,
  thinking: "none",
  thought: "先想一想结构，再动笔。",
  finish: "stop",
  keepAlive: 0,
  usage: "last",
  obeyMaxTokens: false,
};

/** Characters no database stores, put between whole characters, so that a reader can tell what must be removed. */
const CONTROLS = "甲\u0000乙\u0001丙\u001f丁\u007f戊\r\n己\t庚。";

/** A thesis in pieces of a few characters would take minutes to send. */
const LARGE_PIECES = { pieceUnits: 400 };

/** Faults by model name; `POST /control` adds others. */
export const behaviours: Readonly<Record<string, Partial<Behaviour>>> = {
  exact: {},
  "slow-first": { firstDelayMs: 60_000 },
  stall: { stallAfter: 20 },
  // In the next tick, because data written in the same tick would not be sent.
  cut: { cutAfter: 20, pieceDelayMs: 2 },
  "cut-at-once": { cutAfter: 0 },
  "rate-limited": { status: 429, retryAfter: "0" },
  "rate-limited-once": { status: 429, retryAfter: "0", times: 1 },
  "rate-limited-long": { status: 429, retryAfter: "3600" },
  broken: { status: 500 },
  "broken-once": { status: 503, times: 1 },
  unauthorised: { status: 401 },
  "bad-json": { badJsonAfter: 0 },
  "bad-json-later": { badJsonAfter: 20 },
  empty: { text: "" },
  "control-characters": { text: CONTROLS, pieceUnits: 1 },
  "nothing-but-controls": { text: "\u0000\u0001" },
  "half-pairs": { text: "甲\ud83d乙\ude00丙。", pieceUnits: 1 },
  "cut-pairs": { text: "甲😀乙👨‍👩‍👧丙。", pieceUnits: 1 },
  "thinks-controls": { thinking: "field", thought: "想\u0000一\ud83d想", pieceUnits: 1 },
  "endless-line": { unbrokenAfter: 0 },
  "endless-line-later": { unbrokenAfter: 20 },
  drip: { text: "一个字节一个字节地来。", byteDelayMs: 0 },
  "drip-later": { unbrokenAfter: 2, byteDelayMs: 0 },
  "never-ending": { text: "还没有写完，".repeat(200_000), pieceUnits: 60_000 },
  thinks: { thinking: "field", usage: "with-reasoning" },
  "thinks-ollama": { thinking: "ollama" },
  "thinks-in-tags": { thinking: "tags" },
  leak: { thinking: "unopened" },
  length: { obeyMaxTokens: true, lengthFactor: 4 },
  "length-early": { finish: "length", lengthFactor: 0.6 },
  filtered: { finish: "content_filter", lengthFactor: 0.3 },
  unfinished: { finish: "missing" },
  "no-usage": { usage: "none" },
  "wrong-usage": { usage: "wrong" },
  "usage-with-choice": { usage: "with-choice" },
  "too-long": { lengthFactor: 2 },
  "too-short": { lengthFactor: 0.5 },
  refusal: { text: "抱歉，我无法帮助完成这个请求。" },
  "keep-alive": { keepAlive: 5, firstDelayMs: 20 },
  echo: { text: "echo" },
  stamped: { stamped: true, pieceDelayMs: 50 },
  scholar: { scholarly: true },
  "chart-exact": { chart: {} },
  "chart-digits": { chart: { fault: "digits" } },
  "chart-unknown": { chart: { fault: "unknown" } },
  "chart-unknown-once": { chart: { fault: "unknown", times: 1 } },
  "chart-prose": { chart: { fault: "prose" } },
  "thesis-exact": { ...LARGE_PIECES, thesis: {} },
  "thesis-40-percent": { ...LARGE_PIECES, thesis: {}, lengthFactor: 0.4 },
  "thesis-60-percent": { ...LARGE_PIECES, thesis: {}, lengthFactor: 0.6 },
  "thesis-120-percent": { ...LARGE_PIECES, thesis: {}, lengthFactor: 1.2 },
  "thesis-150-percent": { ...LARGE_PIECES, thesis: {}, lengthFactor: 1.5 },
  "thesis-cut-off": { ...LARGE_PIECES, thesis: {}, lengthFactor: 0.6, finish: "length" },
  "thesis-repeats": { ...LARGE_PIECES, thesis: { repeats: true } },
  "thesis-refuses": { ...LARGE_PIECES, thesis: { refusesEvery: 5 } },
  "thesis-talks-for-json": { ...LARGE_PIECES, thesis: { talksEvery: 2 } },
  "thesis-unknown-citations": { ...LARGE_PIECES, thesis: { unknownCitations: true } },
  "thesis-own-headings": { ...LARGE_PIECES, thesis: { ownHeadings: true } },
  "table-exact": { table: {} },
  "table-spelled": { table: { fault: "spelled" } },
  "table-near": { table: { fault: "near" } },
  "table-unknown": { table: { fault: "unknown" } },
  "table-unknown-once": { table: { fault: "unknown", times: 1 } },
  "table-prose": { table: { fault: "prose" } },
  "table-sql": { table: { fault: "sql" } },
  "table-sql-once": { table: { fault: "sql", times: 1 } },
  "table-30-steps": { table: { fault: "thirtySteps" } },
  "table-broken": { table: { fault: "broken" } },
  "table-broken-once": { table: { fault: "broken", times: 1 } },
  "table-invents": { table: { fault: "invents" } },
  "table-invents-half": { table: { fault: "inventsHalf" } },
  paced: { pieceDelayMs: 50, pieceUnits: 3 },
};
