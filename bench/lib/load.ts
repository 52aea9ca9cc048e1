import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { openDatabase } from "../../apps/server/src/db/open-database.ts";
import { type ServerProcess, startServerProcess } from "../../apps/server/src/modules/generation/testing/server-process.ts";

const SANDBOX_MAIN = fileURLToPath(new URL("../../apps/sandbox/src/main.ts", import.meta.url));
const YEAR_MS = 365 * 24 * 3_600_000;
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Folder for a CPU profile of the server, where one is wanted. */
const PROFILES = process.env["BENCH_PROFILES"];

/** A real server and a provider, each in its own process. */
export type Load = {
  readonly server: ServerProcess;
  readonly providerUrl: string;
  /** Signs in so many users with plenty of tokens and no wait. */
  people(count: number): Promise<string[]>;
  /** Sets how the provider answers under a name. */
  behave(model: string, behaviour: object): Promise<void>;
  /** Characters of all texts in the database. */
  writtenCharacters(): Promise<number>;
  /** CPU seconds used by the server, and by the provider. */
  cpuSeconds(): number;
  providerCpuSeconds(): number;
  close(): Promise<void>;
};

/** `models`: behaviours of the sandbox by name; none = what `env` says, or the built-in writer. */
export async function startLoad(models: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Load> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const provider = spawn(process.execPath, [SANDBOX_MAIN, "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const providerUrl = await firstLine(provider);
  const entries = models.map((model) => ({
    name: model,
    baseURL: providerUrl,
    model,
    maxOutput: 100_000,
    // What essays ask for is JSON by a schema, which the sandbox answers by its name.
    ...(model.startsWith("thesis-") && { quirks: { jsonMode: "schema" } }),
  }));
  const nodeArgs = PROFILES === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${PROFILES}`];
  const configured = entries.length === 0 ? "" : JSON.stringify(entries);
  const server = await startServerProcess({ DATA_DIR: dataDir, MODELS: configured, ...env }, { nodeArgs }).catch((error: unknown) => {
    provider.kill("SIGKILL");
    throw error;
  });
  return {
    server,
    providerUrl,
    async people(count) {
      const tokens: string[] = [];
      for (let n = 0; n < count; n++)
        tokens.push((await server.call<{ token: string }>("/api/auth/devlogin", { username: `person${n}` })).data.token);
      const { db, close } = await openDatabase({ dataDir });
      await db
        .updateTable("app_user")
        .set({ vip_to: Date.now() + YEAR_MS, unlimited: 1 })
        .execute();
      await close();
      return tokens;
    },
    async behave(model, behaviour) {
      await fetch(providerUrl.replace("/v1", "/control"), { method: "POST", body: JSON.stringify({ model, behaviour }) });
    },
    async writtenCharacters() {
      const { db, close } = await openDatabase({ dataDir });
      const { rows } = await sql<{ n: number }>`select sum(length(text)) as n from generation`.execute(db);
      await close();
      return rows[0]?.n ?? 0;
    },
    cpuSeconds: () => cpuSecondsOf(server.pid),
    providerCpuSeconds: () => cpuSecondsOf(provider.pid ?? 0),
    async close() {
      // Node writes a profile only where it ends by itself.
      if (PROFILES === undefined) await server.kill();
      else await server.stop();
      provider.kill("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const BARE_PIPE_MAIN = fileURLToPath(new URL("./bare-pipe.ts", import.meta.url));

/** A process that only pipes what this model of the provider says: the floor of the same run. */
export async function startBarePipe(
  providerUrl: string,
  model: string,
): Promise<{ readonly url: string; cpuSeconds(): number; close(): void }> {
  const child = spawn(process.execPath, [BARE_PIPE_MAIN, providerUrl, model], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await firstLine(child);
  return {
    url: `http://127.0.0.1:${port}`,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    close: () => void child.kill("SIGKILL"),
  };
}

/** CPU seconds used by a process. */
function cpuSecondsOf(pid: number): number {
  const [user = 0, system = 0] = (readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1] ?? "").split(" ").slice(11, 13).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

/** The request of a text that is as long as its model makes it: the control of its length holds nothing back. */
export function freeRequest(model: string): object {
  return { kind: "scene", model, input: { sceneType: "translateDoc", fields: { content: "完成了需求评审。", target: "英文" } } };
}

/** The request of a text of this length by this model. */
export function request(model: string, length: number): object {
  return {
    kind: "scene",
    model,
    input: { sceneType: "weeklyReport", fields: { job: "产品经理", summary: "完成了需求评审。", plan: "推进原型设计。", length } },
  };
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error("no output");
  const [chunk] = await once(child.stdout, "data");
  return String(chunk).trim();
}
