import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { guardChild } from "../../scripts/lib/guard-child.mjs";
import { endChild } from "./end-child.ts";
import type { Engine, EnginePage, EngineVisit } from "./engine.ts";
import { clickAt, type InputSource, pressKeys, typeText } from "./web-driver-keys.ts";

const PREFERENCES = {
  "browser.download.folderList": 2,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.enabled": false,
  "extensions.getAddons.cache.enabled": false,
  "intl.accept_languages": "zh-CN",
  "ui.prefersReducedMotion": 1,
};

type Answer = { id?: number; type: string; result?: never; error?: string; message?: string };
type Send = <T>(method: string, params: object) => Promise<T>;

/** Firefox over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks itself. */
export async function openFirefox(executable: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "tangleaf-firefox-"));
  const preferences = { ...PREFERENCES, "browser.download.dir": profile };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const child = spawn(executable, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: profile, LANG: "C.UTF-8", MOZ_HEADLESS_WIDTH: "1440", MOZ_HEADLESS_HEIGHT: "900" },
  });
  guardChild(child, { signal: "SIGKILL", folder: profile });
  const socket = new WebSocket(`${await readAddress(child)}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error("Firefox refused the connection."));
  });
  const send = createSend(socket);
  await send("session.new", { capabilities: {} });
  return {
    visit: () => openVisit(send),
    addressOf: (url) => url,
    close: async () => {
      socket.close();
      await endChild(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Waits for the address that Firefox prints once it listens. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /BiDi listening on (ws:\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`Firefox ended with ${code}:\n${printed}`)));
  });
}

function createSend(socket: WebSocket): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let sent = 0;
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  return (method, params) =>
    new Promise((resolve, reject) => {
      sent += 1;
      const id = sent;
      waiting.set(id, ({ type, result, error, message }) =>
        type === "success" ? resolve(result as never) : reject(new Error(`${method}: ${error} ${message}`)),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
}

async function openVisit(send: Send): Promise<EngineVisit> {
  const { userContext } = await send<{ userContext: string }>("browser.createUserContext", {});
  return {
    async openPage() {
      const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab", userContext });
      return createPage(send, context);
    },
    close: async () => void (await send("browser.removeUserContext", { userContext })),
  };
}

type Evaluated = { type: "success"; result: { value: string } } | { type: "exception"; exceptionDetails: { text: string } };

function createPage(send: Send, context: string): EnginePage {
  const perform = async (source: InputSource) => void (await send("input.performActions", { context, actions: [source] }));
  return {
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    async evaluate<T>(expression: string) {
      const answer = await send<Evaluated>("script.evaluate", {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value) as T;
    },
    click: (x, y, times) => perform(clickAt(x, y, times)),
    press: (keys) => perform(pressKeys(keys)),
    type: (text) => perform(typeText(text)),
    close: async () => void (await send("browsingContext.close", { context })),
  };
}
