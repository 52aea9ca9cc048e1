import { expect, onTestFinished, test } from "vitest";
import { hasProgram, startCaddy, startNginx } from "../apps/server/src/testing/start-proxy.ts";
import { followStream } from "../apps/web/src/editor/stream/follow-stream.ts";
import { freshName } from "./support/fresh-name.ts";
import { readCaddyBlock, readNginxBlock } from "./support/guide-blocks.ts";
import { startServer, type TestServer } from "./support/start-server.ts";
import { openSyncPage } from "./support/sync-page.ts";
import { weeklyReport } from "./support/weekly-report.ts";

// The blocks of docs/operate.md in the programs themselves. There is no browser: the page's own clients run over the proxies.

/** A little less than the largest upload. */
const LARGE_BYTES = 9.5 * 1_048_576;
/** So that the text is still being written when its first part comes. */
const CHARACTERS_PER_SECOND = 40;
const SEEN_WITHIN_MS = 180_000;
const CALLS = 10;
const CALLS_PER_MINUTE = 300;

async function startBehind(proxies: number): Promise<TestServer> {
  const env = {
    TRUST_PROXY: String(proxies),
    RATE_LIMIT_PER_MINUTE: String(CALLS_PER_MINUTE),
    SAMPLE_WRITER_SPEED: String(CHARACTERS_PER_SECOND),
  };
  const server = await startServer({ env });
  onTestFinished(() => server.stop());
  return server;
}

async function post(url: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) });
}

