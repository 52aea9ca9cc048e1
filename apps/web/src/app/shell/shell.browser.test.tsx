import { SIDEBAR_COOKIE_DAYS } from "@tangleaf/contract/constants";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useInstall } from "#features/install/use-install.ts";
import { NotebookPlaces } from "#features/notebook/notebook-places.tsx";
import { clearCookie, readCookie } from "#lib/cookies.ts";
import { closeFeedback, useFeedback } from "#lib/feedback-store.ts";
import { clearFlag, readFlag, SIDEBAR_COOKIE } from "#lib/page-flags.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { closeService, useServiceDialog } from "#lib/service-dialog-store.ts";
import { leaveSession, startSession, useSession } from "#lib/session-store.ts";
import { signOut } from "#lib/sign-out.ts";
import { okAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import { adviceMessages } from "#messages/advice.ts";
import { counterMessages } from "#messages/counter.ts";
import { homeToolsMessages } from "#messages/home-tools.ts";
import { notebookMessages } from "#messages/notebook.ts";
import { payMessages } from "#messages/pay.ts";
import { serviceMessages } from "#messages/service.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { sitePageMessages } from "#messages/site-page.ts";
import { dismissToast, useToasts } from "#ui/toast/toast-store.ts";
import { QuotaActions } from "./quota-actions.tsx";
import { Sidebar } from "./sidebar.tsx";
import { TabBar } from "./tab-bar.tsx";
import { TopBar } from "./top-bar.tsx";

const realFetch = window.fetch;
const WIDE = { width: 1440, height: 900 };
const unlimited = { isUnLimit: false, planLable: "", expiredAt: null };
const answers: Record<string, unknown> = {
  info: sampleUser(),
  baseInfo: {
    menu: [
      {
        category: "college",
        title: "实习周记",
        shortTitle: "实习周记",
        path: "/scene/internWeekly",
        icon: "notebook",
        marked: "",
        remark: "",
      },
    ],
    notification: [],
    settings: {
      features: { pay: true },
      customerService: { qr: null, email: "help@example.com" },
      customerServiceHours: { weekdays: "8-22", weekends: "14-18" },
      ads: [],
    },
  },
  getCounter: {
    balanceToken: 8420,
    balanceTokenStr: "约 8,400",
    isExpired: false,
    balanceDays: 24,
    grants: [],
    balance: {},
    unLimitPlan: unlimited,
  },
  getApiLog: { total: 0, list: [] },
  list: { total: 0, list: [], counts: { all: 0, unfiled: 0, bin: 0 } },
  getGoodsList: [{ kind: "membership", price: "24.00", claimePrice: "48.00", promotionUntil: "2026-09-15" }],
  offer: [{ kind: "membership", price: "24.00", claimePrice: "48.00", promotionUntil: "2026-09-15" }],
};

beforeEach(async () => {
  await page.viewport(WIDE.width, WIDE.height);
  window.fetch = async (url) => Response.json(okAnswer(answers[String(url).split("/").at(-1) ?? ""] ?? {}));
  useSession.setState({ restored: true });
});
afterEach(() => {
  leaveSession();
  queryClient.clear();
  clearCookie(SIDEBAR_COOKIE);
  clearFlag("sidebar");
  for (const { id } of useToasts.getState().toasts) dismissToast(id);
  window.fetch = realFetch;
  vi.restoreAllMocks();
});

const signIn = () => startSession({ token: "t", userId: "u1", remember: false });
const show = (part: React.ReactNode, path = "/homepage") =>
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: part }], { initialEntries: [path] })} />);

const HALF_PRICE = `${payMessages.promo.half} ${payMessages.promoUntil("9 月 15 日")}`;

/** A place of the bar: a link, or the button of a menu. */
function placesOf(element: Element): [string | null, string | null][] {
  const place = element.matches("a, button") ? element : element.querySelector("a, button");
  return place === null ? [] : [[place.textContent, place.getAttribute("href")]];
}

