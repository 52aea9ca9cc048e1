// Private PostgreSQL and Redis for the tests: on free ports, in folders of their own, never the machine's. Both end with the
// script that started them, also where it is killed.
import { execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { guardChild } from "./guard-child.mjs";

const READY_TRIES = 1200;
const READY_PAUSE_MS = 100;

/** As apps/server/src/testing/free-port.ts, for the older Node this may run on: below the ephemeral range, so that a free port stays free. */
const [FIRST_PORT, PORTS_END] = [20_000, 32_000];

const freePort = () =>
  new Promise((resolve) => {
    const port = randomInt(FIRST_PORT, PORTS_END);
    const server = createServer();
    server.once("error", () => resolve(freePort()));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(port)));
  });

const onPath = (name) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

function postgresHome() {
  const base = "/usr/lib/postgresql";
  if (existsSync(base)) {
    const newest = readdirSync(base).sort((a, b) => Number(b) - Number(a))[0];
    if (newest && existsSync(join(base, newest, "bin", "initdb"))) return join(base, newest, "bin");
  }
  const initdb = onPath("initdb");
  return initdb ? join(initdb, "..") : null;
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function serviceUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // try the next name
    }
  }
  return {};
}

async function waitForPort(port) {
  for (let i = 0; i < READY_TRIES; i += 1) {
    const open = await new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.destroy();
        resolve(true);
      });
      socket.on("error", () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, READY_PAUSE_MS));
  }
  throw new Error(`nothing listens on port ${port}`);
}

/**
 * `durable`: what is committed is on the disk, as where it serves people; tests can do without.
 * @returns {Promise<{url: string, stop: () => void} | null>} null where PostgreSQL is not installed
 */
export async function startPostgres({ durable = false } = {}) {
  const home = postgresHome();
  if (!home) return null;
  const user = serviceUser();
  const folder = mkdtempSync(join(tmpdir(), "tangleaf-pg-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  execFileSync(join(home, "initdb"), ["-D", data, "-U", "tangleaf", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    stdio: "ignore",
    cwd: folder,
    ...user,
  });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=200",
    "logging_collector=off",
    // Machine crashes are not tested: kill -9 hits our processes, and a test's database is temporary.
    ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ];
  const child = spawn(join(home, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
    stdio: "ignore",
    cwd: folder,
    ...user,
  });
  // On SIGTERM it would wait for its clients to disconnect.
  guardChild(child, { signal: "SIGINT", folder });
  await waitForPort(port);
  return {
    url: `postgres://tangleaf@127.0.0.1:${port}/postgres`,
    stop: () => {
      child.kill("SIGINT");
      child.on("exit", () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

/** @returns {Promise<{url: string, stop: () => void} | null>} null where Redis is not installed */
export async function startRedis() {
  const server = onPath("redis-server") ?? (existsSync("/usr/bin/redis-server") ? "/usr/bin/redis-server" : null);
  if (!server) return null;
  const folder = mkdtempSync(join(tmpdir(), "tangleaf-redis-"));
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const child = spawn(server, args, { stdio: "ignore" });
  guardChild(child, { folder });
  await waitForPort(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => {
      child.kill("SIGTERM");
      child.on("exit", () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}
