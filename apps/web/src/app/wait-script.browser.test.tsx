import { type FormEvent, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { anonymousKept } from "#lib/browser-storage.ts";
import { clearCookie, writeCookie } from "#lib/cookies.ts";
import { clearFlag, earlyButton, HELD_ATTRIBUTE, readFlag, TOKEN_COOKIE, UNFILLED, WAITING_LINK, WAITING_SCRIPT } from "#lib/page-flags.ts";
import { bootScript } from "./boot-script.ts";
import { waitScript } from "./wait-script.ts";

const RAN = "ran";
const ran = () => document.documentElement.dataset[RAN] !== undefined;
const FILE = "data:text/javascript,export{}";
const STORED = `<form><input aria-label="box" value=""><button type="button" aria-label="press">0</button><button type="submit">send</button></form>`;
let parts: Element[] = [];
let root: Root | null = null;

/** A stored page whose first script waits, read to its end; answers with what React will take over. */
function openPage(): HTMLElement {
  const waiting = document.createElement("script");
  waiting.type = WAITING_SCRIPT;
  waiting.textContent = `document.documentElement.dataset.${RAN}=""`;
  const link = Object.assign(document.createElement("link"), { rel: WAITING_LINK, href: FILE });
  const boot = Object.assign(document.createElement("script"), { textContent: `${bootScript([])};\n${waitScript()}` });
  const page = document.createElement("div");
  page.innerHTML = STORED;
  parts = [waiting, link, boot, page];
  document.head.append(link, boot);
  document.body.append(page, waiting);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  return page;
}

const cameFrom = (address: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(address);

beforeEach(() => {
  history.replaceState(null, "", location.pathname);
  cameFrom("https://search.example/?q=1");
});
afterEach(() => {
  vi.restoreAllMocks();
  root?.unmount();
  root = null;
  for (const part of [...parts, ...document.querySelectorAll("body > script[type=module]")]) if (part.isConnected) part.remove();
  delete document.documentElement.dataset[RAN];
  clearFlag("here");
  clearCookie(TOKEN_COOKIE);
  localStorage.clear();
});

const move = (screenX: number) => document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, screenX }));
/** Whether the page's first script still waits; as soon as it is started, another one stands in its place. */
const waits = () => document.querySelector(`script[type="${WAITING_SCRIPT}"]`) !== null;
const filesFetched = () => document.head.querySelector(`link[rel=modulepreload][href="${FILE}"]`) !== null;

test("nothing runs until somebody is there, and its files are fetched once the page has loaded", async () => {
  openPage();
  expect([waits(), readFlag("here"), filesFetched()]).toEqual([true, undefined, false]);
  window.dispatchEvent(new Event("load"));
  await expect.poll(filesFetched, { message: "the files are fetched" }).toBe(true);
  expect(waits()).toBe(true);
  move(0);
  move(0);
  // A pointer that rests where the page has come is reported too.
  expect([waits(), ran()]).toEqual([true, false]);
  move(1);
  await expect.poll(ran, { message: "the script has run" }).toBe(true);
  expect(readFlag("here")).toBe("");
});

test.each([
  ["runs once it has loaded where the list is seen", "", true],
  ["goes on waiting where it is not shown, as on a phone", "display:none", false],
])("a page with a list that the server fills, %s", async (_, style, runs) => {
  const page = openPage();
  page.insertAdjacentHTML("beforeend", `<div style="${style}"><div ${UNFILLED}>list</div></div>`);
  window.dispatchEvent(new Event("load"));
  await expect.poll(filesFetched, { message: "the files are fetched" }).toBe(true);
  expect([waits(), readFlag("here")]).toEqual([!runs, undefined]);
  await expect.poll(ran, { message: "the script has run" }).toBe(runs);
});

test.each([
  ["a screen reader presses a button", () => parts[3]?.querySelector("button")?.click()],
  ["the browser fills in a field", () => parts[3]?.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }))],
  ["another tab of the site keeps something, as when somebody signs in", () => window.dispatchEvent(new StorageEvent("storage"))],
  ["the tab is turned to", () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))],
])("it runs when %s", async (_, act) => {
  openPage();
  expect(waits()).toBe(true);
  act();
  await expect.poll(ran, { message: "the script has run" }).toBe(true);
});

test.each([
  ["a member", () => writeCookie({ name: TOKEN_COOKIE, value: "t" })],
  ["somebody who left something typed", () => anonymousKept.write("form:weeklyReport", "{}")],
  ["an address that asks for something", () => history.replaceState(null, "", "?text=1")],
])("it runs at once for %s, who has given no sign yet", async (_, arrange) => {
  arrange();
  openPage();
  await expect.poll(ran, { message: "the script has run" }).toBe(true);
  expect(readFlag("here")).toBe(undefined);
});

test("who came from another page of the site has given the sign there", async () => {
  cameFrom(`${location.origin}/homepage`);
  openPage();
  await expect.poll(ran, { message: "the script has run" }).toBe(true);
  expect(readFlag("here")).toBe("");
});

type Seen = { typed: (text: string) => void; sent: (text: string) => void; turned: () => void };
function Form({ typed, sent, turned }: Seen) {
  const [text, setText] = useState("");
  const [presses, setPresses] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sent(text);
  };
  return (
    <form onSubmit={submit}>
      <input
        aria-label="box"
        value={text}
        onFocus={turned}
        onChange={(event) => {
          setText(event.target.value);
          typed(event.target.value);
        }}
      />
      <button type="button" aria-label="press" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
      <button type="submit">send</button>
    </form>
  );
}

test("what is pressed, typed and sent before React takes the page over is done then, once and in its order", async () => {
  const page = openPage();
  const part = <T extends Element>(selector: string) => page.querySelector<T>(selector) as T;
  const stored = part("button");
  await userEvent.click(stored);
  await userEvent.fill(part("input"), "周报");
  await userEvent.keyboard("{Enter}");
  expect(stored.hasAttribute(HELD_ATTRIBUTE), "the button shows that it was pressed").toBe(true);
  const seen = { typed: vi.fn(), sent: vi.fn(), turned: vi.fn() };
  root = hydrateRoot(page, <Form {...seen} />);
  await expect.poll(() => seen.sent.mock.calls).toEqual([["周报"]]);
  expect(seen.typed.mock.calls).toEqual([["周报"]]);
  expect(seen.turned).toHaveBeenCalled();
  expect(stored.hasAttribute(HELD_ATTRIBUTE)).toBe(false);
  expect([part("button") === stored, stored.textContent, part<HTMLInputElement>("input").value]).toEqual([true, "1", "周报"]);
  await userEvent.click(stored);
  expect(stored.textContent).toBe("2");
});

test("a button whose press is remembered, and one that came later, are left alone", async () => {
  const page = openPage();
  const button = page.querySelector("button") as HTMLButtonElement;
  for (const [name, value] of Object.entries(earlyButton("write"))) button.setAttribute(name, value);
  const later = Object.assign(document.createElement("button"), { type: "button", textContent: "later" });
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  page.append(later);
  const pressed = vi.fn();
  for (const one of [button, later]) one.addEventListener("click", pressed);
  await userEvent.click(button);
  await userEvent.click(later);
  expect(pressed).toHaveBeenCalledTimes(2);
});
