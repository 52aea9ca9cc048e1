import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** Whom to believe about a request's real address. */
export type TrustProxy = false | string | ((address: string, hop: number) => boolean);

/** What the framework takes for an address: checked here, where the operator is told which key is wrong. */
const NAMED_NETWORKS: readonly string[] = ["loopback", "linklocal", "uniquelocal"];
/** More proxies than that stand in front of nobody: such a count would believe whatever a caller adds on the left. */
const PROXY_COUNT = /^[1-9]$/;
/** A network so wide that callers are in it as well is no list of proxies. */
const PREFIX_BITS_MIN = 8;
const PREFIX_BITS_MAX = { 4: 32, 6: 128 } as const;
const MAPPED_PREFIX_BITS = 96;
const mappedIpv4 = new BlockList();
mappedIpv4.addSubnet("::ffff:0:0", MAPPED_PREFIX_BITS, "ipv6");

/**
 * off, a number of proxies, or their addresses. Proxies add the address they see on the right, callers write what they like
 * on the left: everybody may be trusted is therefore nothing that can be set.
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
