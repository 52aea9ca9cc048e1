import { type FormEvent, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { anonymousInTab } from "#lib/browser-storage.ts";
import { clearCookie, writeCookie } from "#lib/cookies.ts";
import {
  clearFlag,
  HELD_ATTRIBUTE,
  PART_READY,
  partAttribute,
  readFlag,
  SIDEBAR_COOKIE,
  TOKEN_COOKIE,
  usePartReady,
  WRITE_KEYS,
} from "#lib/page-flags.ts";
import { chooseTheme } from "#lib/theme.ts";
import { TextInput } from "#ui/field/field.tsx";
import { bootScript } from "./boot-script.ts";

const FLAGS = ["theme", "member", "sidebar", "device", "ready", "palette", "finishedText"] as const;
const cleared = () => {
  for (const flag of FLAGS) clearFlag(flag);
  for (const name of [SIDEBAR_COOKIE, TOKEN_COOKIE]) clearCookie(name);
  localStorage.clear();
  sessionStorage.clear();
};
const boot = () => document.head.append(Object.assign(document.createElement("script"), { textContent: bootScript() }));

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

test("the finished text of a scene is held back where it was put away, and where the address names a text", () => {
  const address = location.href;
  boot();
  expect(readFlag("finishedText")).toBe(undefined);
  anonymousInTab.write("finishedText", "closed");
  boot();
  expect(readFlag("finishedText")).toBe("closed");
  cleared();
  history.replaceState(null, "", "?page=1&text=g1");
  boot();
  history.replaceState(null, "", address);
  expect(readFlag("finishedText")).toBe("closed");
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

const STORED = `<form><input aria-label="box" value=""/><button type="button" aria-label="press">0</button><button type="submit">send</button></form>`;
let root: Root | null = null;
let page: HTMLElement | null = null;
afterEach(() => {
  root?.unmount();
  page?.remove();
  root = page = null;
});

/** A stored page, read to its end; answers with what React hydrates. */
function openPage(html: string): HTMLElement {
  boot();
  page = Object.assign(document.createElement("div"), { innerHTML: html });
  document.body.append(page);
  return page;
}

type FormProps = { typed: (text: string) => void; sent: (text: string) => void };
function Form({ typed, sent }: FormProps) {
  usePartReady("page");
  const [text, setText] = useState("");
  const [presses, setPresses] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sent(text);
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        aria-label="box"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          typed(event.target.value);
        }}
      />
      <button type="button" aria-label="press" onClick={() => setPresses((count) => count + 1)}>
        {presses}
      </button>
      <button type="submit">send</button>
    </form>
  );
}

test("what is pressed, typed and sent before the page is hydrated is done then, as often and in the same order", async () => {
  const stored = openPage(STORED);
  const part = <T extends Element>(selector: string) => stored.querySelector<T>(selector) as T;
  const button = part("button");
  await userEvent.click(button);
  await userEvent.click(button);
  await userEvent.fill(part("input"), "周报");
  await userEvent.keyboard("{Enter}");
  expect(button.hasAttribute(HELD_ATTRIBUTE), "the button shows that it was pressed").toBe(true);
  const seen = { typed: vi.fn(), sent: vi.fn() };
  root = hydrateRoot(stored, <Form {...seen} />);
  await expect.poll(() => seen.sent.mock.calls).toEqual([["周报"]]);
  expect(seen.typed.mock.calls).toEqual([["周报"]]);
  expect(button.hasAttribute(HELD_ATTRIBUTE)).toBe(false);
  expect([part("button") === button, button.textContent, part<HTMLInputElement>("input").value]).toEqual([true, "2", "周报"]);
  await userEvent.click(button);
  await expect.poll(() => button.textContent).toBe("3");
});

/** Tells the boot script that a part is hydrated. */
const makeReady = (part: string) => document.dispatchEvent(new CustomEvent(PART_READY, { detail: part }));

test("a button waits for its own part of the page", async () => {
  const stored = openPage(`<button type="button">page</button><div><button type="button">workspace</button></div>`);
  for (const [name, value] of Object.entries(partAttribute("workspace"))) stored.querySelector("div")?.setAttribute(name, value);
  const pressed: (string | null)[] = [];
  const buttons = [...stored.querySelectorAll("button")];
  for (const button of buttons) button.addEventListener("click", () => pressed.push(button.textContent));
  for (const button of [...buttons].reverse()) button.click();
  makeReady("page");
  await expect.poll(() => pressed).toEqual(["page"]);
  makeReady("workspace");
  await expect.poll(() => pressed).toEqual(["page", "workspace"]);
  for (const button of buttons) button.click();
  expect(pressed).toEqual(["page", "workspace", "page", "workspace"]);
});

test("Ctrl Enter in a field presses the button that starts writing, whatever buttons stand before that one", async () => {
  const stored = openPage(
    `<form><button type="button">example</button><input/><button type="button" aria-keyshortcuts="${WRITE_KEYS}">write</button></form>`,
  );
  const pressed: (string | null)[] = [];
  for (const button of stored.querySelectorAll("button")) button.addEventListener("click", () => pressed.push(button.textContent));
  stored.querySelector("input")?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }));
  makeReady("page");
  await expect.poll(() => pressed).toEqual(["write"]);
});

test("Ctrl K pressed before the palette is there is remembered", () => {
  boot();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
  expect(readFlag("palette")).toBe("");
});
