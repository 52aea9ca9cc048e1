import { QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { queryClient, refreshAnswers } from "./query-client.ts";

it("asks again after a change that was made while the first answer was on its way", async () => {
  let stored = "before the change";
  let sendFirstAnswer = () => {};
  const firstAnswer = new Promise<void>((resolve) => {
    sendFirstAnswer = resolve;
  });
  const observer = new QueryObserver(queryClient, {
    queryKey: ["first answer"],
    queryFn: async () => {
      const read = stored;
      await firstAnswer;
      return read;
    },
  });
  const stopWatching = observer.subscribe(() => {});

  stored = "after the change";
  const refreshed = refreshAnswers(["first answer"]);
  sendFirstAnswer();
  await refreshed;

  expect(observer.getCurrentResult().data).toBe("after the change");
  stopWatching();
});
