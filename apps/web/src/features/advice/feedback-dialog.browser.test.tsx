import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Providers } from "#app/providers.tsx";
import { appeal } from "#lib/appeal.ts";
import { closeFeedback, openFeedback, useFeedback } from "#lib/feedback-store.ts";
import { okAnswer, refusedAnswer } from "#lib/testing/server-answers.ts";
import { adviceMessages as m } from "#messages/advice.ts";
import { useToasts } from "#ui/toast/toast-store.ts";
import { FeedbackHost } from "./feedback-host.tsx";

const realFetch = window.fetch;
let sent: unknown[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = async () => Response.json(okAnswer({}));
  window.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return answer();
  };
});
afterEach(() => {
  closeFeedback();
  window.fetch = realFetch;
});

async function opened() {
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <Providers>
          <FeedbackHost />
        </Providers>
      ),
    },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  openFeedback();
  await expect.element(screen.getByRole("dialog", { name: m.title })).toBeVisible();
  return screen;
}

describe("an opinion", () => {
  test("that is empty is told what is missing, all at once and each at its place; nothing is sent", async () => {
    const screen = await opened();
    await screen.getByRole("button", { name: m.send }).click();
    await expect.element(screen.getByText(m.problems.stars)).toBeVisible();
    await expect.element(screen.getByText(m.problems.content)).toBeVisible();
    await expect.element(screen.getByText(m.problems.agree)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test("of 2 or 501 characters stays as it was typed and says how long it may be", async () => {
    const screen = await opened();
    const content = screen.getByRole("textbox", { name: new RegExp(`^${m.content}`) });
    for (const [typed, problem] of [
      ["两字", m.problems.contentShort(3)],
      ["字".repeat(501), m.problems.contentLong(501, 500)],
    ] as const) {
      await content.fill(typed);
      await screen.getByRole("button", { name: m.send }).click();
      await expect.element(screen.getByText(problem)).toBeVisible();
      await expect.element(content).toHaveValue(typed);
    }
    expect(sent).toEqual([]);
  });

  test("without words says so when the field is left, and no more once something is typed", async () => {
    const screen = await opened();
    const content = screen.getByRole("textbox", { name: new RegExp(`^${m.content}`) });
    await content.click();
    await userEvent.tab();
    await expect.element(screen.getByText(m.problems.contentBlur)).toBeVisible();
    await content.fill("图");
    await expect.element(screen.getByText(m.problems.contentBlur)).not.toBeInTheDocument();
  });

  test("is sent with its stars, its sender is thanked, and the dialog closes", async () => {
    const screen = await opened();
    await screen.getByRole("radio", { name: m.starOf(4) }).click({ force: true });
    await screen.getByRole("textbox", { name: new RegExp(`^${m.content}`) }).fill(" 图表再多几种 ");
    await screen.getByRole("checkbox").click();
    await screen.getByRole("button", { name: m.send }).click();
    await expect.poll(() => useFeedback.getState().open, { message: "the dialog has closed" }).toBe(false);
    expect(sent).toEqual([{ star: 4, content: "图表再多几种", contract: "", agree: true }]);
    expect(useToasts.getState().toasts.at(-1)?.title).toBe(m.sent);
  });

  test("that did not arrive, or was refused, is still there", async () => {
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    const screen = await opened();
    await screen.getByRole("radio", { name: m.starOf(1) }).click({ force: true });
    const content = screen.getByRole("textbox", { name: new RegExp(`^${m.content}`) });
    await content.fill("总是断线");
    await screen.getByRole("checkbox").click();
    await screen.getByRole("button", { name: m.send }).click();
    await expect.element(screen.getByText(m.problems.unreached)).toBeVisible();
    answer = async () => Response.json(refusedAnswer("advice.tooMany", { message: "明天再来" }));
    await screen.getByRole("button", { name: m.send }).click();
    await expect.element(screen.getByText("明天再来")).toBeVisible();
    await expect.element(content).toHaveValue("总是断线");
  });

  test("that is an appeal has what it is about in it, closes without asking while nothing was added, and begins empty the next time", async () => {
    const screen = await opened();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => useFeedback.getState().open, { message: "the dialog has closed" }).toBe(false);
    appeal("申诉：编号 12345678\n");
    const content = screen.getByRole("textbox", { name: new RegExp(`^${m.content}`) });
    await expect.element(content).toHaveValue("申诉：编号 12345678\n");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => useFeedback.getState().open, { message: "the dialog has closed" }).toBe(false);
    openFeedback();
    await expect.element(content).toHaveValue("");
  });

  test("that was not sent asks before it goes", async () => {
    const screen = await opened();
    await screen.getByRole("textbox", { name: new RegExp(`^${m.content}`) }).fill("写了一半");
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText(m.leave.text)).toBeVisible();
    await screen.getByRole("button", { name: m.leave.stay }).click();
    expect(useFeedback.getState().open).toBe(true);
    await userEvent.keyboard("{Escape}");
    await screen.getByRole("button", { name: m.leave.discard }).click();
    await expect.poll(() => useFeedback.getState().open, { message: "the dialog has closed" }).toBe(false);
  });
});