/** The first bytes of a stream that goes on. */
async function firstBytes(url: string, token: string): Promise<string> {
  const leaving = new AbortController();
  const answer = await fetch(`${url}/api/user/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token },
    body: JSON.stringify({ once: false }),
    signal: leaving.signal,
  });
  const first = await answer.body?.getReader().read();
  leaving.abort();
  return new TextDecoder().decode(first?.value);
}

async function upload(url: string, token: string, bytes: number): Promise<unknown> {
  const form = new FormData();
  form.set("file", new File(["长".repeat(Math.floor(bytes / 3))], "长.txt", { type: "text/plain" }));
  const answer = await fetch(`${url}/api/file/upload`, { method: "POST", headers: { authorization: token }, body: form });
  return answer.json();
}

const PROXIES = {
  nginx: (upstream: string) => startNginx((port) => readNginxBlock(upstream, port)),
  caddy: (upstream: string) => startCaddy((port) => readCaddyBlock(upstream, port)),
} as const;

const testBehind = test.skipIf(!hasProgram("nginx") || !hasProgram("caddy"));

testBehind.each(["nginx", "caddy"] as const)(
  "behind %s as the guide has it, streams flow, uploads pass and addresses are right",
  async (name) => {
    const server = await startBehind(1);
    const url = await PROXIES[name](server.url);
    const token = await server.signIn(freshName("代理"));
    expect(await firstBytes(url, token)).toContain(": open");

    expect(await upload(url, token, LARGE_BYTES)).toMatchObject({ code: 0 });

    // A visitor who claims other addresses is counted as the one the proxy sees.
    const statuses = new Set<number>();
    for (let n = 0; n <= CALLS_PER_MINUTE && !statuses.has(429); n++) {
      const answer = await post(url, "/api/scene/get", { sceneType: "weeklyReport" }, { "x-forwarded-for": `203.0.113.${n % 250}` });
      statuses.add(answer.status);
      await answer.arrayBuffer();
    }
    expect(statuses).toContain(429);
  },
);

testBehind("behind an nginx that says nothing of Connection, the call after a stream works", async () => {
  const server = await startBehind(1);
  const url = await startNginx((port) => readNginxBlock(server.url, port).replace('proxy_set_header Connection "";', ""));
  const token = await server.signIn(freshName("忘了"));
  const statuses: number[] = [];
  for (let n = 0; n < CALLS; n++) {
    const brief = await post(url, "/api/user/stream", { once: true }, { authorization: token });
    await brief.text();
    const next = await post(url, "/api/scene/get", { sceneType: "weeklyReport" });
    await next.arrayBuffer();
    statuses.push(brief.status, next.status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

/** A proxy as people set it up without a guide: it keeps an answer until it has ended or fills its buffers. */
const holdingBack = (upstream: string) => (port: number) =>
  `server { listen 127.0.0.1:${port}; location / { proxy_pass ${upstream}; proxy_set_header Host $http_host; proxy_ignore_headers X-Accel-Buffering; proxy_buffer_size 64k; proxy_buffers 8 64k; } }`;

testBehind("behind two nginx in a row that hold streams back, a text comes while it is written and two pages see each other", async () => {
  const server = await startBehind(2);
  const inner = await startNginx(holdingBack(server.url));
  const url = await startNginx(holdingBack(inner));
  const token = await server.signIn(freshName("两层"));

  const { data } = await server.call("/api/note/create", { title: "题" }, token);
  const { noteId } = data as { noteId: string };
  const pages = [await openSyncPage({ url, token, documentId: noteId }), await openSyncPage({ url, token, documentId: noteId })] as const;
  pages[0].type("一个人写的");
  await expect.poll(pages[1].words, { timeout: SEEN_WITHIN_MS, message: "the other page's words" }).toContain("一个人写的");
  expect(pages.flatMap(({ states }) => states.map(({ kind }) => kind))).not.toContain("offline");
  await Promise.all(pages.map((page) => page.client.end()));

  const input = { sceneType: "weeklyReport", fields: { ...weeklyReport, length: 600 } };
  const started = await server.call("/api/ai/start", { kind: "scene", input, requestId: crypto.randomUUID() }, token);
  const { generationId } = started.data as { generationId: string };
  const get = async () => (await server.call("/api/ai/get", { generationId }, token)).data as { status: string; text: string };
  const seen: string[] = [];
  const open = (from: object, signal: AbortSignal) =>
    fetch(`${url}/api/ai/stream`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: token },
      body: JSON.stringify({ generationId, ...from }),
      signal,
    });
  const waitForSession = () => Promise.reject(new Error("nobody signs in here"));
  let statusAtFirst = "";
  for await (const event of followStream({ after: 0, open, waitForSession, signal: new AbortController().signal })) {
    if (event.event === "line") expect(event.connected).toBe(true);
    if (event.event !== "delta") continue;
    if (seen.length === 0) statusAtFirst = (await get()).status;
    seen.push(event.data.text);
  }
  expect(statusAtFirst).toBe("writing");
  const { text } = await get();
  expect(seen.join("")).toBe(text);
});

/** A CDN that keeps whatever `cache-control` lets it, answers of calls too, and says of each answer whether it was kept. */
const asCdn = (upstream: string) => (port: number) =>
  `proxy_cache_path cache keys_zone=cdn:1m; server { listen 127.0.0.1:${port}; location / { proxy_pass ${upstream}; proxy_set_header Host $http_host; proxy_cache cdn; proxy_cache_methods GET HEAD POST; proxy_cache_key $request_method$request_uri$request_body; add_header x-cdn $upstream_cache_status always; } }`;

testBehind("a CDN keeps scripts and fonts, and neither pages nor anything of a person", async () => {
  const server = await startBehind(1);
  const url = await startNginx(asCdn(server.url));
  const page = await (await fetch(`${url}/homepage`)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? "";
  const kept = async (path: string) => {
    await (await fetch(url + path)).arrayBuffer();
    const second = await fetch(url + path);
    await second.arrayBuffer();
    return { status: second.status, cdn: second.headers.get("x-cdn") };
  };
  expect(await kept(script)).toEqual({ status: 200, cdn: "HIT" });
  expect(await kept("/homepage")).toEqual({ status: 200, cdn: "MISS" });

  const tokens = [await server.signIn(freshName("甲")), await server.signIn(freshName("乙"))];
  const infos = [];
  for (const authorization of tokens) {
    const answer = await post(url, "/api/user/info", {}, { authorization });
    infos.push(((await answer.json()) as { data: { id: string } }).data.id);
    expect(answer.headers.get("x-cdn")).toBe("MISS");
  }
  expect(new Set(infos).size).toBe(2);
  expect(await firstBytes(url, tokens[0] ?? "")).toContain(": open");

  const { data } = await server.call("/api/note/create", { markdown: "# 题\n\n一个人的话。" }, tokens[0]);
  const { noteId } = data as { noteId: string };
  const exported = await server.call("/api/note/export", { noteId, format: "md" }, tokens[0]);
  const address = new URL((exported.data as { url: string }).url, url);
  expect(await kept(address.pathname + address.search)).toEqual({ status: 200, cdn: "MISS" });
});
