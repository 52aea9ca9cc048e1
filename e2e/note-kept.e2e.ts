import type { BrowserContext, Page, Route } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { goToEnd, isSaved, noteOnServer, textOf } from "./support/note-on-server.ts";
import { openVisitor } from "./support/open-browser.ts";
import { rebuildDocument } from "./support/rebuild-document.ts";
import { settled } from "./support/settled.ts";
import { browser } from "./support/shared.ts";
import { startServer } from "./support/start-server.ts";
import { words } from "./support/words.ts";

const { note: m, session: w, shell } = words.zh;
const EDITS = 200;
const FIRST_KEY = 0x4e00;

const server = await startServer();
afterAll(() => server.stop());

/** Somebody with a note open. */
async function openNote({
  markdown = "开头",
  prepare = async () => undefined,
  savedText = m.saved.saved,
}: {
  markdown?: string;
  savedText?: string;
  prepare?: (context: BrowserContext) => Promise<unknown>;
} = {}) {
  const name = freshName("记笔记的人");
  const token = await server.signIn(name);
  const note = await noteOnServer(server, { token, markdown });
  const visit = await openVisitor(browser, { url: server.url, token });
  await prepare(visit.context);
  await visit.page.goto(note.path);
  await textOf(visit.page).waitFor();
  await isSaved(visit.page, savedText);
  return { ...visit, name, token, note };
}

/** What the page says of the state of the note, each state once as it comes. */
async function statesOf(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(
    (known) => {
      const seen: string[] = [];
      Object.assign(window, { statesSeen: seen });
      const look = () => {
        const said = [...document.querySelectorAll("[role=status]")].map(
          ({ textContent, parentElement }) => textContent || parentElement?.textContent,
        );
        const state = known.find((one) => said.some((text) => text?.includes(one)));
        if (state !== undefined && seen.at(-1) !== state) seen.push(state);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      look();
    },
    [m.saved.saved, m.saved.offlineKept, m.saved.offlineNotKept, m.saved.signedOut],
  );
  return () => page.evaluate(() => (window as unknown as { statesSeen: string[] }).statesSeen);
}

async function signInBy(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  const form = dialog.getByLabel(w.dev.username);
  await dialog.waitFor();
  if (!(await form.isVisible())) await dialog.getByRole("button", { name: w.ways.dev }).click();
  await form.fill(name);
  await dialog.getByRole("button", { name: w.dev.submit }).click();
  await dialog.waitFor({ state: "hidden" });
}

it("two hundred edits while the server is gone arrive once each, and the state goes from saved to offline to saved", async () => {
  const { context, page, note } = await openNote();
  const states = await statesOf(page);
  await goToEnd(page);
  await server.kill();
  let typed = "";
  for (let n = 0; n < EDITS; n += 1) {
    const key = String.fromCharCode(FIRST_KEY + n);
    typed += key;
    await page.keyboard.insertText(key);
  }
  await expect.poll(states).toContain(m.saved.offlineKept);
  await server.start();
  await isSaved(page);
  await expect.poll(note.words).toBe(`开头${typed}`);
  expect(await states()).toEqual([m.saved.saved, m.saved.offlineKept, m.saved.saved]);
  await context.close();
});

it("a tab of an older build keeps what is typed, asks for a reload, and the newer page sends it", async () => {
  const { context, page, note } = await openNote();
  // As a page would call whose contract knew no epoch yet.
  const older = (route: Route) => {
    const { epoch: _, ...body } = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify(body) });
  };
  await page.route("**/api/document/update", older);
  await goToEnd(page);
  await page.keyboard.insertText("，旧页面写的");
  await page.getByText(m.saved.outdatedKept).first().waitFor();
  expect(await textOf(page).textContent()).toBe("开头，旧页面写的");
  expect(await note.words()).toBe("开头");
  await page.unroute("**/api/document/update", older);
  await page.getByRole("button", { name: m.saved.reload }).click();
  await expect.poll(note.words).toBe("开头，旧页面写的");
  await isSaved(page);
  expect(await textOf(page).textContent()).toBe("开头，旧页面写的");
  await context.close();
});

