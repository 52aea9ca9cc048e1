import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeMemoryFolder } from "./lib/memory-folder.mjs";

const SHARED_MEMORY = "/dev/shm";
/** Above what a system gives its processes. */
const NO_PID = 2 ** 30;

it("a folder in memory is of this run alone, and what a killed run left is removed", () => {
  const left = join(SHARED_MEMORY, `tangleaf-tests-${NO_PID}-left`);
  const hasMemory = existsSync(SHARED_MEMORY);
  if (hasMemory) mkdirSync(left);
  const folders = [makeMemoryFolder(), makeMemoryFolder()];
  expect(existsSync(left)).toBe(false);
  for (const folder of folders) {
    if (folder === null) continue;
    expect(existsSync(folder)).toBe(true);
    rmSync(folder, { recursive: true });
  }
  if (hasMemory) expect(folders[0] === folders[1] && folders[0] !== null).toBe(false);
});
