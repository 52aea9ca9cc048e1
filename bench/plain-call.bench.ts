/**
 * Plain calls compared with the bare framework with the same validation and answer (budget: at least half its rate). Each
 * server has its own process; the measure is CPU time per call, which other load on the machine does not change.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { api } from "@tangleaf/contract";
import Fastify from "fastify";
import { Pool } from "undici";
import { createLog } from "../apps/server/src/platform/log.ts";
import { createTestApp } from "../apps/server/src/testing/test-app.ts";
import { reportFigure } from "./lib/report-figure.ts";

const SELF = fileURLToPath(import.meta.url);
const ROUNDS = 4;
const ROUND_MS = 2500;
const CONNECTIONS = 32;
const BUDGET = 0.5;
const US_PER_SECOND = 1e6;

const SCENE = { path: api.scene.get.path, body: JSON.stringify({ sceneType: "weeklyReport" }) };
const USER = { path: api.user.info.path, body: "{}" };

type Ready = { port: number; token: string };
type Figure = { usPerCall: number; callsPerSecond: number };

async function serveApp(): Promise<Ready> {
  const log = createLog({ level: "info" });
  const person = { identities: [{ provider: "bench", subject: "bench" }], unprovenFrom: null } as const;
  const { app, signIn } = await createTestApp({ config: { env: "production", rateLimitPerMinute: 1e9 }, parts: { log } }).then(
    async (built) => ({
      app: built.app,
      signIn: () => built.deps.account.signIn({ ...person, userAgent: "", remember: false }),
    }),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { port: portOf(app.server.address()), token: (await signIn()).token };
}

async function serveBare(): Promise<Ready> {
  const { app: ours } = await createTestApp();
  const { data } = (await ours.inject({ method: "POST", url: SCENE.path, payload: JSON.parse(SCENE.body) })).json();
  const app = Fastify();
  app.post(SCENE.path, async (request, reply) => {
    const parsed = api.scene.get.input.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ code: 1, message: "invalid", is_success: false, isSuccess: false, data: {} });
    return { code: 0, message: "ok", is_success: true, isSuccess: true, data };
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { port: portOf(app.server.address()), token: "" };
}

function portOf(address: unknown): number {
  return (address as { port: number }).port;
}

async function serve(kind: string): Promise<void> {
  const ready = kind === "app" ? await serveApp() : await serveBare();
  process.on("message", () => process.send?.(process.cpuUsage()));
  process.send?.(ready);
}

async function measure(kind: "app" | "bare", call: { path: string; body: string }): Promise<Figure> {
  const child = fork(SELF, ["--serve", kind], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [{ port, token }] = (await once(child, "message")) as [Ready];
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS });
  const headers = { "content-type": "application/json", ...(token && { authorization: token }) };
  const round = async () => {
    const end = performance.now() + ROUND_MS;
    let calls = 0;
    const worker = async () => {
      while (performance.now() < end) {
        const { statusCode, body } = await pool.request({ path: call.path, method: "POST", headers, body: call.body });
        await body.dump();
        if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
        calls++;
      }
    };
    const before = await cpuOf(child);
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    return { usPerCall: ((await cpuOf(child)) - before) / calls, callsPerSecond: (calls * 1000) / ROUND_MS };
  };
  await round();
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await round());
  await pool.close();
  child.kill();
  return rounds.reduce((best, one) => (one.usPerCall < best.usPerCall ? one : best));
}

async function cpuOf(child: ReturnType<typeof fork>): Promise<number> {
  child.send("usage");
  const [usage] = (await once(child, "message")) as [NodeJS.CpuUsage];
  return usage.user + usage.system;
}

if (process.argv[2] === "--serve") await serve(process.argv[3] ?? "");
else {
  const bare = await measure("bare", SCENE);
  const scene = await measure("app", SCENE);
  const user = await measure("app", USER);
  const line = (name: string, { usPerCall, callsPerSecond }: Figure) =>
    console.log(
      `${name.padEnd(46)} ${usPerCall.toFixed(1).padStart(6)} µs  ${callsPerSecond.toFixed(0).padStart(6)} calls/s here  × ${(bare.usPerCall / usPerCall).toFixed(2)} of bare`,
    );
  line("bare framework, same validation and answer", bare);
  line(`${SCENE.path}`, scene);
  line(`${USER.path} (session and user from SQLite)`, user);
  console.log(`one core could do ${(US_PER_SECOND / scene.usPerCall).toFixed(0)} calls/s`);
  reportFigure({
    bench: "plain-call",
    what: "/api/scene/get, processor",
    floorIs: "bare framework, same validation",
    measured: scene.usPerCall,
    floor: bare.usPerCall,
    unit: "µs",
    budget: { mostRatio: 1 / BUDGET },
  });
  if (bare.usPerCall / scene.usPerCall < BUDGET) process.exitCode = 1;
}
