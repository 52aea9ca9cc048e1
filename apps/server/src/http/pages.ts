import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { webPaths } from "@tangleaf/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { AppError } from "../platform/errors.ts";
import type { PageFile, PageIndex } from "./pages/page-index.ts";
import { pageStatus } from "./pages/page-status.ts";
import { inlineScriptHashes } from "./pages/script-hashes.ts";
import { pageContentPolicy } from "./security-headers.ts";

const API_PREFIX = "/api/";
/** Name of the page for addresses without a file of their own: the first where "/" was rendered, else the second. */
const FALLBACK_ADDRESSES = ["/__spa-fallback.html", "/"];
/** Addresses that are another one's short form. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["/", webPaths.home],
  ["/index.html", webPaths.home],
  [webPaths.my, webPaths.myInfo],
]);
const NOT_FOUND = 404;

/**
 * Serves the built page to every GET that is no call: files by the index, every other page address by the fallback with
 * the status that fits. Without `pages` a page server stands in (development), or there is no page at all.
 */
export async function registerPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, pages, library } = deps;
  app.setNotFoundHandler(async () => {
    throw new AppError("path.unknown");
  });
  app.get("/*", async (request, reply) => {
    const { path, query } = splitAddress(request.url);
    if (path.startsWith(API_PREFIX)) throw new AppError("path.unknown");
    const whole = SHORT_FORMS.get(path);
    if (whole !== undefined) return reply.redirect(whole + query);
    if (config.pageServer !== undefined) return reply.redirect(config.pageServer + path + query);
    if (pages === null) throw new AppError("path.unknown");

    const file = pages.get(path.replace(/\/$/, ""));
    if (file !== undefined) return sendFile(request, reply.code(200), file);
    const fallback = findFallback(pages);
    // A missing file is no page: a script's loader must not be answered with HTML.
    if (extname(path) !== "" || fallback === undefined) throw new AppError("path.unknown");
    return sendFile(request, reply.code(pageStatus(path, library)), fallback);
  });
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: PageFile): Promise<FastifyReply> {
  const accepted = request.headers["accept-encoding"] ?? "";
  const packed = file.packed.find(({ encoding }) => accepted.includes(encoding));
  reply.headers({ "content-type": file.contentType, "cache-control": file.cacheControl, etag: file.etag, vary: "accept-encoding" });
  const found = reply.statusCode !== NOT_FOUND;
  if (found && request.headers["if-none-match"] === file.etag) return reply.code(304).send();
  if (file.contentType.startsWith("text/html")) reply.header("content-security-policy", await policyOf(file));
  if (packed !== undefined) reply.header("content-encoding", packed.encoding);
  return reply.send(await readFile(packed?.path ?? file.path));
}

const policies = new WeakMap<PageFile, string>();

/** Content policy of a page, worked out when it is first asked for: 302 pages would be read at start for nothing. */
async function policyOf(file: PageFile): Promise<string> {
  const known = policies.get(file);
  if (known !== undefined) return known;
  const policy = pageContentPolicy(inlineScriptHashes(await readFile(file.path, "utf8")));
  policies.set(file, policy);
  return policy;
}

function findFallback(pages: PageIndex): PageFile | undefined {
  return FALLBACK_ADDRESSES.map((address) => pages.get(address)).find((file) => file !== undefined);
}

function splitAddress(url: string): { path: string; query: string } {
  const at = url.indexOf("?");
  return at === -1 ? { path: url, query: "" } : { path: url.slice(0, at), query: url.slice(at) };
}
