// Written for Node 20, because it runs before the required version is installed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runtimeDir } from "./paths.mjs";

const LOOK_EVERY_MS = 500;

/**
 * Runs `work` while no other process runs any: two commands begun at once in one folder would install and build into each other.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{file?: string, say?: (line: string) => void}} [options]
 * @returns {Promise<T>}
 */
export async function runAlone(work, { file = join(runtimeDir, "preparing"), say = console.log } = {}) {
  mkdirSync(join(file, ".."), { recursive: true });
  for (let hasSaid = false; !take(file); hasSaid = true) {
    if (!hasSaid) say("Another command is installing or building in this folder; waiting for it …");
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Whether the file is this process's now. One whose process is gone is taken away first. */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isRunning(readHolder(file))) rmSync(file, { force: true });
    return false;
  }
}

/** The process that holds the file; null where it has just let go, or is about to write its number. */
function readHolder(file) {
  try {
    return Number(readFileSync(file, "utf8")) || null;
  } catch {
    return null;
  }
}

function isRunning(pid) {
  if (pid === null) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
