import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ReasonCode, Variant } from "@tangleaf/contract";
import { AppError } from "../platform/errors.ts";
import { refusal } from "./envelope.ts";

/** Error codes of the HTTP parser → reasons; others are request.malformed. */
const PARSER_REASONS: Readonly<Record<string, ReasonCode>> = {
  HPE_HEADER_OVERFLOW: "request.headTooLarge",
  ERR_HTTP_REQUEST_TIMEOUT: "request.timeout",
};

/** Answers bytes that never became a request: writes the envelope to the socket and closes it. */
export function refuseConnection(error: Error & { code?: string }, socket: Duplex, variant: Variant): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const { status, envelope } = refusal(new AppError(PARSER_REASONS[error.code ?? ""] ?? "request.malformed"), variant);
  const body = JSON.stringify(envelope);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