it("a tab whose chunks are gone from the server sends what was typed and loads itself anew, as soon as it asks for one", async () => {
  const { context, page, note } = await openNote();
  await goToEnd(page);
  // What this tab has not loaded yet is of a build that is no longer there; a page that is loaded now is of the new one.
  let isOld = true;
  let missed = 0;
  await page.route("**/*", (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) isOld = false;
    if (!isOld || !request.url().includes("/assets/")) return route.continue();
    missed += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  await page.keyboard.insertText("，换屏前写的");
  const loadedAnew = page.waitForEvent("load");
  await page.locator('a[href="/homepage"]:visible').click();
  await expect.poll(note.words).toBe("开头，换屏前写的");
  await expect.poll(() => [missed > 0, isOld]).toEqual([true, false]);
  await loadedAnew;
  await page.goto(note.path);
  await expect.poll(() => textOf(page).textContent()).toBe("开头，换屏前写的");
  await isSaved(page);
  await context.close();
});

describe("a session that ends while somebody types", () => {
  it("leaves the text where it is, and it is sent after the next sign-in", async () => {
    const { context, page, note, token, name } = await openNote();
    await goToEnd(page);
    await server.call("/api/user/logout", {}, token);
    await page.keyboard.insertText("，过期后写的");
    await page.getByText(m.saved.signedOut).first().waitFor();
    // Behind the box that asks to sign in, once that is there.
    const text = page.getByRole("textbox", { name: m.paper.label, exact: true, includeHidden: true });
    expect(await text.textContent()).toBe("开头，过期后写的");
    await signInBy(page, name);
    const again = await server.signIn(name);
    const words = async () => {
      const { data } = await server.call("/api/document/version", { documentId: note.noteId }, again);
      return JSON.stringify(data);
    };
    await expect.poll(words).toContain("开头，过期后写的");
    await isSaved(page);
    await context.close();
  });

  it("leaves it to its writer: another one who signs in there neither sees nor sends it, and it is sent when the writer is back", async () => {
    const { context, page, note, token, name } = await openNote();
    await goToEnd(page);
    await server.call("/api/user/logout", {}, token);
    await page.keyboard.insertText("，只给自己看的");
    await page.getByText(m.saved.signedOut).first().waitFor();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/document/")) sent.push(`${request.headers()["authorization"]} ${request.url()}`);
    });
    await signInBy(page, freshName("后来的人"));
    await page.getByRole("button", { name: shell.user.open }).or(page.getByText(m.open.unknown)).first().waitFor();
    await settled(page).catch(() => undefined);
    expect(await page.getByText("只给自己看的").count()).toBe(0);
    expect(sent.filter((one) => one.includes("/update") && !one.startsWith(token))).toEqual([]);
    await page.close();

    const again = await server.signIn(name);
    await context.clearCookies();
    await context.addCookies([{ name: "token", value: again, url: server.url }]);
    const back = await context.newPage();
    await back.goto(note.path);
    await expect.poll(() => textOf(back).textContent()).toBe("开头，只给自己看的");
    await isSaved(back);
    const { data } = await server.call("/api/document/version", { documentId: note.noteId }, again);
    expect(JSON.stringify(data)).toContain("开头，只给自己看的");
    await context.close();
  });
});

describe("a browser whose database is broken", () => {
  it.each([
    [
      "cannot be opened",
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("private mode", "InvalidStateError");
        };
      },
    ],
    [
      "never answers",
      () => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      },
    ],
    [
      "is full",
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    ],
  ])("and %s: it is typed in as ever, the page says what is in danger, and the text reaches the server", async (_, breakIt) => {
    const { context, page, note } = await openNote({
      savedText: m.saved.savedNotKept,
      prepare: (context) => context.addInitScript(breakIt),
    });
    await goToEnd(page);
    await page.keyboard.insertText("，照写");
    await expect.poll(note.words).toBe("开头，照写");
    await context.setOffline(true);
    await page.keyboard.insertText("，断网也写");
    await page.getByTitle(m.saved.offlineNotKept).or(page.getByText(m.saved.offlineNotKept)).first().waitFor({ state: "attached" });
    await context.setOffline(false);
    await expect.poll(note.words).toBe("开头，照写，断网也写");
    await isSaved(page, m.saved.savedNotKept);
    await context.close();
  });

  it("because it was deleted under the page: what is typed then is kept all the same", async () => {
    const { context, page, note } = await openNote();
    await goToEnd(page);
    await page.keyboard.insertText("，删前");
    await expect.poll(note.words).toBe("开头，删前");
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const deleted = indexedDB.deleteDatabase("edits");
          deleted.onsuccess = () => resolve();
          deleted.onerror = () => reject(deleted.error);
        }),
    );
    await context.setOffline(true);
    await page.keyboard.insertText("，删后");
    await page.getByText(m.saved.offlineKept).first().waitFor({ state: "attached" });
    await page.goto("chrome://crash").catch(() => undefined);
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(note.path);
    await expect.poll(() => textOf(again).textContent()).toBe("开头，删前，删后");
    await expect.poll(note.words).toBe("开头，删前，删后");
    await context.close();
  });
});

it("words of an older tab come in as rescued text when its document was rebuilt meanwhile, and can be put back", async () => {
  const { context, page, note } = await openNote({ markdown: "# 第一章\n\n原文" });
  await goToEnd(page);
  await server.kill();
  await page.keyboard.insertText("，没存的话");
  const heading = { type: "heading", attrs: { level: 1, id: "rebuilt001" }, content: [{ type: "text", text: "第一章" }] } as const;
  const paragraph = { type: "paragraph", content: [{ type: "text", text: "原文" }] } as const;
  await rebuildDocument(server.dataDir, note.noteId, { title: "", settings: {}, blocks: [heading, paragraph], footnotes: {} });
  await server.start();
  await page.getByText(m.rescued.text).waitFor();
  await page.getByText("，没存的话").waitFor();
  await page.getByRole("button", { name: m.rescued.back }).click();
  await page.getByText(m.rescued.text).waitFor({ state: "detached" });
  await expect.poll(note.words).toBe("第一章\n原文\n，没存的话");
  await context.close();
});
