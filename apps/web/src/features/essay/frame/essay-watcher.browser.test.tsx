import type { JobStatus } from "@tangleaf/contract";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { NOTE_PREFIX, watchEssayJob, watchedEssays } from "#lib/essay-jobs.ts";
import { useSession } from "#lib/session-store.ts";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { essayMessages } from "#messages/essay.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { useToasts } from "#ui/toast/toast-store.ts";
import { sampleEssay, sampleSummary } from "../testing/sample-essay.ts";
import { EssayWatcher } from "./essay-watcher.tsx";

const m = essayMessages.told;
const AGAIN_MS = 15_000;

let status: JobStatus;
let pausedReason: "balance" | null;
const paths: string[] = [];
const address = location.href;

beforeEach(() => {
  status = "running";
  pausedReason = null;
  paths.length = 0;
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  useSession.setState({ token: "t", restored: true, owner: "u1" });
  vi.spyOn(window, "fetch").mockImplementation(async (path) => {
    paths.push(String(path));
    const job = { jobId: "j1", status, done: 2, total: 4 };
    const ended = !["queued", "running", "paused"].includes(status);
    if (path === "/api/essay/list") {
      const listed = sampleSummary("旧书店", { essayId: "e1", stage: "content", job: ended ? null : job });
      return Response.json(okAnswer({ total: 1, list: [listed] }));
    }
    if (path === "/api/essay/get")
      return Response.json(
        okAnswer(sampleEssay({ title: "旧书店", stage: "content", job: { ...job, pausedReason, neededTokens: null, sections: [] } })),
      );
    if (path === "/api/note/writing") return Response.json(okAnswer({ jobId: "j1" }));
    if (path === "/api/job/get") return Response.json(okAnswer({ job: { ...job, title: "旧书店调查", pausedReason }, steps: [] }));
    return Response.json(okAnswer({}));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  useToasts.setState({ toasts: [] });
  useSession.setState({ token: null, restored: false, owner: undefined });
  history.replaceState(null, "", address);
});

const show = () =>
  render(
    <MemoryRouter>
      <EssayWatcher />
      <ToastHost />
    </MemoryRouter>,
  );
const asked = () => paths.filter((path) => path === "/api/essay/list").length;
async function askAgain(): Promise<void> {
  const before = asked();
  vi.advanceTimersByTime(AGAIN_MS);
  await expect.poll(asked).toBe(before + 1);
}

test("the end of a text is told once, with a way to it", async () => {
  watchEssayJob("e1");
  const screen = await show();
  await expect.poll(asked).toBe(1);
  status = "done";
  await askAgain();
  await expect.element(screen.getByText(m.done("旧书店"))).toBeVisible();
  await expect.element(screen.getByRole("link", { name: m.open })).toHaveAttribute("href", "/essay/content?essay=e1");
  expect(watchedEssays()).toEqual({});
});

test("a pause for the balance is told once, and again only after it went on", async () => {
  watchEssayJob("e1");
  status = "paused";
  pausedReason = "balance";
  const screen = await show();
  await expect.element(screen.getByText(m.balance("旧书店"))).toBeVisible();
  useToasts.setState({ toasts: [] });
  await askAgain();
  await expect.poll(() => paths.filter((path) => path === "/api/job/get").length).toBe(2);
  expect(useToasts.getState().toasts).toEqual([]);
  status = "running";
  await askAgain();
  await expect.poll(watchedEssays).toEqual({ e1: "running" });
  status = "paused";
  await askAgain();
  await expect.element(screen.getByText(m.balance("旧书店"))).toBeVisible();
});

test("the end of a note that was written is told with its title, and a way to it", async () => {
  watchEssayJob(`${NOTE_PREFIX}n1`);
  status = "done";
  const screen = await show();
  await expect.element(screen.getByText(m.done("旧书店调查"))).toBeVisible();
  await expect.element(screen.getByRole("link", { name: m.open })).toHaveAttribute("href", "/notebook/note/n1");
  expect(watchedEssays()).toEqual({});
  expect(asked()).toBe(0);
});

test("on the page of the essay itself nothing is said twice", async () => {
  watchEssayJob("e1");
  history.replaceState(null, "", "/essay/content?essay=e1");
  status = "done";
  await show();
  await expect.poll(watchedEssays).toEqual({});
  expect(useToasts.getState().toasts).toEqual([]);
});
