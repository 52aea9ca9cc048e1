import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { essayHelpMessages as m } from "#messages/essay-help.ts";
import EssayHelpScreen from "./essay-help-screen.tsx";

test("an essay is written in four steps, topic, outline, text and Word file, and what honest work asks is said below", async () => {
  const screen = await render(
    <MemoryRouter>
      <EssayHelpScreen />
    </MemoryRouter>,
  );
  const steps = screen.getByRole("list").first().getByRole("heading", { level: 2 });
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual(["选题", "大纲", "正文", "下载 Word"]);
  await expect.element(screen.getByRole("link", { name: m.start })).toHaveAttribute("href", "/essay/title");
  await expect.element(screen.getByRole("heading", { name: m.integrity.title })).toBeVisible();
  await expect.element(screen.getByText(m.limits.text(2, 6, 6, 9))).toBeVisible();
});
