import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

/** Names whose values never reach a log: credentials, and everything a person wrote or had written. */
const SECRET_NAMES = [
  "authorization",
  "cookie",
  "set-cookie",
  "token",
  "ticket",
  "password",
  "apiKey",
  "prompt",
  "messages",
  "fields",
  "input",
  "text",
  "selection",
  "instruction",
];
/** Wildcards of the redactor match one level each; nothing we log nests deeper. */
const LEVELS = ["", "*.", "*.*.", "*.*.*."];

/** One JSON line an event. `destination` is for tests; without it, standard output. */
export function createLog(options: { level: string; destination?: DestinationStream }): Logger {
  const paths = LEVELS.flatMap((level) => SECRET_NAMES.map((name) => (name.includes("-") ? bracketed(level, name) : `${level}${name}`)));
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths, censor: "[hidden]" },
      serializers: { err: describeError },
    },
    options.destination ?? pino.destination({ sync: false }),
  );
}

function bracketed(level: string, name: string): string {
  return `${level.replace(/\.$/, "")}["${name}"]`;
}

/** Only what helps to find the fault: drivers hang values of the query onto their errors, and those are people's texts. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    type: error.name,
    message: error.message,
    code,
    stack: error.stack,
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}
