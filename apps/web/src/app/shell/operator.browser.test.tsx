import { SITE_PAGE_PATHS } from "@tangleaf/contract/site-pages";
import { webPaths } from "@tangleaf/contract/web-paths";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import BarLayout from "#app/layouts/bar-layout.tsx";
import ShellLayout from "#app/layouts/shell-layout.tsx";
import { Providers } from "#app/providers.tsx";
import { PageEnd } from "#features/information/page-end.tsx";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { closeService } from "#lib/service-dialog-store.ts";
import { okAnswer, sampleBaseInfo } from "#lib/testing/server-answers.ts";
import { footerMessages as foot } from "#messages/footer.ts";
import { noticeMessages } from "#messages/notices.ts";
import { serviceMessages as m } from "#messages/service.ts";
import { sitePageMessages } from "#messages/site-page.ts";
import { Footer } from "./footer.tsx";
import { ServiceCorner } from "./service-corner.tsx";

const realFetch = window.fetch;
let configured: Parameters<typeof sampleBaseInfo>[0] = {};
let asked = 0;

beforeEach(() => {
  asked = 0;
  window.fetch = async (url) => {
    asked += 1;
    return Response.json(okAnswer(String(url).endsWith("/offer") ? [] : sampleBaseInfo(configured)));
  };
});
afterEach(() => {
  window.fetch = realFetch;
  closeService();
  queryClient.clear();
});

/** A part of the page on a site whose operator has configured this. */
async function shown(part: ReactNode, given: typeof configured) {
  configured = given;
  const element = (
    <Providers>
      <QueryScope>{part}</QueryScope>
    </Providers>
  );
  const screen = await render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  return screen;
}

const QR = "https://work.weixin.qq.com/kfid/kfc1";
const model = { name: "deep", label: "深思", isDefault: true, builtin: false, price: 2 };
const sample = { name: "builtin-sample", label: "样例", isDefault: true, builtin: true, price: 1 };

describe("the customer service", () => {
  test("has no button where the operator cannot be reached", async () => {
    const screen = await shown(<ServiceCorner />, {});
    expect(screen.getByRole("button", { name: m.open }).elements()).toEqual([]);
  });

  test("shows the QR with its address for whoever cannot scan it, and the hours", async () => {
    const screen = await shown(<ServiceCorner />, { qr: QR });
    await screen.getByRole("button", { name: m.open }).click();
    const dialog = screen.getByRole("dialog", { name: m.title });
    await expect.element(dialog.getByRole("img", { name: m.qr })).toBeVisible();
    await expect.element(dialog.getByRole("link", { name: m.chat })).toHaveAttribute("href", QR);
    await expect.element(dialog.getByText(m.hours("8-22", "14-18"))).toBeVisible();
    expect(dialog.getByText(m.email).elements()).toEqual([]);
  });

  test("is hours and mail where there is no QR", async () => {
    const screen = await shown(<ServiceCorner />, { email: "help@example.com" });
    await screen.getByRole("button", { name: m.open }).click();
    const dialog = screen.getByRole("dialog", { name: m.title });
    await expect.element(dialog.getByRole("link", { name: "help@example.com" })).toHaveAttribute("href", "mailto:help@example.com");
    await expect.element(dialog.getByText(m.hours("8-22", "14-18"))).toBeVisible();
    expect(dialog.getByRole("img", { name: m.qr }).elements()).toEqual([]);
  });
});

describe("on every screen", () => {
  const LAYOUTS = [
    ["with a sidebar", ShellLayout, {}],
    ["with a sidebar and a bar of its own", ShellLayout, { ownBar: true }],
    ["with something of its own in the corner", ShellLayout, { ownCorner: true }],
    ["with a pane of its own", BarLayout, { ownBar: true }],
  ] as const;
  test.each(LAYOUTS)("the customer service has one button that covers nothing of a screen %s", async (_, Layout, handle) => {
    configured = { qr: QR };
    const element = (
      <Providers>
        <Layout />
      </Providers>
    );
    const router = createMemoryRouter([{ element, children: [{ path: "*", handle, element: <p>the screen</p> }] }], {
      initialEntries: ["/essay/title"],
    });
    const screen = await render(<RouterProvider router={router} />);
    const button = screen.getByRole("button", { name: m.open });
    await expect.element(button).toBeVisible();
    const isFloating = getComputedStyle(button.element()).position === "fixed";
    expect(isFloating).toBe(Object.keys(handle).length === 0);
    await button.click();
    await expect.element(screen.getByRole("dialog", { name: m.title })).toBeVisible();
  });
});

