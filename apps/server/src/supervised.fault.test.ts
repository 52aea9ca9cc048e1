import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { documentRoots } from "@tangleaf/document/model";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as Y from "yjs";
import { base64, bytes } from "./modules/documents/testing/test-documents.ts";
import { ROOT_DIR } from "./platform/root-dir.ts";
import { freePort } from "./testing/free-port.ts";
import { workDone } from "./testing/work-done.ts";

/** The least there is. */
const WATCHDOG_SECONDS = "5";
/** `npm start` may have to build the page first, and time in which the server gets no processor is no stall. */
const PATIENT_MS = 150_000;
/** Loaded before the server: prints which process it is, and gives it a signal that it never comes back from. */
const HOOK = `
import { isMainThread } from "node:worker_threads";
if (isMainThread && process.argv[1]?.endsWith("main.js")) {
  console.log("server " + process.pid);
  process.on("SIGUSR2", function holdTheEventLoop() { for (;;); });
}`;

let folder: string;
let url: string;
let script: ChildProcess;
let output: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "supervised-"));
  const hook = join(folder, "hook.mjs");
  writeFileSync(hook, HOOK);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  output = "";
  script = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: ROOT_DIR,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${pathToFileURL(hook).href}`,
      APP_ENV: "test",
      SANDBOX: "off",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      SAMPLE_WRITER_SPEED: "20",
      WATCHDOG_SECONDS,
    },
  });
  for (const stream of [script.stdout, script.stderr]) stream?.on("data", (chunk) => (output += chunk));
  await expectReady();
});
afterEach(async () => {
  // The server notices that the script is gone; one that is held is killed.
  if (script.exitCode === null && script.signalCode === null) script.kill("SIGKILL");
  for (const pid of serverPids()) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended.
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Of each server that was started, in order. */
const serverPids = () => [...output.matchAll(/^server (\d+)$/gm)].map(([, pid]) => Number(pid));

async function expectReady(): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { message: "the server was not ready", timeout: PATIENT_MS }).toBe(true);
}

/** Blocks the main thread of the running server. */
function holdServer(): void {
  process.kill(serverPids().at(-1) ?? 0, "SIGUSR2");
}

type Person = <Data>(path: string, body: object) => Promise<Data>;

async function signIn(): Promise<Person> {
  const call = async (path: string, body: object, token?: string) => {
    const headers = { "content-type": "application/json", ...(token !== undefined && { authorization: token }) };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    const { code, data, message } = (await answer.json()) as { code: number; data: never; message: string };
    if (code !== 0) throw new Error(`${path}: ${message}`);
    return data;
  };
  const { token } = (await call("/api/auth/devlogin", { username: "writer" })) as { token: string };
  return (path, body) => call(path, body, token);
}

/** Makes a note and adds a word to it; returns its id when the server has taken the change. */
async function editNote(person: Person, added: string): Promise<string> {
  const { noteId } = await person<{ noteId: string }>("/api/note/create", { markdown: "笔记的正文" });
  const { update } = await person<{ update: string }>("/api/document/open", { documentId: noteId });
  const doc = new Y.Doc();
  Y.applyUpdate(doc, bytes(update));
  const before = Y.encodeStateVector(doc);
  ((documentRoots(doc).body.get(0) as Y.XmlElement).get(0) as Y.XmlText).insert(0, added);
  const change = base64(Y.encodeStateAsUpdate(doc, before));
  await person("/api/document/update", { documentId: noteId, epoch: 1, clientId: "7", seq: 1, update: change });
  return noteId;
}

/** Starts a text of about a minute; returns its id once its first words are there. */
async function startText(person: Person): Promise<string> {
  const fields = { job: "产品经理", summary: workDone(1000), plan: "推进原型设计。", length: 1000 };
  const input = { sceneType: "weeklyReport", fields };
  const { generationId } = await person<{ generationId: string }>("/api/ai/start", { kind: "scene", input });
  await expect.poll(async () => (await person<{ text: string }>("/api/ai/get", { generationId })).text).not.toBe("");
  return generationId;
}

test("a server whose main thread is held is logged with its stack, ended and started again, with everything it has acknowledged", async () => {
  const person = await signIn();
  const generationId = await startText(person);
  const noteId = await editNote(person, "刚写下的字");
  holdServer();
  await expect.poll(() => serverPids().length, { message: "no other server was started", timeout: PATIENT_MS }).toBe(2);
  const lines = output.split("\n").filter((line) => line.includes("the event loop stands still"));
  expect(lines).toEqual([
    expect.stringMatching(/"level":50.*"stack":" +at process\.holdTheEventLoop .*"the event loop stands still"/),
    expect.stringMatching(/"level":60.*"stack":" +at process\.holdTheEventLoop .*"the event loop stands still; the process ends"/),
  ]);
  expect(output).toContain("The server ended (SIGALRM) and is started again in 1 s.");
  await expectReady();
  const { blocks } = await person<{ blocks: object[] }>("/api/document/version", { documentId: noteId });
  expect(JSON.stringify(blocks)).toContain("刚写下的字笔记的正文");
  expect((await person<{ status: string }>("/api/ai/get", { generationId })).status).toBe("interrupted");
  script.kill("SIGTERM");
  expect(await once(script, "exit")).toEqual([0, null]);
});

test("a held server that is asked to stop ends too, and no other is started", async () => {
  holdServer();
  await expect.poll(() => output, { message: "the stall was not noticed", timeout: PATIENT_MS }).toContain("the event loop stands still");
  script.kill("SIGTERM");
  expect(await once(script, "exit")).toEqual([1, null]);
  expect(output).toContain("the process ends");
  expect(serverPids()).toHaveLength(1);
});
