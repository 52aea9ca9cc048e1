// A killed script cannot end the processes it has started; a helper process does.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./paths.mjs";

let guard = null;

/**
 * Ends `child` once this process has ended, however that happened, and then removes `folder`.
 * @param {import("node:child_process").ChildProcess} child
 * @param {{signal?: NodeJS.Signals, folder?: string}} [how]
 */
export function guardChild(child, { signal = "SIGTERM", folder } = {}) {
  // Spawning failed.
  if (child.pid === undefined) return;
  guard ??= startGuard();
  const tell = (line) => guard.stdin.write(`${JSON.stringify({ pid: child.pid, ...line })}\n`);
  tell({ signal, folder });
  child.once("exit", () => tell({ ended: true }));
}

function startGuard() {
  const started = spawn(process.execPath, [join(root, "scripts", "lib", "end-orphans.mjs")], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  started.unref();
  started.stdin.unref();
  started.stdin.on("error", () => {});
  return started;
}