test("the top bar leads to the places of the product, in their order", async () => {
  const screen = await show(<TopBar />);
  const bar = screen.getByRole("navigation", { name: m.nav.label });
  const { home, essay, notebook, template, texts, price, scenes, invite, more } = m.nav;
  await expect
    .poll(() => [...bar.element().children].flatMap(placesOf))
    .toEqual([
      [home, "/homepage"],
      [essay, "/essay/title"],
      [notebook, "/notebook"],
      [template, "/template/list"],
      [price, "/upgrade"],
      [scenes, null],
      [invite, "/my/invite"],
      [texts, "/my/texts"],
      [more, null],
    ]);
  await expect.element(bar.getByRole("button", { name: m.nav.scenes })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: m.signIn })).toBeVisible();
});

test("no two places of the sidebar share an icon", async () => {
  signIn();
  const screen = await show(<Sidebar />);
  await expect.element(screen.getByRole("link", { name: "AI 论文" })).toBeInTheDocument();
  const icons = [...document.querySelectorAll("aside a use")].map((use) => use.getAttribute("href")?.split("#")[1]);
  expect(icons.length).toBeGreaterThan(10);
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
});

test("a phone, which scans nothing, is asked to sign in without a word of scanning", async () => {
  await page.viewport(390, 844);
  const screen = await show(<TopBar />);
  await expect.element(screen.getByRole("button", { name: m.signInPhone, exact: true })).toBeVisible();
  expect(screen.getByRole("button", { name: m.signIn }).query()).toBe(null);
});

test("a visitor has the essays, the membership with the last day of its price, and installing in the bar", async () => {
  useInstall.setState({ prompt: null, explain: true });
  const screen = await show(<TopBar />);
  await expect.element(screen.getByRole("link", { name: m.user.essays })).toHaveAttribute("href", "/essay/list");
  await expect.element(screen.getByRole("link", { name: HALF_PRICE, exact: true })).toHaveAttribute("href", "/upgrade");
  await expect.element(screen.getByRole("button", { name: m.user.install })).toBeVisible();
  useInstall.setState({ prompt: null, explain: false });
  await expect.element(screen.getByRole("button", { name: m.user.install })).not.toBeInTheDocument();
});

test("a visitor has the operator's cards in the sidebar, on every place that has one", async () => {
  const baseInfo = answers["baseInfo"] as { settings: object };
  answers["baseInfo"] = { ...baseInfo, settings: { ...baseInfo.settings, ads: [{ title: "新学期", text: "", url: "/upgrade" }] } };
  const screen = await show(<Sidebar />, "/essay/title");
  await expect.element(screen.getByRole("link", { name: "新学期" })).toHaveAttribute("href", "/upgrade");
  answers["baseInfo"] = baseInfo;
});

test("somebody signed in has their essays and the membership in the bar; in the menu the balance, top-up, the account and the way out", async () => {
  signIn();
  const screen = await show(<TopBar />);
  await expect.element(screen.getByRole("link", { name: m.user.essays })).toHaveAttribute("href", "/essay/list");
  await expect.element(screen.getByRole("link", { name: HALF_PRICE, exact: true })).toHaveAttribute("href", "/upgrade");
  await screen.getByRole("button", { name: new RegExp(m.user.open) }).hover();
  await expect.element(screen.getByRole("menuitem", { name: m.nav.account })).toHaveAttribute("href", "/my/info");
  for (const name of [m.nav.price, m.user.signOut]) await expect.element(screen.getByRole("menuitem", { name })).toBeVisible();
  await expect.element(screen.getByText("约 8,400 token").last()).toBeVisible();
  for (const name of [payMessages.gift.action("3,000"), payMessages.topUp.free])
    await expect.element(screen.getByRole("button", { name })).toBeVisible();
  await screen.getByRole("menuitem", { name: serviceMessages.open }).click();
  expect(useServiceDialog.getState().open).toBe(true);
  closeService();
});

test("signing out says goodbye", async () => {
  signIn();
  await signOut();
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual([m.user.signedOut]);
});

test("the phone has five places, and the one of one's own asks a stranger to sign in", async () => {
  await page.viewport(390, 844);
  const screen = await show(<TabBar />);
  const places = () => [...screen.getByRole("navigation").element().children].map(({ textContent }) => textContent);
  expect(places()).toEqual([m.nav.home, m.nav.scenes, m.nav.essayTab, m.nav.notebook, m.nav.mine]);
  await screen.getByRole("button", { name: m.nav.mine }).click();
  expect(useSession.getState().login.open).toBe(true);
});

