import { write, writeSync } from "node:fs";

/** Lines are buffered up to this time and size: one write per call took as long as the call. */
const GATHER_UNITS = 4096;
const GATHER_MS = 500;
/** Lines that cannot be written are kept up to this many bytes; later ones are dropped. */
const WAITING_MAX_UNITS = 4_194_304;
/** Pause before a full pipe is tried again, and the number of tries at exit. */
const RETRY_MS = 50;
const EXIT_RETRIES = 10;
const NOTHING = Buffer.alloc(0);

export type LogOutput = {
  write(line: string): void;
  /** Writes the rest before the process ends; gives up rather than block. */
  end(): void;
};

/**
 * Log lines on their way to a file descriptor. A closed terminal, a full disk or a slow reader costs lines, never the
 * process, its memory or its exit code.
 */
export function createLogOutput(fd: number): LogOutput {
  let waiting = "";
  let lost = 0;
  /** Taken from `waiting` and not written yet; `isUnderWay` while a write call is pending. */
  let sending: Buffer = NOTHING;
  let isUnderWay = false;
  let isScheduled = false;

  function schedule(ms: number): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      send();
    }, ms).unref();
  }

  function takeWaiting(): Buffer {
    const note = lost === 0 ? "" : `{"level":40,"lost":${lost},"msg":"nobody took the log: lines are lost"}\n`;
    const bytes = Buffer.from(waiting + note);
    waiting = "";
    lost = 0;
    return bytes;
  }

  function send(): void {
    if (isUnderWay) return;
    if (sending.length === 0) sending = takeWaiting();
    if (sending.length === 0) return;
    isUnderWay = true;
    write(fd, sending, (error, written) => {
      isUnderWay = false;
      if (isBusy(error)) return schedule(RETRY_MS);
      sending = error === null ? sending.subarray(written) : NOTHING;
      if (sending.length > 0 || waiting.length >= GATHER_UNITS) send();
      else if (waiting !== "") schedule(GATHER_MS);
    });
  }

  return {
    write(line) {
      if (waiting.length >= WAITING_MAX_UNITS) {
        lost += 1;
        return;
      }
      waiting += line;
      if (waiting.length >= GATHER_UNITS && sending.length === 0) send();
      else schedule(GATHER_MS);
    },
    end() {
      // The pending write is completed by the operating system, before or after these lines.
      let left = Buffer.concat([isUnderWay ? NOTHING : sending, takeWaiting()]);
      sending = NOTHING;
      for (let retries = 0; left.length > 0 && retries < EXIT_RETRIES; ) {
        try {
          left = left.subarray(writeSync(fd, left));
        } catch (error) {
          if (!isBusy(error)) return;
          retries += 1;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, RETRY_MS);
        }
      }
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EAGAIN" || error.code === "EBUSY");
}
