import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeEarlyPress } from "#features/writing/workspace/on-first-interaction.ts";
import { clearCookie, writeCookie } from "#lib/cookies.ts";
import {
  clearFlag,
  earlyButton,
  HELD_ATTRIBUTE,
  readFlag,
  SERIF_ATTRIBUTE,
  SERIF_WHOLE,
  SIDEBAR_COOKIE,
  TOKEN_COOKIE,
} from "#lib/page-flags.ts";
import { chooseTheme } from "#lib/theme.ts";
import { bootScript } from "./boot-script.ts";

const FLAGS = ["theme", "member", "sidebar", "device", "early", "workspace", "palette"] as const;
const cleared = () => {
  for (const flag of FLAGS) clearFlag(flag);
  for (const name of [SIDEBAR_COOKIE, TOKEN_COOKIE]) clearCookie(name);
  localStorage.clear();
};
const boot = () => document.head.append(Object.assign(document.createElement("script"), { textContent: bootScript([]) }));

beforeEach(cleared);
afterEach(cleared);

test("what the page keeps is there before its code: theme, sidebar, and that somebody is signed in", () => {
  boot();
  expect([readFlag("member"), readFlag("sidebar")]).toEqual([undefined, undefined]);
  chooseTheme(readFlag("theme") === "dark" ? "light" : "dark");
  const chosen = readFlag("theme");
  writeCookie({ name: SIDEBAR_COOKIE, value: "closed" });
  writeCookie({ name: TOKEN_COOKIE, value: "t" });
  clearFlag("theme");
  boot();
  expect([readFlag("theme"), readFlag("member"), readFlag("sidebar")]).toEqual([chosen, "", "closed"]);
});

const AGENTS = [
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131 Mobile", "mobile"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "mobile"],
  ["Mozilla/5.0 (Phone; OpenHarmony) HarmonyOS/5.0", "mobile"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131", undefined],
] as const;
test.each(AGENTS)("a telephone is told by its user agent: %s", (agent, device) => {
  const named = vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
  boot();
  named.mockRestore();
  expect(readFlag("device")).toBe(device);
});

test.each(["write", "example"] as const)("the button %s pressed before its code is there is remembered once, and not after", (name) => {
  boot();
  const button = Object.assign(document.createElement("button"), { type: "button" });
  for (const [attribute, value] of Object.entries(earlyButton(name))) button.setAttribute(attribute, value);
  document.body.append(button);
  button.click();
  expect(button.hasAttribute(HELD_ATTRIBUTE), "the button shows that it was pressed").toBe(true);
  expect(takeEarlyPress()).toBe(name);
  expect(button.hasAttribute(HELD_ATTRIBUTE)).toBe(false);
  button.click();
  expect(takeEarlyPress()).toBe(null);
  button.remove();
});

test("Ctrl Enter in a field asks for writing, whatever buttons stand before that one", () => {
  boot();
  const form = document.createElement("form");
  form.innerHTML = `<button type="button" data-early="example"></button><input><button type="button" data-early="write"></button>`;
  document.body.append(form);
  form.querySelector("input")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));
  expect(takeEarlyPress()).toBe("write");
  form.remove();
});

test("Ctrl K pressed before the palette is there is remembered", () => {
  boot();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
  expect(readFlag("palette")).toBe("");
});

const SLICES = "data:text/css,/*slices*/";
const slices = () => document.head.querySelectorAll(`link[href="${SLICES}"]`);
/** A stored page with the serif face of its headings; answers with a way to take everything away. */
function bootWithFace(value: string): () => void {
  const face = document.createElement("style");
  face.setAttribute(SERIF_ATTRIBUTE, value);
  document.head.append(face);
  const script = Object.assign(document.createElement("script"), { textContent: bootScript([SLICES]) });
  document.head.append(script);
  return () => {
    for (const node of [face, script, ...slices()]) node.remove();
  };
}

test("the slices of the serif face wait for the first press where a page has its headings' own, and come before it, once", () => {
  const clear = bootWithFace(SERIF_WHOLE);
  window.dispatchEvent(new Event("load"));
  expect(slices().length).toBe(0);
  document.body.click();
  document.body.click();
  expect(slices().length).toBe(1);
  expect(document.head.querySelector(`link[href="${SLICES}"] ~ style[${SERIF_ATTRIBUTE}]`)).not.toBe(null);
  clear();
});

test.each([
  ["a page with other text in the serif face", "headings", false],
  ["a member", SERIF_WHOLE, true],
])("%s gets the slices once the page has loaded", (_, value, isMember) => {
  if (isMember) writeCookie({ name: TOKEN_COOKIE, value: "t" });
  const clear = bootWithFace(value);
  expect(slices().length).toBe(0);
  window.dispatchEvent(new Event("load"));
  expect(slices().length).toBe(1);
  clear();
});
