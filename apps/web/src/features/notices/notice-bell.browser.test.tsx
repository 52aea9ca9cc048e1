import type { Notice, Notification } from "@tangleaf/contract";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { deviceKept } from "#lib/browser-storage.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { leaveSession, startSession } from "#lib/session-store.ts";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { useUserState } from "#lib/user-state.ts";
import { noticeMessages as m, noticeWords } from "#messages/notices.ts";
import { panelMessages } from "#messages/panels.ts";
import { NoticeBell } from "./notice-bell.tsx";

const { label, hasNew } = panelMessages.notices;
const PAGE_SIZE = 2;
const SALE: Notification = {
  title: "五折",
  date: "2026-11-10T00:00:00.000Z",
  info: "<p>季度<b>都</b>算</p>",
  url: "https://example.org/sale",
};
const CARE: Notification = {
  title: "维护",
  date: "2026-11-02T00:00:00.000Z",
  info: "<p>十分钟<script>window.hacked=1</script><img src=x onerror='window.hacked=1'><a href='javascript:window.hacked=1'>点</a></p>",
};

let told: Notice[];
let announcements: Notification[];
let read: string[];
let fails: boolean;

const notice = (n: number, isRead: boolean): Notice => ({
  noticeId: `n${n}`,
  at: `2026-11-0${n}T12:00:00.000Z`,
  isRead,
  kind: "noteWritten",
  data: { documentId: `d${n}`, title: `笔记${n}`, sections: n },
});

beforeEach(() => {
  told = [notice(3, false), notice(1, true)];
  announcements = [SALE, CARE];
  read = [];
  fails = false;
  queryClient.clear();
  startSession({ token: "t", userId: "u1", remember: false });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    const body = JSON.parse(String(init?.body ?? "{}"));
    if (path === "/api/agreement/baseInfo") return Response.json(okAnswer({ notification: announcements }));
    if (fails) return new Response("", { status: 500 });
    if (path === "/api/notice/read") {
      read.push(body.noticeId);
      told = told.map((one) => (one.noticeId <= body.noticeId ? { ...one, isRead: true } : one));
      return Response.json(okAnswer({}));
    }
    const from = body.before === undefined ? 0 : told.findIndex(({ noticeId }) => noticeId === body.before) + 1;
    const list = told.slice(from, from + PAGE_SIZE);
    return Response.json(okAnswer({ list, hasMore: from + PAGE_SIZE < told.length, unread: 1 }));
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  leaveSession();
  for (const key of ["notice-seen", "notice-list", "notice-new"] as const) deviceKept.remove(key);
  useUserState.setState({ state: null, live: false });
  await page.viewport(1200, 800);
});

const show = () =>
  render(
    <MemoryRouter>
      <QueryScope>
        <NoticeBell />
      </QueryScope>
    </MemoryRouter>,
  );
type Screen = Awaited<ReturnType<typeof show>>;
const rowsOf = (screen: Screen) => screen.getByRole("article").elements();
const newOnes = (screen: Screen) => rowsOf(screen).filter((row) => row.hasAttribute("data-new"));
const standWith = (unread: number) =>
  useUserState.setState({ state: { unread, newest: null, announced: null, balance: 0, memberUntil: null, jobs: [] } });

describe("the dot of the bell", () => {
  test("stands while the newest announcement is not the one seen last, and opening clears it for this browser", async () => {
    const screen = await show();
    await screen.getByRole("button", { name: hasNew }).click();
    await expect.element(screen.getByRole("button", { name: label, exact: true })).toBeVisible();
    await expect.poll(() => deviceKept.read("notice-new")).toBeNull();
    expect(deviceKept.read("notice-seen")).toBe(SALE.date);
    expect(JSON.parse(deviceKept.read("notice-list") ?? "")).toEqual(announcements);
  });

  test("differs is enough: an announcement that was taken down makes an older one new again", async () => {
    deviceKept.write("notice-seen", SALE.date);
    announcements = [CARE];
    const screen = await show();
    await expect.element(screen.getByRole("button", { name: hasNew })).toBeVisible();
    expect(deviceKept.read("notice-new")).toBe("1");
  });

  test("stands for what this person has not read, as the stream says, and goes when it was read elsewhere", async () => {
    deviceKept.write("notice-seen", SALE.date);
    const screen = await show();
    await expect.element(screen.getByRole("button", { name: label, exact: true })).toBeVisible();
    standWith(1);
    await expect.element(screen.getByRole("button", { name: hasNew })).toBeVisible();
    standWith(0);
    await expect.element(screen.getByRole("button", { name: label, exact: true })).toBeVisible();
  });
});

