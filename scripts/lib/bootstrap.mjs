// Written for Node 20, because it runs before the required version is installed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { runAlone } from "./alone.mjs";
import { root, runtimeDir } from "./paths.mjs";
import { run } from "./run.mjs";

const NODE_VERSION = "24.21.0";
const NPM_VERSION = "11.19.1";
/** First Node with everything the server uses (argon2id in node:crypto, type stripping without a flag). */
const NODE_FLOOR = [24, 7];

const isNodeNewEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1]);
};

const NPM_QUIET_MS = 20_000;

/** Among what only checks and tests need: where it is installed, all of that is. */
const A_TOOL = join(root, "node_modules", "vitest", "package.json");

const npmOnPath = () => (process.platform === "win32" ? "npm.cmd" : "npm");

/** Name of the npm package that carries a Node binary for this machine. */
const nodePackage = () => {
  const platform = process.platform === "win32" ? "win" : process.platform;
  return `node-${platform}-${process.arch}`;
};

/** Node ≥ the floor: the running one, or one installed from the npm registry into `.runtime/`. */
export async function ensureNode() {
  if (isNodeNewEnough()) return { node: process.execPath, npm: [npmOnPath()] };
  const name = nodePackage();
  const home = join(runtimeDir, "node_modules", name);
  const node = process.platform === "win32" ? join(home, "bin", "node.exe") : join(home, "bin", "node");
  const npmCli = join(runtimeDir, "node_modules", "npm", "bin", "npm-cli.js");
  const wanted = `${name}@${NODE_VERSION} npm@${NPM_VERSION}`;
  const stamp = join(runtimeDir, "stamp");
  const isInstalled = () => existsSync(node) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  const installNode = async () => {
    if (isInstalled()) return;
    console.log(`Node ${process.versions.node} is older than ${NODE_FLOOR.join(".")}: installing Node ${NODE_VERSION} into .runtime/ …`);
    mkdirSync(runtimeDir, { recursive: true });
    writeFileSync(join(runtimeDir, "package.json"), '{ "private": true }\n');
    const flags = ["--prefix", runtimeDir, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    await runNpm([npmOnPath(), "install", ...flags, `${name}@${NODE_VERSION}`, `npm@${NPM_VERSION}`]);
    writeFileSync(stamp, wanted);
  };
  if (!isInstalled()) await runAlone(installNode);
  return { node, npm: [node, npmCli] };
}

/** Tells after a while where to look: npm waits minutes for a proxy or a registry that does not answer, without a word. */
async function runNpm([command, ...args], options) {
  const timer = setTimeout(() => {
    console.log("npm is still at work. Where nothing comes, look at its proxy and registry: npm config get proxy, npm config get registry");
  }, NPM_QUIET_MS);
  try {
    await run(command, args, options);
  } finally {
    clearTimeout(timer);
  }
}

/** Changes when the lockfile or any workspace's manifest changes. */
function dependencyStamp() {
  const hash = createHash("sha256").update(process.platform + process.arch);
  const manifests = ["package.json", "package-lock.json"];
  for (const folder of ["packages", "apps"]) {
    for (const name of readdirSync(join(root, folder)).sort()) manifests.push(join(folder, name, "package.json"));
  }
  for (const file of manifests) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/**
 * Installs what the lockfile says, once. `npm start` takes nothing away from who tests: tools that are installed stay.
 * @param {readonly string[]} npm @param {NodeJS.ProcessEnv} env @param {boolean} withTools
 */
async function ensureDependencies(npm, env, withTools) {
  const modules = join(root, "node_modules");
  const stampFile = join(modules, ".tangleaf-stamp");
  const stamp = dependencyStamp();
  const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp && (existsSync(A_TOOL) || !withTools);
  if (!isInstalled()) await runAlone(async () => isInstalled() || install({ npm, env, withTools, stamp, stampFile }));
}

async function install({ npm, env, withTools, stamp, stampFile }) {
  const hasTools = existsSync(A_TOOL);
  console.log("Installing dependencies …");
  // One that breaks off is begun again.
  rmSync(stampFile, { force: true });
  // Not `npm ci`: it refuses a lockfile where the registry lacks an optional package of another platform.
  const flags = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error", ...(withTools || hasTools ? [] : ["--omit=dev"])];
  await runNpm([...npm, "install", ...flags], { env });
  writeFileSync(stampFile, stamp);
}

/**
 * Prepares the machine for any script: the right Node, the locked dependencies. `withTools`: also what only checks, tests and
 * benches need, a third of it all.
 * @param {{withTools?: boolean}} [options]
 * @returns {Promise<{node: string, env: NodeJS.ProcessEnv, bin: (name: string) => string}>} the Node to run things on and the environment that finds it first
 */
export async function bootstrap({ withTools = false } = {}) {
  const { node, npm } = await ensureNode();
  const path = [dirname(node), join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  const env = { ...process.env, PATH: path };
  await ensureDependencies(npm, env, withTools);
  return { node, env, bin: (name) => join(root, "node_modules", ".bin", name) };
}
