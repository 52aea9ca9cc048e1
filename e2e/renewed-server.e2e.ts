import { expect, it, onTestFinished } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { goToEnd, isSaved, noteOnServer } from "./support/note-on-server.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser } from "./support/shared.ts";
import { startServer } from "./support/start-server.ts";
import { openSyncPage } from "./support/sync-page.ts";

const PAGES = 20;
const WITHIN_MS = 180_000;
const makeSentences = (when: string, n: number) => [1, 2, 3].map((no) => `${when}第${no}句（${n}）`);

it("a server is renewed under twenty pages that write, and nobody loses a word or meets an error", async () => {
  const server = await startServer({ env: { RATE_LIMIT_PER_MINUTE: "0" } });
  onTestFinished(() => server.stop());
  const pages = await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const token = await server.signIn(freshName("写着的人"));
      const note = await noteOnServer(server, { token, markdown: "# 题" });
      return { note, page: await openSyncPage({ url: server.url, token, documentId: note.noteId }) };
    }),
  );
  const token = await server.signIn(freshName("看着屏幕的人"));
  const seen = await noteOnServer(server, { token, markdown: "# 题\n\n开头。" });
  const { page: screen, context } = await openVisitor(browser, { url: server.url, token });
  await screen.goto(seen.path);
  await goToEnd(screen);
  await isSaved(screen);

  const write = async (when: string) => {
    for (const [n, { page }] of pages.entries()) for (const words of makeSentences(when, n)) page.type(words);
    await screen.keyboard.insertText(`${when}在屏幕上写的。`);
  };
  await write("之前");
  const renewed = server.renew();
  await write("其间");
  await renewed;
  await write("之后");

  for (const [n, { note, page }] of pages.entries()) {
    const expected = ["之前", "其间", "之后"].flatMap((when) => makeSentences(when, n)).join("");
    await expect.poll(note.words, { timeout: WITHIN_MS, message: `words of page ${n}` }).toContain(expected);
    const kinds = new Set(page.states.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !["opening", "saving", "saved", "offline"].includes(kind))).toEqual([]);
    await page.client.end();
  }
  await isSaved(screen);
  for (const when of ["之前", "其间", "之后"]) expect(await seen.words()).toContain(`${when}在屏幕上写的。`);
  expect(await screen.getByRole("alert").filter({ visible: true }).count()).toBe(0);
  await context.close();
});
