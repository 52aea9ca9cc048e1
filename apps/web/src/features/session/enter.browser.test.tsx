import { afterEach, expect, test, vi } from "vitest";
import { useNameDialog } from "#lib/name-dialog-store.ts";
import { leaveSession } from "#lib/session-store.ts";
import { okAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { useToasts } from "#ui/toast/toast-store.ts";
import { enter } from "./enter.ts";

afterEach(() => {
  leaveSession();
  vi.unstubAllGlobals();
});

const DAY_MS = 86_400_000;
const GIVEN = "橘友 4F7K";

test.each([
  ["whose name nobody knows is offered to choose one, at the first sign-in", GIVEN, 0, true],
  ["is asked only once: not at a later sign-in", GIVEN, DAY_MS, false],
  ["whose name came with the sign-in is not asked", "林小满", 0, false],
])("a newcomer %s", (_, nickname, ago, asked) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(okAnswer({}))));
  enter({ token: "secret", user: sampleUser({ nickname, registerTime: new Date(Date.now() - ago).toISOString() }), remember: false });
  const action = useToasts.getState().toasts.find(({ title }) => title === m.welcome(nickname))?.action;
  expect(action?.text).toBe(asked ? m.giveName : undefined);
  if (action !== undefined && "run" in action) action.run();
  expect(useNameDialog.getState().open).toBe(asked);
});
