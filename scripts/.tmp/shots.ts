import { startServer } from "../../e2e/support/start-server.ts";
import { openBrowser, openVisitor } from "../../e2e/support/open-browser.ts";
import { findViolations } from "../../e2e/support/axe.ts";
import { words } from "../../e2e/support/words.ts";
const variant = (process.argv[2] ?? "zh") as "zh" | "en";
const device = (process.argv[3] ?? "desktop") as "desktop" | "phone";
const theme = (process.argv[4] ?? "light") as "light" | "dark";
const tag = `${variant}-${device}-${theme}`;
const m = words[variant];
const server = await startServer({ variant, env: { SAMPLE_WRITER_SPEED: "0" } });
const browser = await openBrowser();
try {
  const token = await server.signIn("shots");
  const { page, faults } = await openVisitor(browser, { url: server.url, token, device, theme, locale: variant === "zh" ? "zh-CN" : "en-US" });
  const shot = async (name: string, full = false) => {
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/f15t-shots/${tag}-${name}.png`, fullPage: full });
    const v = await findViolations(page);
    if (v.length) console.log(name, JSON.stringify(v).slice(0, 600));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) console.log(name, "overflow", over);
  };





  const id = process.argv[5] ?? "";
  await page.goto(`/template/page/${id}`);
  await page.getByRole("button", { name: m.template.use }).click();
  await page.getByRole("button", { name: m.template.dialog.start, exact: true }).click();
  await page.waitForURL("**/essay/content?essay=*");
  await page.waitForTimeout(1500);
  await shot("document");
  { await page.getByRole("button", { name: m.essayContent.side.label, exact: true }).click(); await page.getByRole("tab", { name: m.document.template.tab }).click(); await page.waitForTimeout(300); await shot("document-tab"); }
  await page.goto("/document/journalEssay"); await shot("form");
  const fill = page.getByRole("button", { name: m.writing.example.fill });
  if (await fill.count()) { await fill.first().click(); await page.waitForTimeout(1500); await shot("sample"); }
  await page.goto("/essay/help"); await shot("help", true);
  console.log(tag, "faults", faults);
} finally { await browser.close(); await server.stop(); }