describe("the footer", () => {
  test("has no QR, no partners and no registration lines where none are configured", async () => {
    const screen = await shown(<Footer />, { models: [sample] });
    await expect.element(screen.getByText(new RegExp(foot.hours("8-22", "14-18")))).toBeVisible();
    expect(screen.getByRole("img", { name: foot.accountQr }).elements()).toEqual([]);
    expect(screen.getByRole("heading", { name: foot.models }).elements()).toEqual([]);
    expect(screen.getByText(/ICP/).elements()).toEqual([]);
  });

  test("has what is configured, and filing numbers lead to their register", async () => {
    const screen = await shown(<Footer />, {
      accountQr: QR,
      models: [model],
      partners: [{ title: "DeepSeek", url: "https://www.deepseek.com/" }],
      notices: ["京ICP备1号", "算法备案 2 号"],
    });
    await expect.element(screen.getByRole("img", { name: foot.accountQr })).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: foot.models })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "DeepSeek" })).toHaveAttribute("href", "https://www.deepseek.com/");
    await expect.element(screen.getByRole("link", { name: "京ICP备1号" })).toHaveAttribute("href", "https://beian.miit.gov.cn/");
    await expect.element(screen.getByText(/算法备案 2 号/)).toBeVisible();
  });

  test("leads to the guides, to who we are, to what is new and to what was agreed on", async () => {
    const screen = await shown(<Footer />, {});
    const links = screen
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
    const { privacy, agreement, ...pages } = SITE_PAGE_PATHS;
    expect(links).toEqual(expect.arrayContaining([...Object.values(pages), privacy, agreement, webPaths.essayHelp]));
  });
});

describe("announcements", () => {
  const SALE = { title: "五折", date: "2026-11-10T00:00:00.000Z", info: "<p>季度都算</p>", url: "https://example.org/sale" };

  test("are read by visitors from the footer, newest first", async () => {
    const screen = await shown(<Footer />, { notification: [{ ...SALE, title: "维护", date: "2026-11-02T00:00:00.000Z" }, SALE] });
    await screen.getByRole("button", { name: foot.announcements }).click();
    const dialog = screen.getByRole("dialog", { name: foot.announcements });
    await expect.element(dialog.getByText("季度都算").first()).toBeVisible();
    const titles = dialog
      .getByRole("article")
      .elements()
      .map((row) => row.querySelector("b")?.textContent);
    expect(titles).toEqual(["五折", "维护"]);
    await expect.element(dialog.getByRole("link", { name: noticeMessages.full }).first()).toHaveAttribute("href", SALE.url);
  });

  test("that are none yet say so", async () => {
    const screen = await shown(<Footer />, {});
    await screen.getByRole("button", { name: foot.announcements }).click();
    await expect.element(screen.getByRole("dialog").getByText(noticeMessages.noAnnouncements)).toBeVisible();
  });
});

describe("what only the running site knows", () => {
  test("is told of models by the calculation behind the button", async () => {
    const screen = await shown(<PageEnd name="llm" />, { models: [model, { ...sample, isDefault: false }] });
    await expect.element(screen.getByRole("row", { name: /深思.*2,500/ })).toBeVisible();
    await expect.element(screen.getByRole("row", { name: new RegExp(`样例.*${sitePageMessages.models.builtin}.*1,250`) })).toBeVisible();
  });

  test("is told of the operator, and that there is no address where there is none", async () => {
    const screen = await shown(<PageEnd name="aboutus" />, {});
    await expect.element(screen.getByText(sitePageMessages.contact.none)).toBeVisible();
  });

  test("is the address of the operator where there is one", async () => {
    const screen = await shown(<PageEnd name="joinus" />, { email: "help@example.com" });
    await expect.element(screen.getByRole("link", { name: "help@example.com" })).toBeVisible();
    expect(screen.getByText(sitePageMessages.contact.none).elements()).toEqual([]);
  });
});
