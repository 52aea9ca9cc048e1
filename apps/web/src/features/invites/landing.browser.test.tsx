import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { clearCookie, readCookie } from "#lib/cookies.ts";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer } from "#lib/testing/server-answers.ts";
import { invitesMessages } from "#messages/invites.ts";
import { Landing } from "./landing.tsx";

const m = invitesMessages.landing;
let answer: unknown;

beforeEach(() => {
  answer = okAnswer({ nickname: "林**", headimg: "" });
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json(answer));
  useSession.setState({ token: null, restored: true, owner: null });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  clearCookie("inviteCode");
});

const show = () =>
  render(
    <MemoryRouter>
      <QueryScope>
        <Landing inviteCode="AbC123" />
      </QueryScope>
    </MemoryRouter>,
  );

test("whose invitation led here is kept as it was written, for thirty days", async () => {
  const written = vi.spyOn(document, "cookie", "set");
  const screen = await show();
  await expect.element(screen.getByText(m.invites("林**"), { exact: false })).toBeVisible();
  expect(readCookie("inviteCode")).toBe("AbC123");
  expect(written.mock.calls.flat()).toEqual([expect.stringContaining(`Max-Age=${30 * 86_400}`)]);
});

test("a code nobody has is said to be unknown and is not kept", async () => {
  answer = refusedAnswer("invite.unknown");
  const screen = await show();
  await expect.element(screen.getByText(m.unknown.title)).toBeVisible();
  expect(readCookie("inviteCode")).toBeNull();
});
