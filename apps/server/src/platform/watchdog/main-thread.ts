import { Session } from "node:inspector";

/** What the main thread runs. */
export type MainThreadState = {
  /** Innermost function first, one line each. */
  readonly stack: string;
  /** Whether a debugger may be attached, which stops the main thread on purpose. */
  readonly isInspected: boolean;
};

const FRAMES_MAX = 30;
/** Runs between two instructions of whatever the main thread is busy with, and leaves nothing behind. The inspector gives it `require`. */
const READ_STATE = `(() => {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = ${FRAMES_MAX};
  const { stack } = new Error();
  Error.stackTraceLimit = limit;
  return { stack, isInspected: require("node:inspector").url() !== undefined };
})()`;
/** The name of the error, and the frames of READ_STATE itself. */
const OWN_LINES = 3;

/**
 * Asks the main thread what it runs, from a worker thread. It answers out of JavaScript, regular expressions included; out of native code
 * only when that returns. Null when it cannot be asked.
 */
export async function readMainThread(): Promise<MainThreadState | null> {
  const state = await evaluate<MainThreadState>(READ_STATE);
  return state === null ? null : { ...state, stack: state.stack.split("\n").slice(OWN_LINES).join("\n") };
}

/** Ends the process with an exit code, which only the main thread can do. */
export function exitInMainThread(exitCode: number): void {
  void evaluate(`process.exit(${exitCode})`);
}

/** The session exists for one expression: an open one would cost the main thread something. */
function evaluate<Value>(expression: string): Promise<Value | null> {
  return new Promise((resolve) => {
    const session = new Session();
    session.connectToMainThread();
    session.post("Runtime.evaluate", { expression, returnByValue: true, includeCommandLineAPI: true }, (error, answer) => {
      session.disconnect();
      resolve(error === null && answer.exceptionDetails === undefined ? (answer.result.value as Value) : null);
    });
  });
}
