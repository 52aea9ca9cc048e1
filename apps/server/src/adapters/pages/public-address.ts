import { BlockList, isIP } from "node:net";

/** Ranges of IPv4 that are not the public web: private, shared, loopback, link-local, for tests and documents, multicast, reserved. */
const CLOSED_V4: readonly (readonly [net: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** The only range of IPv6 that is given to the public web; IPv4 inside IPv6 (mapped, NAT64) is outside it. */
const OPEN_V6 = ["2000::", 3] as const;
/** What is set apart within it: protocols such as Teredo, documents, 6to4. */
const CLOSED_V6: readonly (readonly [net: string, prefix: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const closed = new BlockList();
for (const [net, prefix] of CLOSED_V4) closed.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of CLOSED_V6) closed.addSubnet(net, prefix, "ipv6");
const open = new BlockList();
open.addSubnet(...OPEN_V6, "ipv6");

/** Whether an address belongs to the public web. Anything that is not one address in its plain spelling does not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, "ipv4");
  // A zone names a network of this machine.
  return version === 6 && !address.includes("%") && open.check(address, "ipv6") && !closed.check(address, "ipv6");
}
