import type { Download } from "@tangleaf/contract";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { downloadsMessages as m } from "#messages/downloads.ts";
import { DownloadsList } from "./downloads-list.tsx";

const fileOf = (name: string): Download => ({
  fileId: `id of ${name}`,
  name,
  contentType: "text/markdown",
  sizeBytes: 2048,
  createdAt: "2026-11-21T04:00:00.000Z",
  expiresAt: "2026-12-21T04:00:00.000Z",
});
let kept: Download[];

beforeEach(() => {
  queryClient.clear();
  kept = [fileOf("周报.md"), fileOf("请假.md")];
  vi.spyOn(window, "fetch").mockImplementation(async (path, init) => {
    if (path === "/api/user/removeDownload") {
      const { fileId } = JSON.parse(String(init?.body)) as { fileId: string };
      kept = kept.filter((file) => file.fileId !== fileId);
    }
    const list = { total: kept.length, list: kept, usedBytes: kept.length * 2048 };
    return Response.json({ code: 0, message: "", data: path === "/api/user/downloads" ? list : {} });
  });
});
afterEach(() => vi.restoreAllMocks());

const show = () =>
  render(
    <MemoryRouter initialEntries={["/my/download"]}>
      <QueryScope>
        <DownloadsList />
      </QueryScope>
    </MemoryRouter>,
  );

test("the list says how much is kept and how much may be", async () => {
  const screen = await show();
  await expect.element(screen.getByText(m.total("2", "4 KB", "100", "50 MB"))).toBeVisible();
});

test("a file is deleted after a question, and the list says what is left", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: m.removeOf("周报.md") }).click();
  await expect.element(screen.getByText(m.confirm.text("周报.md"))).toBeVisible();
  await screen.getByRole("button", { name: m.confirm.keep }).click();
  expect(kept).toHaveLength(2);
  await screen.getByRole("button", { name: m.removeOf("周报.md") }).click();
  await screen.getByRole("button", { name: m.confirm.remove, exact: true }).click();
  await expect.element(screen.getByText(m.total("1", "2 KB", "100", "50 MB"))).toBeVisible();
  await expect.element(screen.getByText("周报.md", { exact: true })).not.toBeInTheDocument();
});
