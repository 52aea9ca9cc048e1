import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import { hideSecrets, secretSerializers } from "./hide-secrets.ts";

/** Lines are gathered this long or this much: a write for every call took as long as the call. */
const GATHER_BYTES = 4096;
const GATHER_MS = 500;

/** One JSON line an event, credentials and texts hidden. `destination` is for tests; without it, standard output. */
export function createLog(options: { level: string; destination?: DestinationStream }): Logger {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { log: (object) => hideSecrets(object) },
      // The formatter does not see what child loggers are made with; the serializers do.
      serializers: { ...secretSerializers, err: describeError },
    },
    options.destination ?? pino.destination({ sync: false, minLength: GATHER_BYTES, periodicFlush: GATHER_MS }),
  );
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
