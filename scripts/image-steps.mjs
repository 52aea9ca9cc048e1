// npm run image: the Dockerfile's steps in an empty folder, on this machine's Node, for where there is no engine to build with.
// What an image has and a folder has not: another system, another user, and paths of its own. Those are put below the folder.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { root } from "./lib/paths.mjs";
import { readDockerfile } from "./lib/read-dockerfile.mjs";

const READY_MS = 60_000;
const STOP_MS = 15_000;
const ASK_EVERY_MS = 200;

const { env: own } = await bootstrap();
const read = (/** @type {string} */ name) => readFileSync(join(root, name), "utf8");
/** This machine's way to the registry, but no setting of the product: those are the image's. */
const settings = new Set([...read(".env.example").matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, key]) => key));
const outside = Object.fromEntries(Object.entries(own).filter(([key]) => !settings.has(key)));
const home = mkdtempSync(join(tmpdir(), "image-"));
const port = String(20_000 + (process.pid % 20_000));
/** Absolute paths of an image, below the folder of its stage. @param {string} text @param {string} stage */
const below = (text, stage) => text.replace(/(?<=^|[\s="'])\/(app|data)(?=$|[/\s"'])/g, (_, name) => join(home, stage, name));

/** @param {string} command @param {string} cwd @param {NodeJS.ProcessEnv} env */
async function run(command, cwd, env) {
  const child = spawn("sh", ["-c", command], { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`ended with ${code}: ${command}`);
}

async function build() {
  let stage = "";
  let cwd = "";
  let env = {};
  let last = { command: /** @type {string[]} */ ([]), check: /** @type {string[]} */ ([]) };
  for (const { name, words, text } of readDockerfile(read("Dockerfile"))) {
    console.log(`${name} ${text}`);
    if (name === "FROM") {
      stage = words[2] ?? "image";
      env = { ...outside };
    } else if (name === "WORKDIR") {
      cwd = below(text, stage);
      mkdirSync(cwd, { recursive: true });
    } else if (name === "ENV") Object.assign(env, Object.fromEntries(words.map((pair) => below(pair, stage).split("="))));
    else if (name === "COPY") copy(words, cwd);
    // Nobody here is called `node`.
    else if (name === "RUN") await run(below(text, stage).replace("-o node -g node ", ""), cwd, env);
    else if (name === "HEALTHCHECK") last = { ...last, check: JSON.parse(text.slice(text.indexOf("["))) };
    else if (name === "CMD") last = { ...last, command: JSON.parse(text) };
  }
  return { ...last, cwd, env: { ...env, PORT: port, HOST: "127.0.0.1" } };
}

/** Folders are copied whole, as in the image, but for what `.dockerignore` leaves out. @param {readonly string[]} words @param {string} cwd */
function copy(words, cwd) {
  const from = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const paths = words.filter((word) => !word.startsWith("--"));
  const target = join(cwd, paths.at(-1) ?? ".");
  for (const source of paths.slice(0, -1)) {
    const path = from === undefined ? join(root, source) : below(source, from);
    const isFolder = paths.length === 2 && !(paths.at(-1) ?? "").endsWith("/");
    const to = isFolder ? target : join(target, path.slice(dirname(path).length + 1));
    cpSync(path, to, { recursive: true, verbatimSymlinks: true, filter: (one) => from !== undefined || !IGNORED.test(one) });
  }
}
/** What `.dockerignore` says, whose patterns begin at the root where nothing else is said. */
const IGNORED = new RegExp(
  read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.replaceAll(".", "\\."))
    .map((line) => (line.startsWith("**/") ? `/${line.slice(3)}$` : `^${root}/${line}$`))
    .join("|"),
);

/** @type {import("node:child_process").ChildProcess | null} */
let server = null;
try {
  const { command, check, cwd, env } = await build();
  const [program = "", ...args] = command;
  server = spawn(program, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
  const ended = once(server, "exit");
  const begun = Date.now();
  const isHealthy = async () => (await once(spawn(check[0] ?? "", check.slice(1), { cwd, env, stdio: "ignore" }), "exit"))[0] === 0;
  while (!(await isHealthy())) {
    if (server.exitCode !== null || Date.now() - begun > READY_MS) throw new Error("the image's health check never passed");
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  console.log(`healthy after ${Date.now() - begun} ms`);
  server.kill("SIGTERM");
  const [code] = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, STOP_MS, ["nothing in time"]))]);
  if (code !== 0) throw new Error(`SIGTERM ended it with ${code}`);
  console.log("ended with 0 on SIGTERM");
} finally {
  server?.kill("SIGKILL");
  rmSync(home, { recursive: true, force: true });
}
process.exit(0);
