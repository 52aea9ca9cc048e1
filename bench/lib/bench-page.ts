import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { build } from "vite";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".woff2": "font/woff2",
};

/** Builds one file for the browser, opens a page that runs it, and hands it over; `taskMs` is the main thread's own time so far. */
export async function withBenchPage(
  entry: string,
  use: (page: Page, session: CDPSession, taskMs: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-page-"));
  try {
    await build({
      configFile: false,
      logLevel: "error",
      root: join(import.meta.dirname, ".."),
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: "es2022",
        rolldownOptions: {
          input: join(import.meta.dirname, entry),
          output: { entryFileNames: "page.js", assetFileNames: "page[extname]" },
        },
      },
    });
    const site = await serve(folder);
    const browser = await chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    });
    const page = await browser.newPage();
    await page.goto(site.url);
    await page.waitForFunction("globalThis.bench !== undefined");
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await use(page, session, async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
    });
    await browser.close();
    site.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function serve(folder: string) {
  const server = createServer(async (request, response) => {
    const path = request.url === "/" ? "/index.html" : (request.url ?? "");
    if (path === "/index.html") {
      response
        .setHeader("content-type", "text/html")
        .end('<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script>');
      return;
    }
    const body = await readFile(join(folder, path)).catch(() => null);
    response.setHeader("content-type", TYPES[extname(path)] ?? "application/octet-stream");
    response.writeHead(body === null ? 404 : 200).end(body ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`, close: () => server.close() };
}
