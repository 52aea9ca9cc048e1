import { connect } from "node:net";
import type { Answer, Outcome } from "./client.ts";

const GIVE_UP_MS = 60_000;
/** After this a client with an incomplete request disconnects. */
const HALF_WAY_MS = 250;
/** Time in which a second answer to one request would arrive. */
const AFTERWARDS_MS = 20;
const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = "0\r\n\r\n";
const INTERIM = /^HTTP\/1\.1 1\d\d /;
const FINAL = /HTTP\/1\.1 [2-5]\d\d /g;

/** The first answer, and the number of answers. */
export type RawOutcome = { readonly outcome: Outcome; readonly answers: number };

/**
 * Writes bytes to a new connection and reads until an answer is complete or the server closes. `half`: the bytes are the
 * beginning of something incomplete, so this side disconnects after a while.
 */
export function sendRaw(port: number, bytes: Buffer, half: boolean): Promise<RawOutcome> {
  return new Promise((resolve) => {
    let all = "";
    let afterwards: NodeJS.Timeout | undefined;
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const finish = (end: "closed" | "hung") => {
      clearTimeout(giveUp);
      clearTimeout(afterwards);
      socket.destroy();
      resolve({ outcome: firstAnswer(all) ?? { status: null, end }, answers: all.match(FINAL)?.length ?? 0 });
    };
    const giveUp = setTimeout(() => finish("hung"), GIVE_UP_MS);
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      all += chunk;
      if (afterwards === undefined && isWhole(all)) afterwards = setTimeout(() => finish("closed"), AFTERWARDS_MS);
    });
    socket.on("error", () => finish("closed"));
    socket.on("end", () => finish("closed"));
    socket.on("connect", () => {
      socket.write(bytes);
      if (half) setTimeout(() => socket.end(), HALF_WAY_MS);
    });
  });
}

function isWhole(all: string): boolean {
  const answer = firstAnswer(all);
  if (answer === null) return false;
  if (answer.headers["transfer-encoding"] === "chunked") return all.endsWith(LAST_CHUNK);
  const length = answer.headers["content-length"];
  return length !== undefined && answer.body.byteLength >= Number(length);
}

function firstAnswer(all: string): Answer | null {
  const at = all.indexOf(HEAD_END);
  if (at === -1 || !all.startsWith("HTTP/1.1 ")) return null;
  const rest = all.slice(at + HEAD_END.length);
  if (INTERIM.test(all)) return firstAnswer(rest);
  const [first = "", ...lines] = all.slice(0, at).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const isChunked = headers["transfer-encoding"] === "chunked";
  const body = isChunked ? dechunk(rest) : rest.slice(0, Number(headers["content-length"] ?? rest.length));
  return { status: Number(first.split(" ")[1]), headers, body: Buffer.from(body, "latin1") };
}

function dechunk(text: string): string {
  let rest = text;
  let whole = "";
  for (;;) {
    const at = rest.indexOf("\r\n");
    const size = Number.parseInt(rest.slice(0, at), 16);
    if (at === -1 || !(size > 0)) return whole;
    whole += rest.slice(at + 2, at + 2 + size);
    rest = rest.slice(at + 2 + size + 2);
  }
}
