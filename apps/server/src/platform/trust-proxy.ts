import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** Which proxies may say where a request comes from. */
export type TrustProxy = false | string | ((address: string, hop: number) => boolean);

/** Keywords the framework accepts; the rest is checked here so that the error names the key. */
const NAMED_NETWORKS: readonly string[] = ["loopback", "linklocal", "uniquelocal"];
/** More hops than any deployment has; a larger count would trust addresses the caller wrote. */
const PROXY_COUNT = /^[1-9]$/;
/** Shortest network prefix in bits: a wider network would include callers. */
const PREFIX_BITS_MIN = 8;
const PREFIX_BITS_MAX = { 4: 32, 6: 128 } as const;
const MAPPED_PREFIX_BITS = 96;
const mappedIpv4 = new BlockList();
mappedIpv4.addSubnet("::ffff:0:0", MAPPED_PREFIX_BITS, "ipv6");

/**
 * off, a number of proxies, or their addresses. Proxies append the address they see on the right, and callers can write
 * anything on the left, so trusting everybody is not offered.
 */
export const trustProxy = z
  .string()
  .default("off")
  .refine((value) => value === "off" || PROXY_COUNT.test(value) || value.split(",").every((part) => isNetwork(part.trim())))
  .transform((value): TrustProxy => {
    if (value === "off") return false;
    if (!PROXY_COUNT.test(value)) return value;
    const hops = Number(value);
    return (_, hop) => hop < hops;
  });

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = "", bits, ...rest] = text.split("/");
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return false;
  if (bits === undefined) return true;
  const least = version === 6 && mappedIpv4.check(address, "ipv6") ? MAPPED_PREFIX_BITS + PREFIX_BITS_MIN : PREFIX_BITS_MIN;
  return /^\d+$/.test(bits) && Number(bits) >= least && Number(bits) <= PREFIX_BITS_MAX[version];
}
