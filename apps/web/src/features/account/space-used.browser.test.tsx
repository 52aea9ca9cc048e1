import type { SpaceUsed as Space } from "@tangleaf/contract";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { accountMessages } from "#messages/account.ts";
import { SpaceUsed } from "./space-used.tsx";

const { space: m } = accountMessages;
const MB = 1024 * 1024;

async function show(data: Space) {
  queryClient.clear();
  vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve(Response.json({ code: 0, message: "", data })));
  return render(
    <MemoryRouter>
      <QueryScope>
        <SpaceUsed />
      </QueryScope>
    </MemoryRouter>,
  );
}
afterEach(() => vi.restoreAllMocks());

test("what is stored is told kind by kind, with what the bin holds and the way there", async () => {
  const kinds = [
    { kind: "tables", bytes: 30 * MB, binBytes: 2 * MB },
    { kind: "notes", bytes: 12 * MB, binBytes: 0 },
  ] as const;
  const screen = await show({ bytes: 42 * MB, binBytes: 2 * MB, max: 500 * MB, kinds });
  await expect.element(screen.getByText(m.used("42 MB", "500 MB"))).toBeVisible();
  await expect.element(screen.getByRole("progressbar", { name: m.used("42 MB", "500 MB") })).toHaveAttribute("aria-valuenow", "8");
  await expect.element(screen.getByText(m.kinds.tables)).toBeVisible();
  await expect.element(screen.getByText("30 MB")).toBeVisible();
  await expect.element(screen.getByText(m.inBin("2 MB"))).toBeVisible();
  await expect.element(screen.getByRole("link", { name: m.toBin })).toHaveAttribute("href", "/my/texts?kind=bin");
  await expect.element(screen.getByText(m.full)).not.toBeInTheDocument();
});

test("somebody whose space is almost full is told what to do, somebody without anything that there is nothing", async () => {
  const full = await show({ bytes: 460 * MB, binBytes: 0, max: 500 * MB, kinds: [{ kind: "files", bytes: 460 * MB, binBytes: 0 }] });
  await expect.element(full.getByText(m.full)).toBeVisible();
  await full.unmount();
  const none = await show({ bytes: 0, binBytes: 0, max: 500 * MB, kinds: [] });
  await expect.element(none.getByText(m.none)).toBeVisible();
  await expect.element(none.getByRole("link")).not.toBeInTheDocument();
});
