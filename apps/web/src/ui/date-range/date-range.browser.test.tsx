import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { listMessages as m } from "#messages/list.ts";
import { DateRange, type Days } from "./date-range.tsx";

const problemOf = ({ from, to }: Days) => (to < from ? { field: "to" as const, text: "反了" } : null);

const show = async (chosen: Days[]) => {
  const screen = await render(
    <DateRange
      value={{ from: "2026-11-01", to: "2026-11-14" }}
      max="2026-11-21"
      problemOf={problemOf}
      onChange={(days) => chosen.push(days)}
    />,
  );
  await screen.getByRole("button", { name: "2026-11-01 — 11-14" }).click();
  return screen;
};

test("a span that is the wrong way round is said at its field and not taken", async () => {
  const chosen: Days[] = [];
  const screen = await show(chosen);
  await screen.getByLabelText(m.dates.to).fill("2026-10-01");
  await screen.getByRole("button", { name: m.dates.apply }).click();
  await expect.element(screen.getByLabelText(m.dates.to)).toHaveAccessibleDescription("反了");
  expect(chosen).toEqual([]);
});

test("a good span is taken and the panel closes", async () => {
  const chosen: Days[] = [];
  const screen = await show(chosen);
  await screen.getByLabelText(m.dates.from).fill("2026-10-20");
  await screen.getByRole("button", { name: m.dates.apply }).click();
  expect(chosen).toEqual([{ from: "2026-10-20", to: "2026-11-14" }]);
  await expect.element(screen.getByLabelText(m.dates.from)).not.toBeInTheDocument();
});
