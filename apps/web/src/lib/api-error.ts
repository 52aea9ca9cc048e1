import type { Refusal } from "@tangleaf/contract";
import { reachMessages as m } from "#messages/reach.ts";

/** What a refusal says; `scanned` comes with a waiting sign-in code that another device has opened. */
type Details = Partial<Refusal> & { scanned?: boolean };

/** Why no answer of ours came: no network, no server, not in time, or a fault of it. */
export type Reach = "offline" | "silent" | "slow" | "fault";

/** `transport`: no answer of ours came. */
export type ApiErrorKind = "session" | "vip" | "balance" | "refused" | "transport";

const KIND_BY_CODE: Readonly<Record<number, ApiErrorKind>> = { 99: "session", 97: "vip", 81: "balance" };
const FIRST_FAULT_STATUS = 500;

/** What a call throws. `message` is meant for the person: the server's, or the page's own where none of it came. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly code: number;
  readonly reason: string | null;
  readonly field: string | null;
  readonly waitSeconds: number | null;
  readonly scanned: boolean;
  /** null where the server has answered. */
  readonly reach: Reach | null;

  constructor(parts: { kind: ApiErrorKind; message: string; code?: number; refusal?: Details | null; reach?: Reach }) {
    super(parts.message);
    this.name = "ApiError";
    this.kind = parts.kind;
    this.code = parts.code ?? 0;
    this.reason = parts.refusal?.reason ?? null;
    this.field = parts.refusal?.field ?? null;
    this.waitSeconds = parts.refusal?.waitSeconds ?? null;
    this.scanned = parts.refusal?.scanned === true;
    this.reach = parts.reach ?? null;
  }
}

/** The content check stopped a text: whoever thinks it was wrong can appeal. */
export function isBlocked({ reason }: Pick<ApiError, "reason">): boolean {
  return reason === "content.blocked";
}

type WireRefusal = { code?: unknown; message?: unknown; data?: Details | null };

/** Makes the error of a call that got no answer. */
export function unreached(error: unknown): ApiError {
  const reach = !isOnline() ? "offline" : isTimeout(error) ? "slow" : "silent";
  return new ApiError({ kind: "transport", message: m[reach], reach });
}

/** What the browser knows: false for certain, true as far as it can see. */
export function isOnline(): boolean {
  return navigator.onLine !== false;
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** Why a call came to nothing, in words: the server's, or that no answer came; else what the place says of it. */
export function failureText(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message !== "" ? error.message : otherwise;
}

/** Makes the error of an answer that is not a success. */
export function toApiError({ status, body }: { status: number; body: unknown }): ApiError {
  const wire: WireRefusal = typeof body === "object" && body !== null ? body : {};
  const message = typeof wire.message === "string" ? wire.message : m.fault(status);
  const code = typeof wire.code === "number" ? wire.code : 0;
  const refusal = typeof wire.data === "object" ? wire.data : null;
  if (status >= FIRST_FAULT_STATUS || code === 0) return new ApiError({ kind: "transport", message, code, refusal, reach: "fault" });
  return new ApiError({ kind: KIND_BY_CODE[code] ?? "refused", message, code, refusal });
}
