import { afterEach, expect, test, vi } from "vitest";
import { followKeyboard } from "./follow-keyboard.ts";

afterEach(() => vi.unstubAllGlobals());

test("styles know how much a keyboard covers, and that zooming is none", () => {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal("visualViewport", viewport);
  const told = () => document.documentElement.style.getPropertyValue("--keyboard");
  const end = followKeyboard();
  const change = (to: Partial<VisualViewport>) => {
    Object.assign(viewport, to);
    viewport.dispatchEvent(new Event("resize"));
  };
  expect(told()).toBe("");
  change({ height: window.innerHeight - 300 });
  expect(told()).toBe("300px");
  change({ height: window.innerHeight - 300, offsetTop: 120 });
  expect(told()).toBe("180px");
  change({ height: window.innerHeight / 2, offsetTop: 0, scale: 2 });
  expect(told()).toBe("");
  change({ height: window.innerHeight - 260, scale: 1 });
  end();
  expect(told()).toBe("");
});
