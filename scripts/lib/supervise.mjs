export const FIRST_DELAY_MS = 1000;
export const MAX_DELAY_MS = 60_000;
/** A server that has been ready for so long is started again after the first delay. */
const STEADY_MS = 300_000;

/** Exit codes after which a start would end the same way: wrong use, a database or folder that cannot be had, wrong configuration. */
export const FINAL_EXIT_CODES = [64, 75, 78];

/**
 * Starts a server, and starts it again when it ends unexpectedly, after delays that double from 1 s to 60 s. A server that ends before
 * it has been ready once, with 0, with one of FINAL_EXIT_CODES or after `stop` is not started again.
 * @param {{
 *   start: () => import("node:child_process").ChildProcess,
 *   onEnd: (exitCode: number) => void,
 *   print?: (line: string) => void,
 * }} options `start` gives a process that sends "ready"; `onEnd` is called once, when no other start follows
 * @returns {{stop: (signal: NodeJS.Signals) => void}} `stop` passes the signal on
 */
export function supervise({ start, onEnd, print = console.error }) {
  let delayMs = FIRST_DELAY_MS;
  let hasBeenReady = false;
  let isStopping = false;
  let server = null;
  let timer = null;

  const run = () => {
    timer = null;
    let readyAt = null;
    server = start();
    server.on("message", (message) => {
      if (message !== "ready") return;
      hasBeenReady = true;
      readyAt = performance.now();
    });
    const end = (exitCode, cause) => {
      if (isStopping || !hasBeenReady || exitCode === 0 || FINAL_EXIT_CODES.includes(exitCode)) return onEnd(exitCode ?? 1);
      if (readyAt !== null && performance.now() - readyAt >= STEADY_MS) delayMs = FIRST_DELAY_MS;
      print(`The server ended (${cause}) and is started again in ${delayMs / 1000} s.`);
      timer = setTimeout(run, delayMs);
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
    };
    server.on("exit", (exitCode, signal) => end(exitCode, signal ?? exitCode));
    server.on("error", (error) => {
      if (!hasBeenReady) throw error;
      // Without a number there is no process, and no exit: the machine had no room for one.
      if (server.pid === undefined) end(null, error.message);
    });
  };
  run();

  return {
    stop(signal) {
      isStopping = true;
      if (timer === null) return void server.kill(signal);
      clearTimeout(timer);
      onEnd(0);
    },
  };
}
