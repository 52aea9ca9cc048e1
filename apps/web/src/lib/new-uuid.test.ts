import { expect, it, vi } from "vitest";
import { newUuid } from "./new-uuid.ts";

it("makes a UUID of version 4, another one each time", () => {
  const made = Array.from({ length: 200 }, newUuid);
  for (const uuid of made) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(made.length);
});

it("works where the address is not secure and crypto.randomUUID is missing", () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  expect(newUuid()).toHaveLength(36);
  vi.unstubAllGlobals();
});
