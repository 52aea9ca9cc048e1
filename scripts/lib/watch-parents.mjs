// A verb is run by npm, through a shell. Killed, they leave their children behind without a word: the verb has to look.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./paths.mjs";

const LOOK_EVERY_MS = 500;

/**
 * Calls `onGone` once npm, or the shell it uses, is gone. Looks at nothing else: whoever started npm may well leave, and a
 * script that was started without npm may be left by anybody.
 * @param {"start" | "dev" | "test" | "abuse"} verb @param {() => void} onGone
 */
export function watchParents(verb, onGone) {
  const { npm_lifecycle_event: script, npm_package_json: manifest = join(root, "package.json") } = process.env;
  // Both are inherited: what another verb or another package's script started is not npm's own child.
  if (script !== verb || manifest !== join(root, "package.json")) return;
  const parent = process.ppid;
  // A shell's own command line names the script; npm's does not.
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
  // The second field is a name in brackets, which may hold anything; the fourth is the parent.
  const ppid = process.platform === "linux" ? text.slice(text.lastIndexOf(")") + 2).split(" ")[1] : text;
  return Number(ppid) || null;
}

/** @param {number} pid */
function argumentsOf(pid) {
  return ask(pid, "cmdline", "args=");
}

/** What the system knows of a process; empty where it says nothing. @param {number} pid @param {string} file @param {string} column */
function ask(pid, file, column) {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/${file}`, "utf8");
    return execFileSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}
