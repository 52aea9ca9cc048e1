import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { replaceBuild } from "./replace-build.mjs";

const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2026, 10, 29);

function openFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "builds-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const link = join(folder, "zh");
  let count = 0;
  const build = (now) => {
    const built = join(folder, `.work-${++count}`);
    mkdirSync(built);
    writeFileSync(join(built, "number"), String(count));
    replaceBuild({ link, built, now });
    return realpathSync(link);
  };
  return { folder, link, build, read: () => readFileSync(join(link, "number"), "utf8") };
}

test("a server on the former build keeps reading it while another takes its place", () => {
  const { build, read } = openFolder();
  const former = build(START_MS);
  build(START_MS + 1000);
  expect(readFileSync(join(former, "number"), "utf8")).toBe("1");
  expect(read()).toBe("2");
});

test("a build goes a week after it was replaced, however old it is", () => {
  const { build } = openFolder();
  const old = build(START_MS);
  const later = build(START_MS + 30 * DAY_MS);
  expect(existsSync(old)).toBe(true);
  build(START_MS + 36 * DAY_MS);
  expect(existsSync(old)).toBe(true);
  build(START_MS + 38 * DAY_MS);
  expect([existsSync(old), existsSync(later)]).toEqual([false, true]);
});

test("no more than five former builds are kept", () => {
  const { folder, build } = openFolder();
  for (let n = 0; n < 9; n++) build(START_MS + n * 1000);
  expect(readdirSync(folder).filter((name) => name.startsWith("zh-"))).toHaveLength(6);
});

test("a plain folder of an earlier version becomes a former build", () => {
  const { folder, link, build, read } = openFolder();
  mkdirSync(link);
  writeFileSync(join(link, "number"), "0");
  build(Date.now());
  expect(read()).toBe("1");
  expect(readFileSync(join(folder, "zh-former", "number"), "utf8")).toBe("0");
});
