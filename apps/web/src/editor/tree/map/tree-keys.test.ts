import { expect, test } from "vitest";
import { commandOf } from "./tree-keys.ts";

const key = (name: string, rest: Partial<KeyboardEvent> = {}) =>
  commandOf({ key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, isComposing: false, keyCode: 0, ...rest });

test.each([
  ["Tab", {}, "child"],
  ["Tab", { shiftKey: true }, "out"],
  ["Enter", {}, "sibling"],
  ["F2", {}, "edit"],
  ["ArrowUp", { altKey: true }, "shiftUp"],
  ["/", { ctrlKey: true }, "fold"],
  ["/", { metaKey: true }, "fold"],
  ["/", {}, "find"],
  ["?", { shiftKey: true }, "help"],
  ["Z", { ctrlKey: true, shiftKey: true }, "redo"],
  ["j", { metaKey: true }, "ideas"],
  ["a", {}, null],
  ["A", { shiftKey: true }, null],
] as const)("%s %o asks for %s", (name, rest, command) => {
  expect(key(name, rest)).toBe(command);
});

test("keys of an input method ask for nothing", () => {
  expect(key("Enter", { isComposing: true })).toBeNull();
  expect(key("Tab", { keyCode: 229 })).toBeNull();
  expect(key("ArrowDown", { keyCode: 229 })).toBeNull();
});
