import type { ChildProcess } from "node:child_process";

export function guardChild(child: ChildProcess, how?: { signal?: NodeJS.Signals; folder?: string }): void;
