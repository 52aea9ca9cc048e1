import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";

const HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>one word</title>' +
  '<link rel="icon" href="data:,"><div id="root"><p>word</p></div><script type="module" src="/page.js"></script>';

/** Builds the page of one word on the same React and router, and serves it: the floor of what a first visit can cost. */
export async function startOneWordSite(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "one-word-"));
  await build({
    configFile: false,
    logLevel: "error",
    root: join(import.meta.dirname, ".."),
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2022",
      rolldownOptions: { input: join(import.meta.dirname, "one-word-page.ts"), output: { entryFileNames: "page.js" } },
    },
  });
  const script = await readFile(join(folder, "page.js"));
  const site = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html").end(isScript ? script : HTML);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`,
    async stop() {
      site.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
