// Run by itself in the Dockerfile: node scripts/lib/slim-modules.mjs
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./paths.mjs";

/** Weights of the Chinese serif that pages are set in; its package brings eight. */
export const SERIF_WEIGHTS = ["400", "600"];

/** Says of an installation that something is missing which types, tests and editors want. */
const MARK = ".tangleaf-slim";

/** Types and maps of scripts: read by compilers and debuggers. */
const FOR_TOOLS = /\.(?:map|d\.[cm]?ts)$/;

/** @type {readonly {folder: string, isUnused: (name: string) => boolean}[]} */
const UNUSED = [
  // Peers of the page's build that it works without.
  { folder: "", isUnused: (name) => name === "typescript" },
  // Everything in one file, in several forms; pages and pictures are built from its parts.
  { folder: "echarts", isUnused: (name) => name === "dist" },
  // For `require` and for pages without a build; here it is imported.
  { folder: "docx/dist", isUnused: (name) => /\.(?:cjs|iife\.js)$/.test(name) },
  { folder: "@fontsource/noto-serif-sc/files", isUnused: (name) => !SERIF_WEIGHTS.some((weight) => name.includes(`-${weight}-`)) },
  // SQLite's source, and its binaries for other machines.
  { folder: "better-sqlite3", isUnused: (name) => name === "deps" },
  {
    folder: "better-sqlite3/prebuilds",
    isUnused: (name) => !(name.startsWith(process.platform) && name.endsWith(`-${process.arch}.node`)),
  },
];

/** Whether `slimModules` was here. @param {string} modules */
export const isSlim = (modules) => existsSync(join(modules, MARK));

/**
 * Removes from a `node_modules` what packages bring along and nothing here is built or served with: npm installs a package whole
 * or not at all. What checks and tests need more is not there any more, so they install anew.
 * @param {string} modules
 */
export function slimModules(modules) {
  for (const { folder, isUnused } of UNUSED) {
    const path = join(modules, folder);
    if (!existsSync(path)) continue;
    for (const name of readdirSync(path)) if (isUnused(name)) rmSync(join(path, name), { recursive: true, force: true });
  }
  removeFilesForTools(modules);
  writeFileSync(join(modules, MARK), "");
}

/** Our own packages are links here, and stay. @param {string} folder */
function removeFilesForTools(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeFilesForTools(path);
    else if (entry.isFile() && FOR_TOOLS.test(entry.name)) rmSync(path);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) slimModules(join(root, "node_modules"));
