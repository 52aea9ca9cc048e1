// Started by guard-child.mjs. Ends the processes it was told of when its stdin closes: then the script that started it has ended,
// however that happened. It has its own session, so that signals to the script's terminal or group do not reach it.
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";

const LOOK_EVERY_MS = 100;
/** A process that has not ended by then is killed. */
const PATIENCE_MS = 10_000;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.stdin.on("error", () => {});

/** @type {Map<number, {signal: NodeJS.Signals, folder?: string}>} */
const children = new Map();
const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const { pid, ended, ...how } = JSON.parse(line);
  if (ended) children.delete(pid);
  else children.set(pid, how);
});
lines.on("close", async () => {
  await Promise.all([...children].map(([pid, how]) => end(pid, how)));
  process.exit();
});

async function end(pid, { signal, folder }) {
  const last = performance.now() + PATIENCE_MS;
  for (let isThere = send(pid, signal); isThere; isThere = send(pid, performance.now() < last ? 0 : "SIGKILL")) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** @returns {boolean} whether the process is there */
function send(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