describe("the panel", () => {
  test("shows what one is told and what everybody is told by date; opening reads it, and new ones keep their mark till then", async () => {
    deviceKept.write("notice-seen", CARE.date);
    const screen = await show();
    await screen.getByRole("button", { name: hasNew }).click();
    await expect.poll(() => rowsOf(screen).length).toBe(4);
    const titles = rowsOf(screen).map((row) => row.querySelector("b")?.firstChild?.textContent);
    expect(titles).toEqual(["五折", noticeWords.noteWritten.title, "维护", noticeWords.noteWritten.title]);
    expect(read).toEqual(["n3"]);
    expect(newOnes(screen)).toHaveLength(2);
    // Read by now: asked for again while it is open, the mark stays.
    await queryClient.invalidateQueries();
    expect(newOnes(screen)).toHaveLength(2);
    await screen.getByRole("button", { name: m.allSeen }).click();
    await expect.poll(() => newOnes(screen).length).toBe(0);
  });

  test("leads to the full text only where there is one, and runs nothing an announcement brings", async () => {
    const screen = await show();
    await screen.getByRole("button", { name: hasNew }).click();
    await expect.poll(() => rowsOf(screen).length).toBe(4);
    const links = screen.getByRole("link", { name: m.full });
    expect(links.elements().map((link) => link.getAttribute("href"))).toEqual([SALE.url]);
    await expect.element(screen.getByText("十分钟点")).toBeVisible();
    expect(document.querySelector("article script, article img, article a[href^=javascript]")).toBeNull();
    expect("hacked" in window).toBe(false);
  });

  test("older ones come page by page, without announcements that belong behind them", async () => {
    told = [5, 4, 3, 2].map((n) => notice(n, true));
    announcements = [{ ...CARE, date: "2026-11-01T00:00:00.000Z" }];
    const screen = await show();
    await screen.getByRole("button", { name: hasNew }).click();
    await expect.poll(() => rowsOf(screen).length).toBe(2);
    await screen.getByRole("button", { name: m.older }).click();
    await expect.poll(() => rowsOf(screen).length).toBe(5);
    await expect.element(screen.getByText(m.end)).toBeVisible();
    expect(read).toEqual([]);
  });

  test("opens by the arrow key and reads, closes by Esc, and gives the focus back", async () => {
    const screen = await show();
    const bell = screen.getByRole("button", { name: hasNew });
    await expect.element(bell).toBeVisible();
    (bell.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => rowsOf(screen).length).toBe(4);
    expect(deviceKept.read("notice-seen")).toBe(SALE.date);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => rowsOf(screen).length).toBe(0);
    expect(document.activeElement?.getAttribute("aria-label")).toBe(label);
  });

  test("says so where nothing was told yet, and where it could not be had, with a way to try again", async () => {
    told = [];
    announcements = [];
    fails = true;
    const screen = await show();
    await screen.getByRole("button", { name: label }).click();
    await expect.element(screen.getByText(m.failed)).toBeVisible();
    fails = false;
    await screen.getByRole("button", { name: m.again }).click();
    await expect.element(screen.getByText(m.none)).toBeVisible();
  });

  test("is a sheet on a phone, which its own cross closes", async () => {
    await page.viewport(390, 844);
    const screen = await show();
    await screen.getByRole("button", { name: hasNew }).click();
    const sheet = screen.getByRole("dialog", { name: label });
    await expect.element(sheet).toBeVisible();
    await expect.poll(() => rowsOf(screen).length).toBe(4);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => screen.getByRole("dialog").elements().length).toBe(0);
  });
});
