import type { ReasonCode } from "@tangleaf/contract";

export type ErrorDetails = {
  /** Key of the wrong field, or its JSON path in the body. */
  field?: string;
  waitSeconds?: number;
  version?: number;
  /** login.waiting only: the code has been opened on another device. */
  scanned?: boolean;
  /** Values put into the message's blanks, e.g. {label: "岗位", max: 50000}. */
  params?: Readonly<Record<string, string | number>>;
};

/**
 * The only error our code throws on purpose. `reason` decides wire code, HTTP status and the message the person reads;
 * `note` goes to the log only.
 */
export class AppError extends Error {
  readonly reason: ReasonCode;
  readonly details: ErrorDetails;
  constructor(reason: ReasonCode, details: ErrorDetails = {}, note?: string, options?: ErrorOptions) {
    super(note ?? reason, options);
    this.name = "AppError";
    this.reason = reason;
    this.details = details;
  }
}
