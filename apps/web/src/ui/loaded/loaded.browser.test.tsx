import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ApiError } from "#lib/api-error.ts";
import { listMessages as m } from "#messages/list.ts";
import { Loaded } from "./loaded.tsx";

const answer = { data: undefined, isError: false, error: null, refetch: async () => undefined };

test("what could not be had says why", async () => {
  const error = new ApiError({ kind: "transport", message: "没有网", reach: "offline" });
  const screen = await render(
    <Loaded answer={{ ...answer, isError: true, error }} failed="没取到">
      {() => <p>有了</p>}
    </Loaded>,
  );
  await expect.element(screen.getByText("没有网")).toBeInTheDocument();
  await screen.rerender(
    <Loaded answer={{ ...answer, isError: true, error: new Error("anything") }} failed="没取到">
      {() => <p>有了</p>}
    </Loaded>,
  );
  await expect.element(screen.getByText(m.failed)).toBeInTheDocument();
});

test("what is known already stays when asking again fails", async () => {
  const screen = await render(
    <Loaded answer={{ ...answer, data: "这份", isError: true }} failed="没取到">
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
