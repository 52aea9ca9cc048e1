import type { Refusal } from "@tangleaf/contract";

/** What a refusal says; `scanned` comes with a waiting sign-in code that another device has opened. */
type Details = Partial<Refusal> & { scanned?: boolean };

/** `transport`: no answer of ours came (offline, timed out, a fault of the server). */
export type ApiErrorKind = "session" | "vip" | "balance" | "refused" | "transport";

const KIND_BY_CODE: Readonly<Record<number, ApiErrorKind>> = { 99: "session", 97: "vip", 81: "balance" };
const FIRST_FAULT_STATUS = 500;

/** What a call throws. `message` is the server's, meant for the person, except for `transport`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: number;
  readonly reason: string | null;
  readonly field: string | null;
  readonly waitSeconds: number | null;
  readonly scanned: boolean;

  constructor(parts: { kind: ApiErrorKind; message: string; code?: number; refusal?: Details | null }) {
    super(parts.message);
    this.name = "ApiError";
    this.kind = parts.kind;
    this.code = parts.code ?? 0;
    this.reason = parts.refusal?.reason ?? null;
    this.field = parts.refusal?.field ?? null;
    this.waitSeconds = parts.refusal?.waitSeconds ?? null;
    this.scanned = parts.refusal?.scanned === true;
  }
}

type WireRefusal = { code?: unknown; message?: unknown; data?: Details | null };

/** Makes the error of an answer that is not a success. */
export function toApiError({ status, body }: { status: number; body: unknown }): ApiError {
  const wire: WireRefusal = typeof body === "object" && body !== null ? body : {};
  const message = typeof wire.message === "string" ? wire.message : `HTTP ${status}`;
  const code = typeof wire.code === "number" ? wire.code : 0;
  const refusal = typeof wire.data === "object" ? wire.data : null;
  if (status >= FIRST_FAULT_STATUS || code === 0) return new ApiError({ kind: "transport", message, code, refusal });
  return new ApiError({ kind: KIND_BY_CODE[code] ?? "refused", message, code, refusal });
}
