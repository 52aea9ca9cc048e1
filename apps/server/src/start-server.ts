import { once } from "node:events";
import { createServer, isIPv4, isIPv6 } from "node:net";
import { buildApp } from "./app.ts";
import { closeToOthers, makeFilesPrivate } from "./db/close-to-others.ts";
import { lockDataDir } from "./db/data-dir-lock.ts";
import { StartError } from "./db/start-error.ts";
import { NoPageError } from "./http/pages/page-index.ts";
import { findLanAddress } from "./http/request-origin.ts";
import { fillMessage } from "./messages/fill-message.ts";
import { startEn } from "./messages/start.en.ts";
import { startZh } from "./messages/start.zh.ts";
import { startErrorText } from "./messages/start-error-text.ts";
import { GoodsError } from "./modules/orders/index.ts";
import { type Config, ConfigError, loadConfig } from "./platform/config.ts";
import { startWatchdog } from "./platform/watchdog/start-watchdog.ts";
import { stopServer } from "./stop-server.ts";
import { type Wired, wire } from "./wiring.ts";

/** `sysexits.h` EX_CONFIG: configuration or environment wrong; a restart does not help. */
const EXIT_CONFIG = 78;
const EXIT_FAULT = 1;
const MS_PER_SECOND = 1000;
/** Tells `scripts/lib/supervise.mjs` that a start has succeeded. */
const READY = "ready";
/** Error codes of a PORT or HOST that cannot be listened on. */
const LISTEN_PROBLEMS: Readonly<Record<string, "portTaken" | "portForbidden" | "hostUnknown">> = {
  EADDRINUSE: "portTaken",
  EACCES: "portForbidden",
  EADDRNOTAVAIL: "hostUnknown",
  EAFNOSUPPORT: "hostUnknown",
  EAI_AGAIN: "hostUnknown",
  EINVAL: "hostUnknown",
  ENOTFOUND: "hostUnknown",
};

/**
 * config → wiring → listen → drain. Prints errors for the operator and sets an exit code that tells whether a restart helps.
 * `stopWithParent`: the parent process holds an IPC channel; its end is a request to stop.
 */
export async function startServer({ stopWithParent }: { stopWithParent: boolean }): Promise<void> {
  // Writing to a closed terminal fails and would break off the drain.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
  const config = readConfig();
  const words = wordsOf(config);
  makeFilesPrivate();
  let wired: Wired;
  try {
    wired = await wire(config);
  } catch (error) {
    failOnData(error, config);
    if (error instanceof GoodsError) return fail(fillMessage(words.badGoods, { problems: error.message }), EXIT_CONFIG);
    if (error instanceof NoPageError) return fail(fillMessage(words.noPage, { path: config.pageDir }), EXIT_CONFIG);
    return fail(fillMessage(words.failed, { cause: causeOf(error) }), EXIT_CONFIG);
  }
  const { deps, open, close } = wired;
  const app = await buildApp(deps);
  try {
    await open();
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    failOnPort(error, config);
    return fail(fillMessage(words.failed, { cause: causeOf(error) }), EXIT_FAULT);
  }
  // Not before: bringing a large database to this version's schema may hold the event loop for minutes.
  startWatchdog({
    endAfterMs: config.watchdogSeconds === 0 ? Number.POSITIVE_INFINITY : config.watchdogSeconds * MS_PER_SECOND,
    log: deps.log,
  });
  announce(config, deps, words);
  if (closeToOthers(config.dataDir)) print(fillMessage(words.closedToOthers, { path: config.dataDir }));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    print(words.stopping);
    process.exit(await stopServer(app, wired));
  };
  // SIGHUP: the terminal was closed.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
  if (!stopWithParent) return;
  process.once("disconnect", () => void stop());
  process.send?.(READY, () => {});
  // The parent may have gone during the start.
  if (process.connected === false) await stop();
}

/**
 * Looks whether a server could start on this folder and this port, and ends the process with the reason where not: building the page
 * takes a minute, and another server may be at work here.
 */
export async function checkStart(): Promise<void> {
  const config = readConfig();
  makeFilesPrivate();
  try {
    if (config.databaseUrl === undefined) lockDataDir(config.dataDir).release();
  } catch (error) {
    failOnData(error, config);
    throw error;
  }
  const listening = createServer().listen({ port: config.port, host: config.host });
  try {
    await once(listening, "listening");
  } catch (error) {
    failOnPort(error, config);
    throw error;
  }
  listening.close();
}

const wordsOf = ({ variant }: Config): typeof startZh | typeof startEn => (variant === "zh" ? startZh : startEn);

function fail(text: string, code: number): never {
  console.error(text);
  process.exit(code);
}

/** Ends the process where the data cannot be started on. */
function failOnData(error: unknown, { variant }: Config): void {
  if (error instanceof StartError) fail(startErrorText(error, variant), error.exitCode);
}

/** Ends the process where PORT or HOST cannot be listened on. */
function failOnPort(error: unknown, config: Config): void {
  const problem = LISTEN_PROBLEMS[(error as NodeJS.ErrnoException).code ?? ""];
  if (problem !== undefined) fail(fillMessage(wordsOf(config)[problem], { host: config.host, port: config.port }), EXIT_CONFIG);
}

/** System errors ("no such file", "address not available") are printed as they are; anything else is a fault of ours, with its stack. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "syscall" in error ? error.message : (error.stack ?? error.message);
}

function readConfig(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(EXIT_CONFIG);
  }
}

function announce(config: Config, { models, sandbox, paySandbox }: Wired["deps"], words: typeof startZh | typeof startEn): void {
  if (!config.roles.web) {
    print(words.workerOnly);
    return;
  }
  const address = config.publicUrl ?? `http://${localNameOf(config.host)}:${config.port}`;
  print(fillMessage(words.ready, { address }));
  if (config.env === "production" && config.publicUrl === undefined) print(words.noPublicUrl);
  if (config.env === "production" && config.publicUrl?.startsWith("http:") === true) print(words.noHttps);
  const lan = config.host === "0.0.0.0" ? findLanAddress() : null;
  if (lan !== null && config.env === "development") print(fillMessage(words.lan, { address: `http://${lan}:${config.port}` }));
  if (config.pageServer !== undefined) print(fillMessage(words.pageServer, { address: config.pageServer }));
  if (sandbox !== null) print(fillMessage(words.sandbox, { address: `${address}/sandbox/wechat/` }));
  if (paySandbox !== null) print(fillMessage(words.paySandbox, { address: `${address}/sandbox/pay/` }));
  const labels = models.map(({ label }) => label).join(", ");
  print(
    models.every(({ builtin }) => builtin) ? fillMessage(words.builtinWriter, { label: labels }) : fillMessage(words.models, { labels }),
  );
  print(fillMessage(words.samples, { data: config.databaseUrl === undefined ? config.dataDir : "PostgreSQL" }));
}

/** What a browser on this machine opens for a listening address. */
function localNameOf(host: string): string {
  if (isIPv6(host) && host !== "::") return `[${host}]`;
  return isIPv4(host) && host !== "0.0.0.0" && !host.startsWith("127.") ? host : "localhost";
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
