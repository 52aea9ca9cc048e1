import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { usePayBox } from "#lib/overlay-stores.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { leaveSession, restoreSession, startSession, useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { DownloadOutline } from "./download-outline.tsx";
import { DownloadTitles } from "./download-titles.tsx";

let level: "free" | "vip";
const exported: unknown[] = [];

beforeEach(() => {
  queryClient.clear();
  exported.length = 0;
  useSession.setState({ token: null, restored: false, owner: undefined, visit: 0, left: null });
  restoreSession();
  startSession({ token: "token-of-u1", userId: "u1", remember: false });
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    if (path === "/api/user/info") return Response.json(okAnswer(sampleUser({ level })));
    if (path !== "/api/essay/export") return Response.json(okAnswer({}));
    exported.push(JSON.parse(String(init?.body)));
    return Response.json(refusedAnswer("download.tooMany", { message: "满了" }));
  });
});
afterEach(() => {
  leaveSession();
  vi.restoreAllMocks();
});

const show = (button: React.ReactNode) =>
  render(
    <QueryScope>
      {button}
      <ToastHost />
    </QueryScope>,
  );

test("without a membership the way to one is opened, and nothing is asked for", async () => {
  level = "free";
  const screen = await show(<DownloadTitles essayId="e1" />);
  await screen.getByRole("button", { name: new RegExp(m.titles.download) }).click();
  expect(usePayBox.getState()).toMatchObject({ open: true, reason: m.titles.lockedReason });
  expect(exported).toEqual([]);
});

test("a member takes the titles in a format of choice", async () => {
  level = "vip";
  const screen = await show(<DownloadTitles essayId="e1" />);
  await expect.element(screen.getByLabelText(m.titles.locked)).not.toBeInTheDocument();
  await screen.getByRole("button", { name: m.titles.download }).click();
  await screen.getByRole("menuitem", { name: m.titles.formats.docx }).click();
  await expect.poll(() => exported).toEqual([{ essayId: "e1", part: "titles", format: "docx" }]);
});

test("an outline is sent before it is taken, and what the server refuses is said in its words", async () => {
  level = "vip";
  const before = vi.fn(async () => expect(exported).toEqual([]));
  const screen = await show(<DownloadOutline essayId="e1" no={2} before={before} />);
  await expect.element(screen.getByLabelText(m.bar.locked)).not.toBeInTheDocument();
  await screen.getByRole("button", { name: m.bar.download }).click();
  await screen.getByRole("menuitem", { name: m.bar.formats.json }).click();
  await expect.element(screen.getByText("满了")).toBeVisible();
  expect(before).toHaveBeenCalledOnce();
  expect(exported).toEqual([{ essayId: "e1", part: "outline", no: 2, format: "json" }]);
});
