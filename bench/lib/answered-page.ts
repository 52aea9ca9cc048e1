import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { freshName } from "../../e2e/support/fresh-name.ts";
import { DEVICES, type Device } from "../../e2e/support/open-browser.ts";
import type { TestServer } from "../../e2e/support/start-server.ts";
import { weeklyReport } from "../../e2e/support/weekly-report.ts";

const SCENE = "weeklyReport";
const DELTA_CHARACTERS = 5;
/** A fast model: ten deltas in the 50 ms between two flushes of the page. */
const DELTAS_A_TURN = 10;
const TURN_MS = 50;
const POLL_MS = 50;

export type AnsweredPage = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  /** Lets the answer come, at the pace of a fast model, and waits for its last character. */
  answer(): Promise<void>;
};

/**
 * The real page of a scene on a real server, on which a text is just being written: the page asks for it as ever, but what comes is
 * `text`, when `answer` says so. Motion is not reduced: what moves costs.
 */
export async function openAnsweredPage(
  browser: Browser,
  { server, text, device = "desktop", bare = null }: { server: TestServer; text: string; device?: Device; bare?: string | null },
): Promise<AnsweredPage> {
  const { token, generation } = await writtenOnServer(server);
  const stream = await serveStream(text, bare);
  const context = await browser.newContext({ ...DEVICES[device], baseURL: server.url, locale: "zh-CN", serviceWorkers: "block" });
  await context.addCookies([
    { name: "token", value: token, url: server.url },
    { name: "nps", value: "1", url: server.url },
  ]);
  const page = await context.newPage();
  const whole = () => ({ ...generation, text, rawUnits: text.length, chars: text.length, target: null });
  const growing = () => ({ ...whole(), status: "writing", finishReason: null, text: "", rawUnits: 0, chars: 0 });
  await page.route("**/api/ai/get", (route) =>
    route.fulfill({ json: { code: 0, message: "", is_success: true, isSuccess: true, data: stream.ended() ? whole() : growing() } }),
  );
  await page.route("**/api/ai/update", (route) =>
    route.fulfill({
      json: {
        code: 0,
        message: "",
        is_success: true,
        isSuccess: true,
        data: { version: generation["version"], chars: text.length, rawUnits: text.length },
      },
    }),
  );
  if (bare === null) await page.route("**/api/ai/stream", (route) => route.continue({ url: stream.url, method: "POST" }));
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(bare === null ? `/scene/${SCENE}?text=${String(generation["generationId"])}` : stream.url);
  await stream.opened;
  context.on("close", stream.close);
  return { context, page, session, answer: stream.answer };
}

/** A text of its own on the server: what is known of it is true but for its words. */
async function writtenOnServer(server: TestServer): Promise<{ token: string; generation: Record<string, unknown> }> {
  const token = await server.signIn(freshName("bench"));
  const input = { sceneType: SCENE, fields: weeklyReport };
  const { data, message } = await server.call("/api/ai/start", { kind: "scene", input, requestId: crypto.randomUUID() }, token);
  if (data === null || typeof data !== "object" || !("generationId" in data)) throw new Error(message);
  const { generationId } = data;
  for (;;) {
    const { data: generation } = await server.call("/api/ai/get", { generationId }, token);
    const { status } = generation as { status: string };
    // No sample of the writer built in, which is looked at for what is to be filled in.
    if (status === "done") return { token, generation: { ...(generation as object), model: "exact" } };
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Sends the text as the server does, once it is told to; the bare page comes from the same address, as it may ask no other. */
async function serveStream(text: string, bare: string | null) {
  const opened = Promise.withResolvers<void>();
  let response: ServerResponse | null = null;
  let ended = false;
  const server = createServer((request, answer) => {
    if (request.method === "GET") {
      answer.setHeader("content-type", "text/html").end(bare ?? "");
      return;
    }
    answer.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    answer.flushHeaders();
    response = answer;
    opened.resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const send = (event: string, id: number, data: object) =>
    response?.write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    opened: opened.promise,
    ended: () => ended,
    close: () => server.closeAllConnections() ?? server.close(),
    async answer() {
      const began = performance.now();
      for (let at = 0, turn = 1; at < text.length; turn++) {
        for (let n = 0; n < DELTAS_A_TURN && at < text.length; n++) {
          const piece = text.slice(at, at + DELTA_CHARACTERS);
          at += piece.length;
          send("delta", at, { text: piece });
        }
        const wait = began + turn * TURN_MS - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      }
      ended = true;
      send("done", text.length, { status: "done", finishReason: "stop", chars: text.length });
      response?.end();
    },
  };
}