test("on the phone the account is a sheet with the balance, what can be added, one's places, the service and the way out", async () => {
  await page.viewport(390, 844);
  signIn();
  const screen = await show(<TabBar />);
  await screen.getByRole("button", { name: m.nav.mine }).click();
  const sheet = screen.getByRole("dialog", { name: "林" });
  await expect.element(sheet.getByText("约 8,400 token")).toBeVisible();
  const links = () =>
    sheet
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href"));
  const places = ["/my/info", "/my/texts", "/my/count", "/my/invite", "/template/list", "/mindtree", "/upgrade"];
  await expect.poll(links).toEqual(expect.arrayContaining(places));
  for (const name of [payMessages.topUp.free, adviceMessages.open, serviceMessages.open, m.user.signOut])
    await expect.element(sheet.getByRole("button", { name })).toBeVisible();
});

test("the sidebar is closed by its button, which is remembered for 360 days", async () => {
  const written = vi.spyOn(document, "cookie", "set");
  const screen = await show(<Sidebar />);
  await screen.getByRole("button", { name: m.sidebar.toggle }).click();
  expect([readFlag("sidebar"), readCookie(SIDEBAR_COOKIE)]).toEqual(["closed", "closed"]);
  expect(SIDEBAR_COOKIE_DAYS).toBe(360);
  expect(written).toHaveBeenCalledWith(expect.stringContaining(`Max-Age=${360 * 86_400}`));
  await screen.getByRole("button", { name: m.sidebar.toggle }).click();
  expect([readFlag("sidebar"), readCookie(SIDEBAR_COOKIE)]).toEqual([undefined, "open"]);
});

test("on a tablet the sidebar opens over the page, is not remembered, and closes with Escape", async () => {
  await page.viewport(834, 1112);
  const written = vi.spyOn(document, "cookie", "set");
  const screen = await show(<Sidebar />);
  const toggle = screen.getByRole("button", { name: m.sidebar.toggle });
  await expect.element(toggle).toBeVisible();
  const { width, height } = toggle.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  (toggle.element() as HTMLElement).click();
  await expect.poll(() => readFlag("sidebar")).toBe("over");
  (toggle.element() as HTMLElement).focus();
  await userEvent.keyboard("{Escape}");
  expect(readFlag("sidebar")).toBe(undefined);
  expect(written).not.toHaveBeenCalled();
});

test("below the categories stand the long texts and the tools", async () => {
  const screen = await show(<Sidebar />);
  const { essay, note, mindtree, chart, table } = homeToolsMessages.tools;
  for (const [{ title }, href] of [
    [essay, "/essay/title"],
    [note, "/notebook/index/all"],
    [mindtree, "/mindtree"],
    [chart, "/chart"],
    [table, "/table"],
  ] as const)
    await expect.element(screen.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", href);
});

const PLACES = [
  ["/homepage", m.sidebar.byScene, "/scene/list/college"],
  ["/essay/title", m.nav.essay, "/essay/list"],
  ["/notebook/index/all", m.nav.notebook, "/notebook/index/bin"],
  ["/my/info", m.nav.account, "/my/count"],
  ["/upgrade", m.nav.price, "/my/userrank"],
  ["/mindtree", m.nav.tools, "/help/mindtree"],
  ["/chart/index", m.nav.tools, "/chart"],
  ["/table", m.nav.tools, "/mindtree"],
  ["/blog/llm", m.nav.about, "/blog/updatelog"],
  ["/help/notebook", m.nav.about, "/essay/help"],
] as const;
test.each(PLACES)("the sidebar stands for where one is: %s", async (path, title, link) => {
  signIn();
  const screen = await show(<Sidebar />, path);
  await expect.element(screen.getByRole("navigation").getByText(title, { exact: true }).first()).toBeVisible();
  await expect.poll(() => screen.container.querySelector(`a[href="${link}"]`)).not.toBeNull();
});

test.each([
  ["/scene/list/college", { category: "college" }],
  ["/scene/internWeekly", { scene: { category: "college" } }],
])("the sidebar has the scenes of the category one is in: %s", async (path, data) => {
  const router = createMemoryRouter([{ path: "*", loader: () => data, element: <Sidebar /> }], { initialEntries: [path] });
  const screen = await render(<RouterProvider router={router} />);
  const nav = screen.getByRole("navigation");
  await expect.element(nav.getByText(/ · \d+$/)).toBeVisible();
  await expect.element(nav.getByRole("link", { name: "实习周记" })).toHaveAttribute("href", "/scene/internWeekly");
  await expect.element(nav.getByRole("link", { name: m.sidebar.all })).toHaveAttribute("href", "/scene/list/college");
});

test("among trees, charts and tables the tool one is in is marked in the sidebar", async () => {
  const screen = await show(<Sidebar />, "/table");
  const { table, chart } = homeToolsMessages.tools;
  await expect.element(screen.getByRole("link", { name: table.title, exact: true })).toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByRole("link", { name: chart.title, exact: true })).not.toHaveAttribute("aria-current");
});

