import { spawn } from "node:child_process";
import { guardChild } from "./guard-child.mjs";

/**
 * Keeps `count` cores busy until `stop` is called or this process ends.
 * @param {number} count
 */
export function startBusyLoops(count) {
  const children = Array.from({ length: count }, () => spawn(process.execPath, ["--eval", "for (;;);"], { stdio: "ignore" }));
  for (const child of children) guardChild(child, { signal: "SIGKILL" });
  return {
    stop: () => {
      for (const child of children) child.kill("SIGKILL");
    },
  };
}
