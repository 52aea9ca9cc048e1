import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { createTextBuffer } from "#editor/stream/text-buffer.ts";
import { createWritingStore } from "./writing-store.ts";
import { Written } from "./written.tsx";

test("marks of what a text lacks are no part of the length while it is written", async () => {
  const writing = createWritingStore({ api: {} as never });
  const buffer = createTextBuffer();
  buffer.push("本周完成了评审【待补充：哪一次评审】。", true);
  writing.store.setState({ phase: "writing" });
  writing.counted(18);
  const screen = await render(
    <Written writing={{ ...writing, buffer: () => buffer }} target={16} price={1}>
      {({ length, percent }) => `${length} 字 ${percent} %`}
    </Written>,
  );
  await expect.element(screen.getByText("8 字 50 %")).toBeVisible();
});
