import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { openDatabase } from "../apps/server/src/db/open-database.ts";
import { writeNotice } from "../apps/server/src/modules/notices/index.ts";
import { runAdmin } from "../apps/server/src/testing/abuse/run-admin.ts";
import { sampleChart } from "../apps/server/src/testing/sample-chart.ts";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor, type Visit } from "./support/open-browser.ts";
import { settled } from "./support/settled.ts";
import { browser } from "./support/shared.ts";
import { startServer } from "./support/start-server.ts";
import { words } from "./support/words.ts";

// A server of its own: announcements and operator pages are seen by everybody on it.
const server = await startServer({ env: { SAMPLE_WRITER_SPEED: "0", RATE_LIMIT_PER_MINUTE: "0" } });
afterAll(() => server.stop());

const { panels } = words.zh;
const EVIL = "http://evil.example";
/** Short enough for every label; its words are to be seen as they are. */
const LABEL = "<img src=x onerror=ran=1>";
const SCRIPTS = [
  "<script>ran=1</script>",
  `"><svg onload=ran=1>`,
  `<iframe srcdoc="<script>top.ran=1</script>"></iframe>`,
  `<img src="${EVIL}/a.png">`,
  `<link rel=stylesheet href="${EVIL}/a.css"><style>@import url("${EVIL}/b.css");</style>`,
  `<a href="javascript:ran=1">按这里</a>`,
  `<form action="${EVIL}"><button autofocus onfocus=ran=1>x</button></form>`,
  "{{constructor.constructor('ran=1')()}}",
];
const MARKDOWN = [
  `# ${LABEL}`,
  ...SCRIPTS,
  "[按这里](javascript:ran=1) [那里](data:text/html,<script>ran=1</script>)",
  `![图](${EVIL}/c.png) <img src=x onerror=ran=1>`,
  "$\\href{javascript:ran=1}{x}$ $\\includegraphics{http://evil.example/d.png}$",
  "```html\n<script>ran=1</script>\n```",
  `| ${LABEL} | 二 |\n| --- | --- |\n| <script>ran=1</script> | 1 |`,
].join("\n\n");

/** What must never happen in the pages of a visitor. */
function watchHarm(context: BrowserContext): { harm: string[]; look(page: Page): Promise<void> } {
  const harm: string[] = [];
  const watch = (page: Page) => {
    page.on("dialog", (dialog) => {
      harm.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  };
  context.pages().forEach(watch);
  context.on("page", watch);
  context.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && hostname !== "127.0.0.1") harm.push(`a request to ${request.url()}`);
  });
  return {
    harm,
    async look(page) {
      for (const frame of page.frames()) {
        if (await frame.evaluate(() => "ran" in globalThis)) harm.push(`a script ran at ${page.url()}`);
        // One that waits for something to happen, a picture that does not load for one.
        const handlers = await frame.evaluate(() =>
          [...document.querySelectorAll("*")].flatMap((one) => one.getAttributeNames().filter((name) => name.startsWith("on"))),
        );
        harm.push(...handlers.map((name) => `${name} at ${page.url()}`));
      }
      const links = await page.locator("a[href]").evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
      harm.push(...links.filter((link) => /^(?:javascript|data|vbscript):/i.test(link)).map((link) => `a link to ${link}`));
    },
  };
}

async function visit({ serviceWorkers = "allow" }: Pick<Visit, "serviceWorkers"> = {}) {
  const token = await server.signIn(freshName("好奇的人"));
  const { page, context } = await openVisitor(browser, { url: server.url, token, serviceWorkers });
  const { harm, look } = watchHarm(context);
  const call = async <T>(path: string, body: object) => {
    const { data, is_success, message } = await server.call(path, body, token);
    if (!is_success) throw new Error(`${path}: ${message}`);
    return data as T;
  };
  /** Opens a page, waits until these words are to be read there, and looks for harm. `isLive`: it has a stream that never ends. */
  async function open(path: string, shown: string, { isLive = false } = {}): Promise<void> {
    await page.goto(path);
    await page.getByText(shown).or(page.getByLabel(shown)).first().waitFor({ state: "attached" });
    if (!isLive) await settled(page);
    await look(page);
  }
  return { page, context, token, harm, look, call, open };
}

