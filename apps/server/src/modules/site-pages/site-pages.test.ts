import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ACCOUNT_CLOSE_GRACE_DAYS, INVITE_GIFT_TOKENS, NEW_USER_GIFT_TOKENS, SITE_PAGES, type Variant } from "@tangleaf/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSitePages } from "./site-pages.ts";

let dataDir = "";
let unreadable: string[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pages-"));
  unreadable = [];
});
afterEach(() => rm(dataDir, { recursive: true }));

function pages(variant: Variant, serviceEmail?: string) {
  const models = [{ label: "深思" }, { label: "快写" }];
  return createSitePages({ variant, dataDir, serviceEmail, models, onUnreadable: (path) => void unreadable.push(path) });
}

async function ownPage(name: string, text: string): Promise<void> {
  await mkdir(join(dataDir, "pages"), { recursive: true });
  await writeFile(join(dataDir, "pages", `${name}.md`), text);
}

describe("a page of the site", () => {
  it.each(["zh", "en"] as const)("has a default text without open blanks, with its parts named (%s)", async (variant) => {
    for (const name of SITE_PAGES) {
      const { html, headings, isOwn } = await pages(variant).read(name);
      expect(isOwn).toBe(false);
      expect(html, name).not.toMatch(/[{}]|\*\*/);
      expect(headings.length, name).toBeGreaterThan(1);
      for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`);
      if (variant === "en") expect(html.replaceAll(/深思|快写/g, ""), name).not.toMatch(/\p{Script=Han}|[，。、：；！？（）“”]/u);
    }
  });

  it.each(["zh", "en"] as const)("says the days and the models of this site where it is a promise (%s)", async (variant) => {
    const [agreement, privacy] = await Promise.all([pages(variant).read("agreement"), pages(variant).read("privacy")]);
    for (const { html } of [agreement, privacy]) {
      expect(html).toContain(String(ACCOUNT_CLOSE_GRACE_DAYS));
      expect(html).toContain("深思");
    }
    expect(privacy.html).toContain("<table>");
  });

  it("tells what inviting brings by the figures that are granted", async () => {
    const { html } = await pages("en").read("invite");
    expect(html).toContain(INVITE_GIFT_TOKENS.toLocaleString("en-US"));
    expect(html).toContain(NEW_USER_GIFT_TOKENS.toLocaleString("en-US"));
  });

  it("names the address people may write to, or says that there is none", async () => {
    expect((await pages("zh", "help@example.com").read("privacy")).html).toContain('href="mailto:help@example.com"');
    expect((await pages("zh").read("privacy")).html).toContain("还没有填写联系方式");
  });

  it("names the cookies there are, and none for a category of the menu", async () => {
    for (const [variant, there, none] of [
      ["zh", ["侧栏开着还是收起", "邀请码", "满意度"], "菜单"],
      ["en", ["sidebar is open", "invitation code", "how satisfied"], "menu"],
    ] as const) {
      const { html } = await pages(variant).read("privacy");
      const line = html.split("\n").find((one) => /Cookies?[：:]/.test(one)) ?? "";
      expect(there.filter((words) => !line.includes(words))).toEqual([]);
      expect(line).not.toContain(none);
    }
  });

  it("is the operator's own from the moment its file is there, until it is gone", async () => {
    const { read, isOwn } = pages("zh");
    await ownPage("agreement", "# 我们的约定\n\n第 {models} 条");
    expect(await read("agreement")).toEqual({
      html: '<h2 id="part-1">我们的约定</h2>\n<p>第 {models} 条</p>\n',
      headings: [{ id: "part-1", title: "我们的约定" }],
      isOwn: true,
    });
    expect([await isOwn("agreement"), await isOwn("privacy")]).toEqual([true, false]);
    expect((await read("privacy")).isOwn).toBe(false);
    await rm(join(dataDir, "pages/agreement.md"));
    expect((await read("agreement")).isOwn).toBe(false);
  });

  it("runs nothing an operator's file brings along", async () => {
    await ownPage("privacy", "<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![p](https://example.com/p.png)");
    const { html } = await pages("zh").read("privacy");
    expect(html).not.toMatch(/<script|<img|href="javascript/);
  });

  it("is the default where the file is empty, too long or a folder, and what cannot be read is told", async () => {
    await ownPage("agreement", " \n");
    await ownPage("privacy", "长".repeat(200_000));
    const { read } = pages("zh");
    expect((await read("agreement")).isOwn).toBe(false);
    expect((await read("privacy")).isOwn).toBe(false);
    await rm(join(dataDir, "pages/agreement.md"));
    await mkdir(join(dataDir, "pages/agreement.md"));
    expect((await read("agreement")).isOwn).toBe(false);
    expect(unreadable.map((path) => path.slice(dataDir.length))).toEqual(["/pages/privacy.md", "/pages/agreement.md"]);
  });
});
