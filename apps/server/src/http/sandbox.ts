import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { PAY_NOTIFY_PATH } from "./pay.ts";
import { requestOrigin, sharedOrigin } from "./request-origin.ts";

/** The sandbox of the messaging platform, as far as the server deals with it: its pages, and where it finds us. */
export type SandboxServer = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  configure(input: { callbackUrl?: string; publicBase?: string }): void;
};

/** The sandbox of the payment platform likewise. */
export type PaySandboxServer = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  configure(input: { notifyUrl?: string; publicBase?: string }): void;
};

/** Calls a browser makes; the sandboxes' own calls come from this machine and say nothing about where phones find us. */
const BROWSER_CALL = /^\/api\/(?!wx\/|pay\/v3\/notify)/;
/** Hosts that mean every address, or this machine. */
const LOOPBACK_HOSTS = new Set(["0.0.0.0", "::", "::1", "localhost"]);

/** Serves the sandboxes' pages under `/sandbox/*`, where there are any; elsewhere the addresses do not exist. */
export async function registerSandbox(
  app: FastifyInstance,
  { config, sandbox, paySandbox }: Pick<Deps, "config" | "sandbox" | "paySandbox">,
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
    // However the page was opened, the sandbox is on this machine.
    paySandbox?.configure({ notifyUrl: config.payNotifyUrl ?? `http://${host}:${port}${PAY_NOTIFY_PATH}` });
    openUnder(config.publicUrl ?? `http://localhost:${port}`);
    done();
  });

  // Whoever asks for a QR scans it with a phone that reaches the server as they do: by a name or an address of this machine.
  // Under any other, such as a tunnel's, PUBLIC_URL says so: it is one for all, and no request may choose it for the others.
  let lastOrigin = "";
  app.addHook("onRequest", (request, _, done) => {
    if (BROWSER_CALL.test(request.url)) {
      const origin = requestOrigin(request, config);
      if (origin !== lastOrigin) openUnder(origin);
      lastOrigin = origin;
    }
    done();
  });

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // Read by the sandboxes themselves.
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
