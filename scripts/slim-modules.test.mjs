import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { root } from "./lib/paths.mjs";
import { isSlim, SERIF_WEIGHTS, slimModules } from "./lib/slim-modules.mjs";

let modules;
beforeEach(() => {
  modules = mkdtempSync(join(tmpdir(), "modules-"));
});
afterEach(() => rmSync(modules, { recursive: true, force: true }));

function put(...paths) {
  for (const path of paths) {
    mkdirSync(dirname(join(modules, path)), { recursive: true });
    writeFileSync(join(modules, path), "");
  }
}
const left = (...paths) => paths.filter((path) => existsSync(join(modules, path)));

it("removes what nothing is built or served with, and leaves the rest", () => {
  const here = `better-sqlite3/prebuilds/${process.platform}-${process.arch}.node`;
  const kept = [
    "docx/dist/index.mjs",
    "echarts/core.js",
    "@fontsource/noto-serif-sc/files/noto-serif-sc-4-600-normal.woff2",
    here,
    "a/index.js",
  ];
  const gone = [
    "typescript/lib/typescript.js",
    "echarts/dist/echarts.js",
    "docx/dist/index.cjs",
    "docx/dist/index.umd.cjs",
    "@fontsource/noto-serif-sc/files/noto-serif-sc-4-900-normal.woff2",
    "better-sqlite3/deps/sqlite3/sqlite3.c",
    "better-sqlite3/prebuilds/aix-ppc64.node",
    "a/index.js.map",
    "a/node_modules/b/index.d.cts",
  ];
  put(...kept, ...gone);
  expect(isSlim(modules)).toBe(false);
  slimModules(modules);
  expect(left(...kept, ...gone)).toEqual(kept);
  expect(isSlim(modules)).toBe(true);
});

it("leaves our own packages alone, which are links", () => {
  const own = mkdtempSync(join(tmpdir(), "own-"));
  writeFileSync(join(own, "types.d.ts"), "");
  symlinkSync(own, join(modules, "own"));
  slimModules(modules);
  expect(existsSync(join(own, "types.d.ts"))).toBe(true);
  rmSync(own, { recursive: true });
});

it("keeps every weight of the serif that pages are set in", () => {
  const faces = readFileSync(join(root, "apps/web/src/app/styles/zh/faces.ts"), "utf8");
  const weights = [...faces.matchAll(/noto-serif-sc\/(\d+)\.css/g)].map(([, weight]) => weight);
  expect(weights).toEqual(SERIF_WEIGHTS);
});
