import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { QueryScope } from "#lib/query-scope.tsx";
import { writingMessages as m } from "#messages/writing.ts";
import { FollowUpDock } from "./follow-up-dock.tsx";

const show = (register: string, sample = false) =>
  render(
    <QueryScope>
      <FollowUpDock waitSeconds={0} sample={sample} register={register} goOn={null} onRevise={() => undefined} />
    </QueryScope>,
  );

test("what is offered next fits the kind of text", async () => {
  const screen = await show("video");
  for (const words of m.dock.followUpsOf.video) await expect.element(screen.getByRole("button", { name: words })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "补上数据" })).not.toBeInTheDocument();
});

test("a kind without words of its own is offered what suits any text, the sample writer what it can do with such a text", async () => {
  const any = await show("office");
  for (const words of m.dock.followUps) await expect.element(any.getByRole("button", { name: words })).toBeVisible();
  await any.unmount();
  const sample = await show("social", true);
  for (const words of m.sample.followUpsOf.social) await expect.element(sample.getByRole("button", { name: words })).toBeVisible();
  await expect.element(sample.getByRole("button", { name: "标出缺数据的地方" })).not.toBeInTheDocument();
});
