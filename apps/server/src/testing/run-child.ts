import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A child process, for what shows only between processes: locks, kills, concurrent migrations. */
export type Child = {
  /** Lines printed so far. */
  readonly lines: readonly string[];
  /** Resolves with the first line that starts with `start`; rejects when the process ends without one. */
  line(start: string): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  /** Exit code, or null after a signal. */
  readonly ended: Promise<number | null>;
  /** The signal that ended it, or null after an exit. */
  readonly endSignal: Promise<NodeJS.Signals | null>;
};

/** Runs `code` (a module; import our files by URL) in a child process. */
export function runChild(code: string, options: { env?: Readonly<Record<string, string>>; uid?: number } = {}): Child {
  const child: ChildProcess = spawn(process.execPath, ["--input-type=module", "--no-warnings", "--eval", code], {
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(options.uid !== undefined && { uid: options.uid }),
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const wake = () => {
    for (const look of waiting) look();
  };
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      wake();
    });
  }
  const closed = new Promise<{ exitCode: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on("close", (exitCode, signal) => {
      isOver = true;
      wake();
      resolve({ exitCode, signal });
    });
  });
  return {
    lines,
    ended: closed.then(({ exitCode }) => exitCode),
    endSignal: closed.then(({ signal }) => signal),
    kill: (signal) => void child.kill(signal),
    line: (start) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.startsWith(start));
          if (found === undefined && !isOver) return;
          waiting.delete(look);
          if (found !== undefined) resolve(found);
          else reject(new Error(`The child ended without "${start}":\n${lines.join("\n")}`));
        };
        waiting.add(look);
        look();
      }),
  };
}
