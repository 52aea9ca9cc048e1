import { spawn } from "node:child_process";
import { guardChild } from "./guard-child.mjs";
import { root } from "./paths.mjs";

/**
 * Runs a command in the project's root with its output shown; rejects when it fails. A guarded one ends with this process.
 * @param {string} command @param {readonly string[]} args
 * @param {{env?: NodeJS.ProcessEnv, quiet?: boolean, guarded?: boolean}} [options]
 * @returns {Promise<string>} what it printed, when quiet
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: options.env ?? process.env,
      stdio: options.quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32" && !command.endsWith(".exe"),
    });
    if (options.guarded) guardChild(child);
    let output = "";
    child.stdout?.setEncoding("utf8");
    child.stderr?.setEncoding("utf8");
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      if (code === 0) resolve(output);
      else reject(Object.assign(new Error(`${command} ${args.join(" ")} ended with ${signal ?? code}`), { output, code }));
    });
  });
}
