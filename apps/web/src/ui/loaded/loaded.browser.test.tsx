import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { listMessages as m } from "#messages/list.ts";
import { Loaded } from "./loaded.tsx";

const answer = {
  data: undefined,
  isError: false,
  isPlaceholderData: false,
  fetchStatus: "fetching" as const,
  refetch: async () => undefined,
};

test("what was looked at before does not pass for what is asked for now when there is no network", async () => {
  const screen = await render(
    <Loaded answer={{ ...answer, data: "旧的", isPlaceholderData: true, fetchStatus: "paused" }} failed="没取到">
      {(data) => <p>{data}</p>}
    </Loaded>,
  );
  await expect.element(screen.getByText(m.offline)).toBeInTheDocument();
  await expect.element(screen.getByText("旧的")).not.toBeInTheDocument();
});

test("what is known already stays when there is no network", async () => {
  const screen = await render(
    <Loaded answer={{ ...answer, data: "这份", fetchStatus: "paused" }} failed="没取到">
      {(data) => <p>{data}</p>}
    </Loaded>,
  );
  await expect.element(screen.getByText("这份")).toBeInTheDocument();
});

test("a wait is said to those who do not see the grey bars", async () => {
  const screen = await render(
    <Loaded answer={answer} failed="没取到">
      {() => <p>有了</p>}
    </Loaded>,
  );
  await expect.element(screen.getByText(m.loading)).toBeInTheDocument();
});
