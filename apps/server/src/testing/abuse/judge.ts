import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { envelopeSchema, REASONS, type ReasonCode, type Route, WIRE_CODES } from "@tangleaf/contract";
import { z } from "zod";
import { ROOT_DIR } from "../../platform/root-dir.ts";
import type { Answer, Outcome } from "./client.ts";

const FIRST_FAULT_STATUS = 500;
const anyEnvelope = envelopeSchema(z.unknown());
const wireCodes: readonly number[] = Object.values(WIRE_CODES);

/** Internal details that no answer may contain. What somebody wrote comes back, in an excerpt also cut short. */
const INSIDE: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: "a stack", pattern: /\bat (async )?[\w.<>[\] ]{0,60}\(?[^\s()]{0,200}:\d+:\d+\)?/ },
  { what: "a file of the program", pattern: /node_modules|\/apps\/server\/|file:\/\/\/(?!etc\/passwd|[a-z/]{0,9}…)|\w\.ts:\d+/ },
  {
    what: "SQL",
    pattern: /SQLITE_[A-Z]+|syntax error at or near|invalid input syntax|violates \w+ constraint|relation "\w+"|\bfrom "\w+" where\b/i,
  },
  { what: "an error of the language", pattern: /\b(TypeError|RangeError|ReferenceError|SyntaxError|ZodError|PostgresError|SqliteError)\b/ },
  { what: "a file of the system", pattern: /root:[^:]*:0:0:/ },
];

export type Judged = {
  /** The route that was called; null for addresses without an envelope. */
  readonly route: Route | null;
  readonly expects?: readonly number[];
  /** Whether closing the connection without an answer is right. */
  readonly mayClose?: boolean;
  /** Unique part of the server's data folder, which no answer may contain. */
  readonly dataDir: string;
};

/** What is wrong with the server's answer; empty if nothing. */
export function judge(outcome: Outcome, asked: Judged): string[] {
  if (outcome.status === null) return outcome.end === "closed" && asked.mayClose ? [] : [`no answer: ${outcome.end}`];
  const problems: string[] = [];
  if (outcome.status >= FIRST_FAULT_STATUS) problems.push(`answered ${outcome.status}`);
  if (asked.expects && !asked.expects.includes(outcome.status)) problems.push(`not answered ${asked.expects.join(" or ")}`);
  problems.push(...leaksOf(outcome, asked.dataDir), ...straysOf(outcome));
  if (asked.route !== null) problems.push(...envelopeProblems(outcome, asked.route));
  return problems;
}

/** The body before compression. */
function unpacked({ headers, body }: Answer): string {
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[headers["content-encoding"] ?? ""];
  return (unpack?.(body) ?? body).toString("utf8");
}

function leaksOf(answer: Answer, dataDir: string): string[] {
  const { headers } = answer;
  const said = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
  const isText = /json|text|xml/.test(headers["content-type"] ?? "text");
  const all = isText ? `${said}\n${unpacked(answer)}` : said;
  const found = INSIDE.filter(({ pattern }) => pattern.test(all)).map(({ what }) => `shows ${what}`);
  if (all.includes(dataDir) || all.includes(ROOT_DIR)) found.push("shows a folder of the server");
  return found;
}

/** A response header made from the request, or a redirect to another site. */
function straysOf({ headers }: Answer): string[] {
  const location = headers["location"] ?? "";
  return [
    ...("x-injected" in headers ? ["a header was injected"] : []),
    ...(/evil\.example/.test(location) || /^[\\/]{2}/.test(location) ? [`leads to ${location.slice(0, 60)}`] : []),
  ];
}

function envelopeProblems(answer: Answer, route: Route): string[] {
  const { status, headers } = answer;
  const type = headers["content-type"] ?? "";
  if (route.answers === "bytes" && status === 200 && /^(?:image\/|application\/gzip|application\/vnd\.openxmlformats)/.test(type))
    return [];
  if (route.answers === "stream" && status === 200 && type.startsWith("text/event-stream")) return [];
  if (!type.startsWith("application/json")) return [`is no envelope: ${type || "no type"}`];
  const parsed = anyEnvelope.safeParse(parseJson(unpacked(answer)));
  if (!parsed.success) return ["is no envelope"];
  const { code, is_success: isSuccess, data } = parsed.data;
  const problems: string[] = [];
  if (!wireCodes.includes(code)) problems.push(`code ${code} is none of the contract`);
  if (isSuccess !== (code === WIRE_CODES.ok)) problems.push("says both done and refused");
  if (code !== WIRE_CODES.ok) {
    const reason = (data as { reason?: ReasonCode } | null)?.reason;
    const known = reason === undefined ? undefined : REASONS[reason];
    if (known === undefined) problems.push("refused without a reason of the contract");
    else if (known.http !== status || known.code !== code) problems.push(`${reason} with status ${status} and code ${code}`);
  }
  return problems;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
