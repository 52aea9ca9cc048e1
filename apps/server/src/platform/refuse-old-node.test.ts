import { afterEach, expect, test, vi } from "vitest";
import { refuseOldNode } from "./refuse-old-node.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ["20.20.2", 78],
  ["24.6.0", 78],
  ["24.7.0", null],
  ["26.0.0", null],
])("Node %s ends with %s", (version, code) => {
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  refuseOldNode(version);
  expect(exit.mock.calls[0]?.[0] ?? null).toBe(code);
  expect(said.mock.calls.flat().join("\n").includes(version)).toBe(code !== null);
});
