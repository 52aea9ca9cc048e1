import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { ANY_ID, builtPageAt, webPaths } from "@tangleaf/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { AppError } from "../platform/errors.ts";
import type { PageFile, PageIndex } from "./pages/page-index.ts";
import { pageStatus } from "./pages/page-status.ts";
import { inlineScriptHashes } from "./pages/script-hashes.ts";
import { pageContentPolicy } from "./security-headers.ts";

const API_PREFIX = "/api/";
/** File of the fallback page: the first where "/" was prerendered, else the second. */
const FALLBACK_ADDRESSES = ["/__spa-fallback.html", "/"];
/** Short addresses → full ones. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["/", webPaths.home],
  ["/index.html", webPaths.home],
  [webPaths.my, webPaths.myInfo],
  [webPaths.notebook, webPaths.notebookIndex("all")],
  ["/notebook/index", webPaths.notebookIndex("all")],
]);
const NOT_FOUND = 404;

/**
 * Serves the built page to every GET that is no call: files by the index, other page addresses by the frame
 * of their screen, or by the fallback page with the fitting status. Without `pages` a page server takes its place (development), or there is no page at all.
 */
export async function registerPages(
  app: FastifyInstance,
  { config, pages, library, sitePages }: Pick<Deps, "config" | "pages" | "library" | "sitePages">,
): Promise<void> {
  app.setNotFoundHandler(async () => {
    throw new AppError("path.unknown");
  });
  app.get("/*", async (request, reply) => {
    const { path, query } = splitAddress(request.url);
    if (path.startsWith(API_PREFIX)) throw new AppError("path.unknown");
    const whole = SHORT_FORMS.get(path) ?? SHORT_FORMS.get(withoutSlash(path));
    if (whole !== undefined) return reply.redirect(whole + query);
    if (config.pageServer !== undefined) return reply.redirect(config.pageServer + path + query);
    if (pages === null) throw new AppError("path.unknown");

    const file = pages.get(withoutSlash(path));
    const fallback = findFallback(pages);
    const page = builtPageAt(path);
    // What was rendered at build is the default text: the operator's own is asked for by the page.
    if (page !== null && fallback !== undefined && (await sitePages.isOwn(page))) return sendFile(request, reply.code(200), fallback);
    if (file !== undefined) return sendFile(request, reply.code(200), file);
    // A missing asset must not be answered with HTML: a script loader would try to run it.
    if (extname(path) !== "" || fallback === undefined) throw new AppError("path.unknown");
    const status = pageStatus(path, library);
    const frame = status === NOT_FOUND ? undefined : pages.get(framePath(path));
    return sendFile(request, reply.code(status), frame ?? fallback);
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

/** Content policy of a page, computed on first use: reading every page at start would be wasted. */
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

/** Finds the stored frame of a screen whose address holds an id: one frame serves all ids. */
const framePath = (path: string) => path.slice(0, withoutSlash(path).lastIndexOf("/") + 1) + ANY_ID;

const withoutSlash = (path: string) => path.replace(/\/$/, "");

function splitAddress(url: string): { path: string; query: string } {
  const at = url.indexOf("?");
  return at === -1 ? { path: url, query: "" } : { path: url.slice(0, at), query: url.slice(at) };
}
