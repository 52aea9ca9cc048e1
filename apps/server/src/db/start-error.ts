/** Why the server cannot start on its data. The text for the operator stands under the same key in messages/storage.*.ts. */
export type StartErrorReason =
  | "dataDir.unwritable"
  | "dataDir.locked"
  | "database.missing"
  | "database.unwritable"
  | "database.damaged"
  | "database.newer"
  | "database.changed"
  | "database.notMigrated"
  | "database.notUtf8"
  | "database.unreachable"
  | "database.wrongUrl";

/** `sysexits.h` EX_CONFIG: configuration or environment wrong; a restart changes nothing. */
const EXIT_CONFIG = 78;
/** `sysexits.h` EX_TEMPFAIL: try again later. */
const EXIT_TEMPFAIL = 75;

const EXIT_CODES: Readonly<Record<StartErrorReason, number>> = {
  "dataDir.unwritable": EXIT_CONFIG,
  "dataDir.locked": EXIT_TEMPFAIL,
  "database.missing": EXIT_CONFIG,
  "database.unwritable": EXIT_CONFIG,
  "database.damaged": EXIT_CONFIG,
  "database.newer": EXIT_CONFIG,
  "database.changed": EXIT_CONFIG,
  "database.notMigrated": EXIT_CONFIG,
  "database.notUtf8": EXIT_CONFIG,
  "database.unreachable": EXIT_TEMPFAIL,
  "database.wrongUrl": EXIT_CONFIG,
};

/** Thrown before anything is touched. `main.ts` prints `startErrorText` without a stack and exits with `exitCode`. */
export class StartError extends Error {
  readonly reason: StartErrorReason;
  readonly params: Readonly<Record<string, string>>;
  readonly exitCode: number;
  constructor(reason: StartErrorReason, params: Readonly<Record<string, string>>, options?: ErrorOptions) {
    super(`${reason} ${JSON.stringify(params)}`, options);
    this.name = "StartError";
    this.reason = reason;
    this.params = params;
    this.exitCode = EXIT_CODES[reason];
  }
}
