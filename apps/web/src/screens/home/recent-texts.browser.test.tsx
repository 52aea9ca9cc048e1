import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { homeRecentMessages as m } from "#messages/home-recent.ts";
import { RecentTexts } from "./recent-texts.tsx";

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

test("a text that came out short is called by its kind, with the length that was asked for below", async () => {
  const draft = { draftNo: 1, drafts: 1, sceneType: "weeklyReport", status: "done", finishReason: "short", target: 1000 };
  const work = { kind: "text", id: "t1", title: "周报", excerpt: "", charCnt: 22, sections: null, jobStatus: null, draft };
  const list = [{ ...work, updatedAt: new Date().toISOString(), removedAt: null }];
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json(okAnswer({ total: 1, list })));
  const screen = await render(
    <MemoryRouter>
      <QueryScope>
        <RecentTexts />
      </QueryScope>
    </MemoryRouter>,
  );
  await expect.element(screen.getByText(m.kinds.text, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(new RegExp(`^${m.charactersOf("22", "1,000")}`))).toBeVisible();
});
