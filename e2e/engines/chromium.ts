import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Engine, EnginePage, EngineVisit } from "./engine.ts";

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** A name that the browser takes for another machine's: on plain http it offers pages less than on localhost. */
export const INSECURE_NAME = "tangleaf.test";

/** Chromium over its own protocol. `byName`: it reaches the server by a name, as phones in the same network do. */
export async function openChromium({ executable, byName = false }: { executable: string; byName?: boolean }): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: executable,
    args: [...ARGS, `--host-resolver-rules=MAP ${INSECURE_NAME} 127.0.0.1`],
    env: { ...process.env, LANG: "C.UTF-8" } as Record<string, string>,
  });
  return {
    visit: () => openVisit(browser),
    addressOf: (url) => (byName ? url.replace("127.0.0.1", INSECURE_NAME) : url),
    close: () => browser.close(),
  };
}

async function openVisit(browser: Browser): Promise<EngineVisit> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "zh-CN",
    reducedMotion: "reduce",
  });
  return { openPage: async () => createPage(await context.newPage()), close: () => context.close() };
}

function createPage(page: Page): EnginePage {
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y, times = 1) => page.mouse.click(x, y, { clickCount: times }),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    close: () => page.close(),
  };
}
