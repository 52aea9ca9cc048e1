import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ReasonCode, Variant } from "@tangleaf/contract";
import { AppError } from "../platform/errors.ts";
import { refusal } from "./envelope.ts";

/** What the HTTP parser says, in our reasons; anything else is a malformed request. */
const PARSER_REASONS: Readonly<Record<string, ReasonCode>> = {
  HPE_HEADER_OVERFLOW: "request.headTooLarge",
  ERR_HTTP_REQUEST_TIMEOUT: "request.timeout",
};

/** Answers what never became a request, straight to the connection: the envelope like everywhere, then the end. */
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
