import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runAlone } from "./alone.mjs";

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), "alone-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "preparing");
}

test("what is begun at once is done one after the other, and the second says that it waits", async () => {
  const file = openFile();
  const said = [];
  const order = [];
  const first = Promise.withResolvers();
  const one = runAlone(() => first.promise.then(() => order.push("one")), { file, say: (line) => said.push(line) });
  const two = runAlone(async () => void order.push("two"), { file, say: (line) => said.push(line) });
  expect(said).toHaveLength(1);
  first.resolve();
  await Promise.all([one, two]);
  expect(order).toEqual(["one", "two"]);
  expect(existsSync(file)).toBe(false);
});

test("what failed lets go, and so does a process that was killed", async () => {
  const file = openFile();
  await expect(runAlone(() => Promise.reject(new Error("no disk")), { file })).rejects.toThrow("no disk");
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(file, String(pid));
  expect(await runAlone(async () => "done", { file, say: () => {} })).toBe("done");
});
