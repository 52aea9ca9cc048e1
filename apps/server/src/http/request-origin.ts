import { hostname, type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import type { FastifyRequest } from "fastify";
import type { Config } from "../platform/config.ts";

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Addresses a listening server can be reached at from another machine. */
const OPEN_HOSTS = new Set(["0.0.0.0", "::"]);

/**
 * Address the page was opened under: PUBLIC_URL, else what the request says, as far as that is this machine. A request can
 * name any host: what it says of others would lead whoever follows the link to whoever sent the request.
 */
export function requestOrigin(request: FastifyRequest, config: Config): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const said = saidAddress(request);
  return said !== null && isThisMachine(said.hostname, config) ? said.origin : `http://localhost:${config.port}`;
}

/** What a request says it was sent to; null where that is no address. A scheme that is none of ours counts as http. */
export function saidAddress({ protocol, host }: Pick<FastifyRequest, "protocol" | "host">): URL | null {
  const said = `${protocol === "https" ? "https" : "http"}://${host}`;
  return URL.canParse(said) ? new URL(said) : null;
}

/** By a loopback name or address, by what it listens on, by its name in its network, or by an address it has there. */
function isThisMachine(host: string, config: Config): boolean {
  const name = hostname().toLowerCase();
  return (
    LOOPBACK_HOSTS.has(host) || [config.host, name, `${name}.local`].includes(host) || ownAddresses().some((own) => host === inUrl(own))
  );
}

function inUrl({ address, family }: NetworkInterfaceInfo): string {
  return family === "IPv6" ? `[${address}]` : address;
}

function ownAddresses(): NetworkInterfaceInfo[] {
  return Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
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
  return ownAddresses().find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? null;
}
