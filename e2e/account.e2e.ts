import { INVITE_GIFT_TOKENS, NICKNAME_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { freshName } from "./support/fresh-name.ts";
import { openVisitor } from "./support/open-browser.ts";
import { browser, server } from "./support/shared.ts";
import { words } from "./support/words.ts";

const { account: w, home, invites, session, shell } = words.zh;

/** A picture that is wider than high. */
const PICTURE = {
  name: "me.png",
  mimeType: "image/png",
  buffer: Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR4nGP4z8AARwzIHAAvvAP9Xk4x6QAAAABJRU5ErkJggg==", "base64"),
};

/** Opens an account's profile in a browser of its own. */
async function openProfile(token: string) {
  const visit = await openVisitor(browser, { url: server.url, token });
  await visit.page.goto("/my/info");
  await visit.page.getByRole("heading", { name: w.security.title }).waitFor();
  return visit;
}

async function signInByName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: session.ways.dev }).click();
  await dialog.getByLabel(session.dev.username).fill(name);
  await dialog.getByRole("button", { name: session.dev.submit }).click();
  await dialog.waitFor({ state: "hidden" });
}

type Profile = { nickname: string; headimg: string; hasPassword: boolean; inviteCode: string };
const profileOf = async (token: string) => (await server.call("/api/user/info", {}, token)).data as Profile;

