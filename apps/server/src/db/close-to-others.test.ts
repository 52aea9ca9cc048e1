import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { closeToOthers } from "./close-to-others.ts";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("a folder that others could read is closed to them with its files, once", () => {
  const folder = mkdtempSync(join(tmpdir(), "close-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "tangleaf.db");
  writeFileSync(file, "words", { mode: 0o644 });
  expect(closeToOthers(folder)).toBe(true);
  expect([modeOf(folder), modeOf(file)]).toEqual(["700", "600"]);
  expect(closeToOthers(folder)).toBe(false);
});
