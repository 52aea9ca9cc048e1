/** Why data was not copied. The text for the operator stands under the same key in messages/admin.*.ts. */
export type TransferErrorReason =
  | "target.notEmpty"
  | "target.newer"
  | "server.running"
  | "backup.damaged"
  | "backup.newer"
  | "copy.differs"
  | "same.store";

/** Thrown with everything unchanged or rolled back. */
export class TransferError extends Error {
  readonly reason: TransferErrorReason;
  readonly params: Readonly<Record<string, string>>;
  constructor(reason: TransferErrorReason, params: Readonly<Record<string, string>> = {}, options?: ErrorOptions) {
    super(`${reason} ${JSON.stringify(params)}`, options);
    this.name = "TransferError";
    this.reason = reason;
    this.params = params;
  }
}
