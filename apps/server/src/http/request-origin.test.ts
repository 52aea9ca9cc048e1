import { expect, test } from "vitest";
import { testConfig } from "../testing/test-config.ts";
import { sharedOrigin } from "./request-origin.ts";

const LAN = "192.168.1.20";
const development = testConfig({ env: "development", host: "0.0.0.0" });

test("in development localhost becomes the address a phone can open, with the same port", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
    expect(sharedOrigin(`http://${host}:5173`, development, LAN)).toBe(`http://${LAN}:5173`);
  }
});

test("it stays what it is where a phone could not use the other, or need not", () => {
  const origin = "http://localhost:3000";
  expect(sharedOrigin("http://10.0.0.5:3000", development, LAN)).toBe("http://10.0.0.5:3000");
  expect(sharedOrigin(origin, development, null)).toBe(origin);
  expect(sharedOrigin(origin, testConfig({ env: "production" }), LAN)).toBe(origin);
  expect(sharedOrigin(origin, { ...development, host: "127.0.0.1" }, LAN)).toBe(origin);
  expect(sharedOrigin(origin, { ...development, publicUrl: origin }, LAN)).toBe(origin);
});