test.each([1440, 390])("the bar over the notes leads home, to essays, mind trees, templates and all scenes (%i px)", async (width) => {
  await page.viewport(width, 844);
  const screen = await show(<NotebookPlaces />, "/notebook/index/all");
  const { home, essay, mindtree, template, scenes } = notebookMessages.places;
  for (const [name, href] of [
    [home, "/homepage"],
    [essay, "/essay/title"],
    [mindtree, "/mindtree"],
    [template, "/template/list"],
    [scenes, "/scene/list/all"],
  ] as const) {
    const link = screen.getByRole("navigation", { name: notebookMessages.elsewhere }).getByRole("link", { name, exact: true });
    await expect.element(link).toBeVisible();
    await expect.element(link).toHaveAttribute("href", href);
  }
});

test("below the shelves of the notebook stand the other tools and one's texts", async () => {
  const screen = await show(<Sidebar />, "/notebook/index/all");
  const { table, chart, texts } = notebookMessages.places;
  for (const [name, href] of [
    [table, "/table"],
    [chart, "/chart/index"],
    [texts, "/my/texts"],
  ] as const)
    await expect.element(screen.getByRole("navigation").getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
});

test("the sidebar of the guides has every page about us and every guide", async () => {
  const screen = await show(<Sidebar />, "/blog/llm");
  for (const name of ["llm", "whatus", "aboutus", "joinus", "invite", "updatelog", "help-start"] as const)
    await expect.element(screen.getByRole("link", { name: sitePageMessages.titles[name] })).toBeVisible();
});

test("beside the account one can say what one thinks, and sign out", async () => {
  signIn();
  const screen = await show(<Sidebar />, "/my/info");
  await screen.getByRole("button", { name: adviceMessages.open }).click();
  expect(useFeedback.getState().open).toBe(true);
  closeFeedback();
  await expect.element(screen.getByRole("button", { name: m.user.signOut })).toBeVisible();
});

test("what can be added to the balance stays inside its panel, however long its words are", async () => {
  signIn();
  const screen = await show(
    <QueryScope>
      <div style={{ width: 150 }}>
        <QuotaActions />
      </div>
    </QueryScope>,
  );
  const gift = screen.getByRole("button", { name: payMessages.gift.action("3,000") });
  await expect.element(gift).toBeVisible();
  const right = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0;
  const panel = gift.element().parentElement;
  for (const button of panel?.querySelectorAll("button") ?? []) expect(right(button)).toBeLessThanOrEqual(right(panel));
});

test("the quota panel has the balance, what can be added, and the ways to usage, orders and invitations", async () => {
  signIn();
  const screen = await show(<Sidebar />);
  const panel = screen.getByRole("region", { name: counterMessages.quota.label });
  await expect.element(panel.getByText("约 8,400 token")).toBeVisible();
  const ways = [
    [counterMessages.quota.usage, "/my/count"],
    [counterMessages.quota.orders, "/my/order"],
    [counterMessages.quota.invite, "/my/invite"],
  ] as const;
  for (const [name, to] of ways) await expect.element(panel.getByRole("link", { name })).toHaveAttribute("href", to);
  await expect.element(panel.getByRole("button", { name: payMessages.topUp.free })).toBeVisible();
  await expect.element(panel.getByRole("button", { name: payMessages.gift.action("3,000") })).toBeEnabled();
  answers["getCounter"] = { ...(answers["getCounter"] as object), balanceToken: 77, balanceTokenStr: "77" };
  await panel.getByRole("button", { name: counterMessages.quota.refresh }).click();
  await expect.element(panel.getByText("77 token")).toBeVisible();
});
