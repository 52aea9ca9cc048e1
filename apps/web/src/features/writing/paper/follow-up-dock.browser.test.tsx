import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { writingMessages as m } from "#messages/writing.ts";
import { FollowUpDock } from "./follow-up-dock.tsx";

const show = (category: string, sample = false) =>
  render(<FollowUpDock waitSeconds={0} sample={sample} category={category} goOn={null} onRevise={() => undefined} />);

test("what is offered next fits the kind of text", async () => {
  const screen = await show("shortVideo");
  for (const words of m.dock.followUpsOf.shortVideo) await expect.element(screen.getByRole("button", { name: words })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "补上数据" })).not.toBeInTheDocument();
});

test("a kind without words of its own is offered what suits any text, the sample writer what it can do", async () => {
  const any = await show("work");
  for (const words of m.dock.followUps) await expect.element(any.getByRole("button", { name: words })).toBeVisible();
  await any.unmount();
  const sample = await show("shortVideo", true);
  for (const words of m.sample.followUps) await expect.element(sample.getByRole("button", { name: words })).toBeVisible();
});
