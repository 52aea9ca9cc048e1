import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { okAnswer } from "#lib/testing/server-answers.ts";
import { adviceMessages } from "#messages/advice.ts";
import { NpsQuestion } from "./nps-card.tsx";

const m = adviceMessages.nps;
const realFetch = window.fetch;
let sent: unknown[] = [];
let done = 0;

beforeEach(() => {
  sent = [];
  done = 0;
  window.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json(okAnswer({}));
  };
});
afterEach(() => {
  window.fetch = realFetch;
});

const shown = () => render(<NpsQuestion onDone={() => (done += 1)} />);

describe("whether one would recommend it", () => {
  test("offers 0 to 10; ten is sent at once", async () => {
    const screen = await shown();
    expect(screen.getByRole("radio").elements()).toHaveLength(11);
    await screen.getByText("10", { exact: true }).click();
    await expect.poll(() => sent).toEqual([{ rate: 10, advise: "" }]);
    expect(done).toBe(1);
  });

  test("below ten asks what is missing, and wants a word before it is sent", async () => {
    const screen = await shown();
    await screen.getByText("7", { exact: true }).click();
    await expect.element(screen.getByText(m.missing(3))).toBeVisible();
    await screen.getByRole("button", { name: m.send }).click();
    await expect.element(screen.getByText(m.empty)).toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByRole("textbox").fill(" 记住格式 ");
    await screen.getByRole("button", { name: m.send }).click();
    await expect.poll(() => sent).toEqual([{ rate: 7, advise: "记住格式" }]);
  });

  test("closing sends what was chosen, and nothing where nothing was", async () => {
    const first = await shown();
    await first.getByRole("button", { name: m.close }).click();
    expect([done, sent]).toEqual([1, []]);
    await first.unmount();
    const second = await shown();
    await second.getByText("0", { exact: true }).click();
    await second.getByRole("button", { name: m.close }).click();
    await expect.poll(() => sent).toEqual([{ rate: 0, advise: "" }]);
  });

  test("by keys: arrows choose without sending, Enter sends the ten", async () => {
    const screen = await shown();
    (screen.getByRole("radio").elements()[8] as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(sent).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => sent).toEqual([{ rate: 10, advise: "" }]);
  });
});
