import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { requestOrigin, sharedOrigin } from "./request-origin.ts";

/** The twin of the messaging platform, as far as the server deals with it: its pages, and where it finds us. */
export type SandboxDoor = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  configure(input: { callbackUrl?: string; publicBase?: string }): void;
};

/** Calls a browser makes; the twin's own call comes from this machine and says nothing about where phones find us. */
const BROWSER_CALL = /^\/api\/(?!wx\/)/;
/** Hosts that mean every address, or this machine. */
const LOOPBACK_HOSTS = new Set(["0.0.0.0", "::", "::1", "localhost"]);

/** Serves the twin's pages under `/sandbox/*`, where there is one; elsewhere the addresses do not exist. */
export async function registerSandbox(app: FastifyInstance, { config, sandbox }: Pick<Deps, "config" | "sandbox">): Promise<void> {
  if (sandbox === null) return;

  app.addHook("onListen", (done) => {
    const address = app.server.address();
    const port = typeof address === "object" && address !== null ? address.port : config.port;
    const host = LOOPBACK_HOSTS.has(config.host) ? "127.0.0.1" : config.host;
    const publicBase = sharedOrigin(config.publicUrl ?? `http://localhost:${port}`, config);
    sandbox.configure({ callbackUrl: `http://${host}:${port}/api/wx/callback`, publicBase });
    done();
  });

  // Whoever asks for a QR scans it with a phone that reaches the server as they do: through a tunnel, by a name of its own.
  let lastOrigin = "";
  app.addHook("onRequest", (request, _, done) => {
    if (BROWSER_CALL.test(request.url)) {
      const origin = requestOrigin(request, config);
      if (origin !== lastOrigin) sandbox.configure({ publicBase: sharedOrigin(origin, config) });
      lastOrigin = origin;
    }
    done();
  });

  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // Read by the twin itself.
    pages.addContentTypeParser("*", (_, __, done) => done(null));
    pages.route({
      method: ["GET", "POST"],
      url: "/sandbox/*",
      handler: (request, reply) => {
        reply.hijack();
        sandbox.handle(request.raw, reply.raw);
      },
    });
  });
}
