import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

const root = mkdtempSync(join(tmpdir(), "tangleaf-folder-"));
afterAll(() => rmSync(root, { recursive: true }));

test("makes a folder and those above it, also where they are there or behind a link", () => {
  const path = join(root, "a", "b", "c");
  makeFolder(path);
  makeFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
  symlinkSync(join(root, "a"), join(root, "link"));
  makeFolder(join(root, "link", "d"));
  expect(statSync(join(root, "a", "d")).isDirectory()).toBe(true);
});

test("what cannot be a folder is refused with the system's word for it", () => {
  writeFileSync(join(root, "file"), "");
  symlinkSync(join(root, "nowhere"), join(root, "dangling"));
  symlinkSync(join(root, "loop"), join(root, "loop"));
  expect(() => makeFolder(join(root, "file"))).toThrow("EEXIST");
  expect(() => makeFolder(join(root, "file", "x"))).toThrow("EEXIST");
  expect(() => makeFolder(join(root, "dangling"))).toThrow("EEXIST");
  expect(() => makeFolder(join(root, "loop", "x"))).toThrow("ELOOP");
});
