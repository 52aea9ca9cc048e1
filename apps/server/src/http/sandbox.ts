import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { requestOrigin, sharedOrigin } from "./request-origin.ts";

/** Names that mean every address, or this machine. */
const LOOPBACK_HOSTS = new Set(["0.0.0.0", "::", "::1", "localhost"]);

/** Serves the sandboxes' pages under `/sandbox/*`; not registered without sandboxes. */
export async function registerSandbox(
  app: FastifyInstance,
  { config, sandbox, paySandbox, paymentProviders }: Pick<Deps, "config" | "sandbox" | "paySandbox" | "paymentProviders">,
): Promise<void> {
  if (sandbox === null && paySandbox === null) return;
  const openUnder = (origin: string) => {
    const publicBase = sharedOrigin(origin, config);
    sandbox?.configure({ publicBase });
    paySandbox?.configure({ publicBase });
  };

  app.addHook("onListen", (done) => {
    const address = app.server.address();
    const port = typeof address === "object" && address !== null ? address.port : config.port;
    const host = LOOPBACK_HOSTS.has(config.host) ? "127.0.0.1" : config.host;
    sandbox?.configure({ callbackUrl: `http://${host}:${port}/api/wx/callback` });
    // The sandbox runs on this machine, however the page was opened.
    paySandbox?.configure({ notifyOrigin: `http://${host}:${port}` });
    openUnder(config.publicUrl ?? `http://localhost:${port}`);
    done();
  });

  // The phone that scans the QR reaches the server by the same name or address of this machine as the browser. Any other name,
  // such as a tunnel's, must be set as PUBLIC_URL: no request may choose it for others.
  let lastOrigin = "";
  // The sandboxes' own calls come from this machine and do not tell where phones reach us.
  const sandboxPaths = ["/api/wx/", ...paymentProviders.map(({ notifyPath }) => notifyPath)];
  const isBrowserCall = (url: string) => url.startsWith("/api/") && !sandboxPaths.some((path) => url.startsWith(path));
  app.addHook("onRequest", (request, _, done) => {
    if (isBrowserCall(request.url)) {
      const origin = requestOrigin(request, config);
      if (origin !== lastOrigin) openUnder(origin);
      lastOrigin = origin;
    }
    done();
  });

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // The sandboxes read their bodies themselves.
    pages.addContentTypeParser("*", (_, __, done) => done(null));
    const servers = { "/sandbox/wechat*": sandbox, "/sandbox/pay*": paySandbox };
    for (const [url, server] of Object.entries(servers)) {
      if (server === null) continue;
      pages.route({
        method: ["GET", "POST"],
        url,
        handler: (request, reply) => {
          reply.hijack();
          server.handle(request.raw, reply.raw);
        },
      });
    }
  });
}
