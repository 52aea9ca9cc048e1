import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const module = (name) => new URL(`./lib/${name}`, import.meta.url).href;

/** Runs `code` as a script until it has printed a line of JSON; its temporary files go to a folder of their own. */
async function startScript(code) {
  const folder = mkdtempSync(join(tmpdir(), "services-"));
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, TMPDIR: folder },
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const [printed] = await once(child.stdout, "data");
  return { child, folder, told: JSON.parse(String(printed)) };
}

const isOpen = (url) =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => resolve(socket.destroy() !== null));
    socket.on("error", () => resolve(false));
  });

it.skipIf(!existsSync("/usr/lib/postgresql") || !existsSync("/usr/bin/redis-server"))(
  "PostgreSQL and Redis of a script that is killed end, and their folders are gone",
  async () => {
    const { child, folder, told } = await startScript(`
      import { startPostgres, startRedis } from "${module("services.mjs")}";
      const services = [await startPostgres(), await startRedis()];
      console.log(JSON.stringify(services.map(({ url }) => url)));
    `);
    expect(await Promise.all(told.map(isOpen))).toEqual([true, true]);
    expect(readdirSync(folder)).toHaveLength(2);
    child.kill("SIGKILL");
    await expect.poll(() => Promise.all(told.map(isOpen))).toEqual([false, false]);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  },
);

it("a child that has ended is forgotten, and guarding keeps no script from ending", async () => {
  const { child, folder } = await startScript(`
    import { spawn } from "node:child_process";
    import { mkdirSync } from "node:fs";
    import { join } from "node:path";
    import { guardChild } from "${module("guard-child.mjs")}";
    const folder = join(process.env.TMPDIR, "kept");
    mkdirSync(folder);
    guardChild(spawn("sleep", ["0.1"]), { folder });
    console.log("null");
  `);
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
  expect(readdirSync(folder)).toEqual(["kept"]);
});
