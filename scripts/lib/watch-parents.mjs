// npm runs a script through a shell. If npm or the shell is killed, the script is not told, so it has to check.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./paths.mjs";

const LOOK_EVERY_MS = 500;

/**
 * Calls `onGone` once npm, or the shell it uses, is gone. Only these two: what started npm may end earlier, and a script started
 * without npm has no parent to follow.
 * @param {"start" | "dev" | "test" | "abuse"} verb @param {() => void} onGone
 */
export function watchParents(verb, onGone) {
  const { npm_lifecycle_event: script, npm_package_json: manifest = join(root, "package.json") } = process.env;
  // Both are inherited: a script started by another npm script is not npm's own child.
  if (script !== verb || manifest !== join(root, "package.json")) return;
  const parent = process.ppid;
  // A shell's command line contains the script's name; npm's does not.
  const npm = argumentsOf(parent).includes(basename(process.argv[1] ?? "")) ? parentOf(parent) : null;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || parentOf(parent) === npm)) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** @param {number} pid @returns {number | null} null where it cannot be told */
function parentOf(pid) {
  const text = ask(pid, "stat", "ppid=");
  // The second field is the process name in brackets, which may contain anything; the fourth is the parent.
  const ppid = process.platform === "linux" ? text.slice(text.lastIndexOf(")") + 2).split(" ")[1] : text;
  return Number(ppid) || null;
}

/** @param {number} pid */
function argumentsOf(pid) {
  return ask(pid, "cmdline", "args=");
}

/** What the system says of a process; empty where it says nothing. @param {number} pid @param {string} file @param {string} column */
function ask(pid, file, column) {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/${file}`, "utf8");
    return execFileSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}
