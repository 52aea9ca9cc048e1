import { hostname, type NetworkInterfaceInfo, networkInterfaces } from "node:os";
import type { FastifyRequest } from "fastify";
import type { Config } from "../platform/config.ts";

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Listening addresses that another machine can reach. */
const OPEN_HOSTS = new Set(["0.0.0.0", "::"]);

/**
 * Address the page was opened under: PUBLIC_URL, else the request's Host where that is this machine. A request can name any
 * host, and a link to a foreign one would lead people to the attacker.
 */
export function requestOrigin(request: FastifyRequest, config: Config): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const said = saidAddress(request);
  return said !== null && isThisMachine(said.hostname, config) ? said.origin : `http://localhost:${config.port}`;
}

/** The address in a request's headers; null where it is none. An unknown scheme counts as http. */
export function saidAddress({ protocol, host }: Pick<FastifyRequest, "protocol" | "host">): URL | null {
  const said = `${protocol === "https" ? "https" : "http"}://${host}`;
  return URL.canParse(said) ? new URL(said) : null;
}

/** A loopback name or address, the listening address, the machine's network name, or one of its addresses. */
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
 * The same address as another device can open it: in development localhost is replaced by this machine's address in the
 * local network.
 */
export function sharedOrigin(origin: string, config: Config, lanAddress: string | null = findLanAddress()): string {
  const url = new URL(origin);
  const movable = config.env === "development" && config.publicUrl === undefined && OPEN_HOSTS.has(config.host);
  if (!movable || lanAddress === null || !LOOPBACK_HOSTS.has(url.hostname)) return origin;
  url.hostname = lanAddress;
  return url.origin;
}

/** First IPv4 address of this machine other than loopback; null without a network. */
export function findLanAddress(): string | null {
  return ownAddresses().find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? null;
}
