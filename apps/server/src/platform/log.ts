import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import { hideSecrets, secretSerializers } from "./hide-secrets.ts";
import { createLogOutput, type LogOutput } from "./log-output.ts";
import { isStorageFull } from "./storage-full.ts";

const STANDARD_OUTPUT = 1;
/** A full disk fails every call: such a line is logged this often, with the number left out. */
const FULL_LINE_EVERY_MS = 60_000;

/** One JSON line an event, credentials and texts hidden. `destination` and `now` are for tests. */
export function createLog(options: { level: string; destination?: DestinationStream; now?: () => number }): Logger {
  const mayLogFull = oncePer(FULL_LINE_EVERY_MS, options.now ?? (() => performance.now()));
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { log: (object) => hideSecrets(object) },
      // pino's formatter does not see child bindings; serializers do.
      serializers: { ...secretSerializers, err: describeError },
      hooks: {
        logMethod(line, write) {
          const [facts, words] = line;
          if (!isStorageFull(errorOf(facts))) return write.apply(this, line);
          const linesLeftOut = mayLogFull();
          if (linesLeftOut !== null) write.call(this, { ...(facts as object), linesLeftOut }, `storage is full: ${String(words)}`);
        },
      },
    },
    options.destination ?? standardOutput(),
  );
}

function errorOf(facts: unknown): unknown {
  return typeof facts === "object" && facts !== null && "err" in facts ? facts.err : undefined;
}

/** Lets one call through per `ms`: returns how many were left out before it, or null. */
function oncePer(ms: number, now: () => number): () => number | null {
  let lastAt = Number.NEGATIVE_INFINITY;
  let left = 0;
  return () => {
    const at = now();
    if (at - lastAt < ms) {
      left++;
      return null;
    }
    const before = left;
    [lastAt, left] = [at, 0];
    return before;
  };
}

let shared: LogOutput | null = null;

/** One for all loggers of the process. */
function standardOutput(): LogOutput {
  if (shared !== null) return shared;
  const output = createLogOutput(STANDARD_OUTPUT);
  process.on("exit", () => output.end());
  shared = output;
  return output;
}

/** Only type, code, message and stack: database drivers attach query values, which are people's texts. */
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
