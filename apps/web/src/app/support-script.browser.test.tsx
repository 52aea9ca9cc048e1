import { afterEach, expect, test, vi } from "vitest";
import { supportScript } from "./support-script.ts";

const SENTENCE = 'too "old"';
const run = () => {
  document.head.append(Object.assign(document.createElement("script"), { textContent: supportScript(SENTENCE) }));
  document.dispatchEvent(new Event("DOMContentLoaded"));
  return document.querySelector(".too-old");
};

afterEach(() => {
  vi.restoreAllMocks();
  document.querySelector(".too-old")?.remove();
});

test("a supported browser shows nothing", () => {
  expect(run()).toBeNull();
});

test("one that is too old shows a sentence above the page", () => {
  vi.spyOn(CSS, "supports").mockReturnValue(false);
  expect(run()?.textContent).toBe(SENTENCE);
  expect(document.body.firstElementChild?.className).toBe("too-old");
});

test("one that lacks even the tests shows it as well", () => {
  vi.spyOn(CSS, "supports").mockImplementation(() => {
    throw new TypeError("CSS.supports is not a function");
  });
  expect(run()?.textContent).toBe(SENTENCE);
});
