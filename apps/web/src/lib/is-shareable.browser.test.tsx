import { expect, test } from "vitest";
import { isShareable } from "./is-shareable.ts";

test.each([
  ["http://localhost:3000/invite?code=a", "localhost", true],
  ["http://localhost:3000/invite?code=a", "192.168.1.20", false],
  ["http://127.0.0.1/invite", "tangleaf.lan", false],
  ["http://192.168.1.20:3000/invite", "tangleaf.lan", true],
  ["https://write.example.com/invite", "tangleaf.lan", true],
  ["/invite?code=a", "localhost", true],
])("the link %s can be shared by who came to %s: %s", (link, at, shareable) => {
  expect(isShareable(link, at)).toBe(shareable);
});
