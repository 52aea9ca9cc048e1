import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test("an IPv4 address stands for itself, also in IPv6 clothes", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("an IPv6 address stands for its /64, however it is written", () => {
  for (const address of ["2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::9", "2001:db8:1:2::", "2001:db8:1:2:ffff::1%eth0"]) {
    expect(networkOf(address), address).toBe("2001:db8:1:2::/64");
  }
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
});

test("what is no address is kept as it is", () => {
  expect(networkOf("")).toBe("");
  expect(networkOf("unix:/socket")).toBe("unix:/socket");
});
