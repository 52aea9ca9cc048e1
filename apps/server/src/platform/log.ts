import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import { hideSecrets, secretSerializers } from "./hide-secrets.ts";
import { createLogOutput, type LogOutput } from "./log-output.ts";

const STANDARD_OUTPUT = 1;

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
    options.destination ?? standardOutput(),
  );
}

let shared: LogOutput | null = null;

/** One for all logs of the process. */
function standardOutput(): LogOutput {
  if (shared !== null) return shared;
  const output = createLogOutput(STANDARD_OUTPUT);
  process.on("exit", () => output.end());
  shared = output;
  return output;
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
