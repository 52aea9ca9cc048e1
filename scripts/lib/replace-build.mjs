import { lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const KEPT_MS = 7 * 86_400_000;
const KEPT_MAX = 5;

/**
 * Makes `built` what `link`, a symbolic link, leads to. A server that runs on the former build keeps reading it, and open pages still
 * find its files: the five last former builds are kept for a week after they were replaced.
 * @param {{link: string, built: string, now?: number}} build
 */
export function replaceBuild({ link, built, now = Date.now() }) {
  const folder = dirname(link);
  const name = (suffix) => join(folder, `${basename(link)}-${suffix}`);
  const target = name(new Date(now).toISOString().replace(/\D/g, ""));
  mkdirSync(folder, { recursive: true });
  const before = lstatSync(link, { throwIfNoEntry: false });
  // Builds were plain folders once.
  if (before?.isDirectory()) renameSync(link, name("former"));
  if (before?.isSymbolicLink()) markReplaced(link, now);
  renameSync(built, target);
  const fresh = name("link");
  rmSync(fresh, { force: true });
  symlinkSync(basename(target), fresh, "junction");
  renameSync(fresh, link);
  removeFormer({ link, target, now });
}

function markReplaced(link, now) {
  try {
    const former = realpathSync(link);
    utimesSync(former, new Date(now), new Date(now));
  } catch {
    // It leads nowhere: the build was removed by hand.
  }
}

function removeFormer({ link, target, now }) {
  const former = readdirSync(dirname(link))
    .filter((entry) => entry.startsWith(`${basename(link)}-`))
    .map((entry) => join(dirname(link), entry))
    .filter((path) => path !== target)
    .map((path) => ({ path, replacedAt: lstatSync(path).mtimeMs }))
    .sort((a, b) => b.replacedAt - a.replacedAt);
  for (const [at, { path, replacedAt }] of former.entries()) {
    if (at >= KEPT_MAX || now - replacedAt > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}