describe("the account", () => {
  it("lets a nickname be changed by keys alone; a refused one says so at the field, Esc keeps the old one", async () => {
    const token = await server.signIn(freshName("小满"));
    const { context, page, faults } = await openProfile(token);
    await page.getByRole("button", { name: w.info.changeNickname }).focus();
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: w.info.nickname });
    await field.fill("");
    await page.keyboard.press("Enter");
    await page.locator("main").getByRole("alert").waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    await page.getByRole("button", { name: w.info.changeNickname }).and(page.locator(":focus")).waitFor();

    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: w.info.nickname }).fill("小满同学");
    await page.keyboard.press("Enter");
    await page.getByText(w.info.nicknameSaved).waitFor();
    expect((await profileOf(token)).nickname).toBe("小满同学");
    expect(faults).toEqual([]);
    await context.close();
  });

  it("keeps a nickname that is too long and names a file that is no picture, each beside what it is about", async () => {
    const token = await server.signIn(freshName("long"));
    const { context, page, faults } = await openProfile(token);
    await page.getByRole("button", { name: w.info.changeNickname }).click();
    const field = page.getByRole("textbox", { name: w.info.nickname });
    await page.keyboard.insertText("好".repeat(1000));
    await page.keyboard.press("Enter");
    await page.locator("main").getByText(w.info.nicknameTooLong(1000, NICKNAME_MAX_CHARACTERS)).waitFor();
    expect(await field.inputValue()).toHaveLength(1000);
    // Each is one grapheme of several code points.
    await field.fill("🍊".repeat(NICKNAME_MAX_CHARACTERS));
    await page.keyboard.press("Enter");
    await page.getByText(w.info.nicknameSaved).waitFor();

    await page.locator('input[type="file"]').setInputFiles({ name: "第三稿.png", mimeType: "image/png", buffer: Buffer.from("text") });
    await page.locator("main").getByText(w.avatar.unreadable("第三稿.png")).waitFor();
    await page.locator('input[type="file"]').setInputFiles(PICTURE);
    await page.getByText(w.avatar.saved).waitFor();
    expect(await page.locator("main").getByRole("alert").count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("takes a picture as an avatar, shows it in the bar, and does without it again", async () => {
    const token = await server.signIn(freshName("avatar"));
    const { context, page, faults } = await openProfile(token);
    await page.locator('input[type="file"]').setInputFiles(PICTURE);
    await page.getByText(w.avatar.saved).waitFor();
    await page.locator("header img").waitFor();
    expect((await profileOf(token)).headimg).not.toBe("");
    await page.getByRole("button", { name: w.avatar.menu }).click();
    await page.getByRole("menuitem", { name: w.avatar.remove }).click();
    await page.getByText(w.avatar.removed).waitFor();
    expect((await profileOf(token)).headimg).toBe("");
    expect(faults).toEqual([]);
    await context.close();
  });

  it("signs another device out, which then asks to sign in", async () => {
    const username = freshName("two");
    const other = await openProfile(await server.signIn(username));
    const mine = await openProfile(await server.signIn(username));
    await mine.page.getByRole("list", { name: w.security.devices }).getByRole("button").first().click();
    await mine.page.getByText(w.devices.only).waitFor();
    await other.page.reload();
    await other.page.getByRole("dialog").getByText(shell.errors.sessionEnded).waitFor();
    await Promise.all([other.context.close(), mine.context.close()]);
  });

  it("sets a password, asks for the old one afterwards and refuses a wrong one at its field", async () => {
    const username = freshName("keeper");
    const token = await server.signIn(username);
    const { context, page, faults } = await openProfile(token);
    await page.getByRole("button", { name: w.security.setPassword }).click();
    const dialog = page.getByRole("dialog");
    const fill = (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text);
    await fill(w.password.username, username);
    await fill(w.password.new, "k7-mQ2vz-tea");
    await fill(w.password.again, "k7-mQ2vz-te");
    await page.keyboard.press("Enter");
    await dialog.getByText(w.password.notSame).waitFor();
    await fill(w.password.again, "k7-mQ2vz-tea");
    await page.keyboard.press("Enter");
    await page.getByText(w.security.passwordSet(username)).waitFor();
    expect((await profileOf(token)).hasPassword).toBe(true);

    await page.getByRole("button", { name: w.security.changePassword }).click();
    await fill(w.password.old, "not-the-old-one");
    await fill(w.password.new, "another-9-tea");
    await fill(w.password.again, "another-9-tea");
    await page.keyboard.press("Enter");
    await dialog.locator("[aria-invalid]").waitFor();
    expect(await dialog.locator("[aria-invalid]").getAttribute("name")).toBe("oldPassword");
    expect(await page.locator(":focus").getAttribute("name")).toBe("oldPassword");
    expect(faults).toEqual([]);
    await context.close();
  });

  it("is closed only by someone who says they understand; every screen tells so until it is taken back", async () => {
    const { context, page, faults } = await openProfile(await server.signIn(freshName("leaver")));
    await page.getByRole("button", { name: w.closing.title }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByRole("button", { name: w.closing.go }).isDisabled()).toBe(true);
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: w.closing.go }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.goto("/homepage");
    await page.getByRole("button", { name: w.closing.reopen }).click();
    await page.getByText(w.closing.reopened).waitFor();
    expect(await page.getByRole("button", { name: w.closing.reopen }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe("an invitation", () => {
  it("leads a friend to their first sign-in and brings the reward", async () => {
    const token = await server.signIn(freshName("inviter"));
    const { inviteCode } = await profileOf(token);
    const friend = await openVisitor(browser, { url: server.url });
    await friend.page.goto(`/invite/${inviteCode}`);
    await friend.page.getByText(invites.landing.invites("i**")).waitFor();
    await friend.page.getByRole("button", { name: invites.landing.go }).click();
    await signInByName(friend.page, freshName("friend"));
    await friend.page.waitForURL("**/homepage");
    expect((await friend.context.cookies()).filter(({ name, value }) => name === "inviteCode" && value !== "")).toEqual([]);

    const mine = await openVisitor(browser, { url: server.url, token });
    await mine.page.goto("/my/invite");
    const received = invites.list.rewarded(INVITE_GIFT_TOKENS.toLocaleString("en-US"));
    await mine.page.getByRole("cell", { name: received }).waitFor();
    expect([...friend.faults, ...mine.faults]).toEqual([]);
    await Promise.all([friend.context.close(), mine.context.close()]);
  });

  it("by an unknown code still lets its visitor start, and keeps no code", async () => {
    const { context, page, faults } = await openVisitor(browser, { url: server.url });
    await page.goto("/invite/NOBODY00");
    await page.getByText(invites.landing.unknown.title).waitFor();
    expect(await page.getByRole("button", { name: invites.landing.go }).isEnabled()).toBe(true);
    expect((await context.cookies()).filter(({ name }) => name === "inviteCode")).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    ["in the bar", (page: Page) => page.getByRole("link", { name: shell.nav.invite, exact: true })],
    ["at the foot of the home page", (page: Page) => page.getByRole("button", { name: home.perks.invite.action })],
  ])("is asked for by a stranger's click %s, with what it takes", async (_, wayOn) => {
    const { context, page } = await openVisitor(browser, { url: server.url });
    await page.goto("/homepage");
    await wayOn(page).click();
    await page.getByRole("dialog").getByText(shell.inviteReason).waitFor();
    await context.close();
  });

  it("comes as a poster of 1080 by 1440", async () => {
    const { context, page, faults } = await openVisitor(browser, {
      url: server.url,
      token: await server.signIn(freshName("poster")),
      device: "phone",
    });
    await page.goto("/my/invite");
    await page.getByRole("button", { name: invites.share.poster }).click();
    const picture = page.getByRole("dialog").getByRole("img");
    await picture.waitFor();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight])),
    ).toEqual([1080, 1440]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
