import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { closeAll } from "#editor/document/testing/editor-pair.ts";
import { queryClient } from "#lib/query-client.ts";
import { reachMessages } from "#messages/reach.ts";
import { SCREEN_PLACES } from "./testing/places/screen-places.tsx";
import { expectSaid, isRead, leave, stand, WORDS } from "./testing/six-answers.tsx";

const AGAIN = /再试|重试|重新|再来|再读|刷新|再取|再看/;

// Repeats a failed call without the usual second of delay.
beforeAll(() => {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
});
afterEach(async () => {
  await leave();
  await closeAll();
});

describe.each(Object.entries(SCREEN_PLACES))("%s", (site, act) => {
  const [path = ""] = site.split(" ");
  test.each(["500", "network", "refusal"] as const)(
    "after %s the screen says why it has nothing to show, or offers to ask again",
    async (answer) => {
      stand(path, answer);
      await act();
      await expect
        .poll(() => isRead(answer === "network" ? reachMessages.silent : WORDS) || AGAIN.test(document.body.textContent ?? ""))
        .toBe(true);
    },
  );
  test("an ended session asks to sign in", async () => {
    stand(path, "99");
    await act();
    await expectSaid("99");
  });
});
