import { webPaths } from "@tangleaf/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../platform/config.ts";
import { saidAddress } from "./request-origin.ts";

/** Parameters the platform returns; nothing else of the address is kept. */
const CARRIED = ["code", "state"] as const;

/**
 * The platform sends browsers to a host it knows, which need not be PUBLIC_URL: from there they are redirected to PUBLIC_URL
 * and nowhere else. Not registered where both are the same.
 */
export function registerLoginRedirect(app: FastifyInstance, { loginOrigin, publicUrl }: Pick<Config, "loginOrigin" | "publicUrl">): void {
  if (loginOrigin === undefined || publicUrl === undefined) return;
  const loginHost = new URL(loginOrigin).host;
  if (loginHost === new URL(publicUrl).host) return;

  app.addHook("onRequest", (request, reply, done) => {
    const at = request.url.indexOf("?");
    const path = at === -1 ? request.url : request.url.slice(0, at);
    if (request.method !== "GET" || path !== webPaths.wxLogin || saidAddress(request)?.host !== loginHost) return done();
    const given = new URLSearchParams(at === -1 ? "" : request.url.slice(at));
    const carried = new URLSearchParams();
    for (const name of CARRIED) {
      const value = given.get(name);
      if (value !== null) carried.set(name, value);
    }
    const query = carried.size === 0 ? "" : `?${carried}`;
    reply.header("cache-control", "no-store").redirect(publicUrl + webPaths.wxLogin + query);
  });
}
