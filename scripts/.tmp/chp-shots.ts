import { startServer } from "../../e2e/support/start-server.ts";
import { openBrowser, openVisitor } from "../../e2e/support/open-browser.ts";
import { findViolations } from "../../e2e/support/axe.ts";
const only = process.argv[2] ?? "all";
const variant = (process.argv[3] ?? "zh") as "zh" | "en";
const server = await startServer({ variant, env: { SAMPLE_WRITER_SPEED: "0" } });
const browser = await openBrowser();
try {
  const token = await server.signIn("画图的人");
  for (const [name, device, theme] of [["desktop", "desktop", "light"], ["dark", "desktop", "dark"], ["phone", "phone", "light"]] as const) {
    if (only !== "all" && only !== name) continue;
    const { page, faults } = await openVisitor(browser, { url: server.url, token: process.argv[4] === "anon" ? undefined as never : token, device, theme });
    await page.goto("/chart");
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/chp-${variant}-${name}-0.png` });
    if (device === "phone") await page.getByText(variant === "zh" ? "图" : "Chart", { exact: true }).last().click();
    await page.getByRole("button", { name: variant === "zh" ? "用样例试试" : "Try a sample" }).click();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/chp-${variant}-${name}-1.png`, fullPage: device === "phone" });
    console.log(name, page.url(), await findViolations(page), faults.slice(0, 5));
    if (device === "phone") {
      await page.getByText(variant === "zh" ? "数据" : "Data", { exact: true }).first().click();
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/chp-${variant}-${name}-2.png`, fullPage: true });
      console.log(await findViolations(page));
    }
    await page.goto("/chart/index");
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/chp-${variant}-${name}-3.png` });
    console.log("list", await findViolations(page));
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
