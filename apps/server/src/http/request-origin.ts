import { networkInterfaces } from "node:os";
import type { FastifyRequest } from "fastify";
import type { Config } from "../platform/config.ts";

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Addresses a listening server can be reached at from another machine. */
const OPEN_HOSTS = new Set(["0.0.0.0", "::"]);

/** Address the page was opened under: PUBLIC_URL, else what the request says. */
export function requestOrigin(request: FastifyRequest, config: Config): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const said = `${request.protocol}://${request.host}`;
  return URL.canParse(said) ? new URL(said).origin : `http://localhost:${config.port}`;
}

/**
 * The same address as another device can open it. In development a page on localhost means this machine, which a phone
 * knows by its address in the local network.
 */
export function sharedOrigin(origin: string, config: Config, lanAddress: string | null = findLanAddress()): string {
  const url = new URL(origin);
  const movable = config.env === "development" && config.publicUrl === undefined && OPEN_HOSTS.has(config.host);
  if (!movable || lanAddress === null || !LOOPBACK_HOSTS.has(url.hostname)) return origin;
  url.hostname = lanAddress;
  return url.origin;
}

/** First IPv4 address of this machine that is not loopback; null on a machine without a network. */
export function findLanAddress(): string | null {
  for (const addresses of Object.values(networkInterfaces())) {
    for (const address of addresses ?? []) if (address.family === "IPv4" && !address.internal) return address.address;
  }
  return null;
}