it("labels of a chart are text on its page, in its tips and in the list", async () => {
  const { page, context, harm, look, call, open } = await visit();
  const columns = [
    { name: LABEL, type: "text" as const },
    { name: "<b onmouseover=ran=1>数", type: "number" as const, unit: "<i>" },
  ];
  const rows = [LABEL, ...SCRIPTS].map((name, n) => [name, n + 1]);
  const words = { title: LABEL, subtitle: SCRIPTS[0] ?? "", source: SCRIPTS[1] ?? "", caption: SCRIPTS[5] ?? "" };
  const spec = { ...sampleChart({ data: { columns, rows } }), ...words };
  const { chartId } = await call<{ chartId: string }>("/api/chart/save", { spec });
  await open(`/chart?chart=${chartId}`, LABEL);
  const picture = page.getByRole("figure").locator("svg").first();
  const box = await picture.boundingBox();
  for (let n = 1; n < 10; n += 1)
    await page.mouse.move((box?.x ?? 0) + ((box?.width ?? 0) * n) / 10, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await look(page);
  await open("/chart/index", LABEL);
  expect(harm).toEqual([]);
  await context.close();
});

it("nodes of a tree, their notes and links are text on the map and in the list", async () => {
  const { page, context, token, harm, look, call, open } = await visit();
  const kids = SCRIPTS.map((text) => ({ text, note: MARKDOWN.slice(0, 9000), link: "javascript:ran=1" }));
  const saved = await server.call("/api/mindtree/save", { tree: { text: LABEL, kids } }, token);
  // A link that leads nowhere good may be refused altogether.
  const tree = { text: LABEL, kids: saved.is_success ? kids : kids.map(({ text, note }) => ({ text, note })) };
  const { mindtreeId } = await call<{ mindtreeId: string }>("/api/mindtree/save", { tree });
  await open(`/mindtree/tree/${mindtreeId}`, LABEL, { isLive: true });
  const node = (text: string) => page.getByRole("treeitem").filter({ hasText: text }).last();
  for (const text of SCRIPTS.slice(0, 3)) await node(text).waitFor({ state: "attached" });
  await node(SCRIPTS[0] ?? "").click();
  await look(page);
  await open("/mindtree", LABEL);
  expect(harm).toEqual([]);
  await context.close();
});

it("a note is text on its paper and in its file, which is opened in the browser", async () => {
  const { page, context, harm, look, call, open } = await visit({ serviceWorkers: "block" });
  const { noteId } = await call<{ noteId: string }>("/api/note/create", { title: LABEL, markdown: MARKDOWN });
  await open(`/notebook/note/${noteId}`, LABEL, { isLive: true });
  await open("/notebook", LABEL);
  await open("/my/texts", LABEL);
  const { url } = await call<{ url: string }>("/api/note/export", { noteId, format: "html" });
  const file = await context.request.get(new URL(url, server.url).href);
  const path = join(server.dataDir, "exported.html");
  writeFileSync(path, await file.body());
  await page.goto(`file://${path}`);
  // Its title says the same and is not seen.
  const heading = page.locator("body").getByText(LABEL).first();
  await heading.waitFor();
  await look(page);
  // As a site would show it that somebody puts it on: without the protection of a file.
  await page.route("**/exported", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", path }));
  await page.goto(`${server.url}/exported`);
  await heading.waitFor();
  await look(page);
  expect(harm).toEqual([]);
  await context.close();
});

it("headings and cells of a table are text in its grid, its list and its answers", async () => {
  const { context, harm, call, open } = await visit();
  const cells = SCRIPTS.map((text) => `"${text.replaceAll('"', '""')}"`);
  const text = `${LABEL},<b onclick=ran=1>数\n${cells.map((cell, n) => `${cell},${n}`).join("\n")}`;
  const { tableId } = await call<{ tableId: string }>("/api/table/paste", { text, title: LABEL });
  const plan = { v: 1, from: "s1", steps: [{ op: "group", by: [LABEL], aggs: [{ fn: "count", as: SCRIPTS[0] }] }] };
  await call("/api/table/run", { tableId, plan, ask: SCRIPTS[1] });
  await call("/api/table/save", { tableId, title: LABEL });
  await open(`/table/sheet/${tableId}`, LABEL);
  await open("/table", LABEL);
  expect(harm).toEqual([]);
  await context.close();
});

it("a notice, an announcement and the operator's own page run nothing, whatever they are made of", async () => {
  const { page, context, token, harm, look, open } = await visit();
  const env = { APP_ENV: "development", DATA_DIR: server.dataDir };
  const html = `<p>${LABEL}</p>${SCRIPTS.join("")}`;
  const { code, said } = await runAdmin(["announcement", "add", "--title", LABEL, "--html", html], env);
  expect(code, said).toBe(0);
  const { data } = await server.call("/api/user/info", {}, token);
  const { db, close } = await openDatabase({ dataDir: server.dataDir });
  const told = { kind: "noteWritten", data: { documentId: "a", title: LABEL, sections: 1 } } as const;
  await writeNotice(db, { userId: (data as { id: string }).id, about: "hostile", ...told }, Date.now());
  await close();
  mkdirSync(join(server.dataDir, "pages"), { recursive: true });
  writeFileSync(join(server.dataDir, "pages", "aboutus.md"), `${MARKDOWN}\n\n操作者写的。\n`);

  await open("/blog/aboutus", "操作者写的。");
  await page.getByRole("button", { name: panels.notices.hasNew }).click();
  await page.getByText(LABEL).first().waitFor();
  await look(page);
  expect(harm).toEqual([]);
  await context.close();
});
