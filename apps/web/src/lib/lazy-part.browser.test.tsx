import { Suspense } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { shellMessages as m } from "#messages/shell.ts";
import { useToasts } from "#ui/toast/toast-store.ts";
import { lazyPart } from "./lazy-part.tsx";

beforeEach(() => {
  useToasts.setState({ toasts: [] });
});

function show(load: () => Promise<() => React.ReactNode>) {
  const Part = lazyPart(load);
  return render(
    <>
      <p>写好的文字</p>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
}

test("a part that did not come is asked for once more", async () => {
  const load = vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue(() => <b>对话框</b>);
  const screen = await show(load);
  await expect.element(screen.getByText("对话框")).toBeVisible();
  expect(useToasts.getState().toasts).toEqual([]);
});

test("one that is gone leaves the screen as it is, and a notice offers to refresh", async () => {
  const load = vi.fn<() => Promise<() => React.ReactNode>>().mockRejectedValue(new TypeError("Failed to fetch"));
  const screen = await show(load);
  await expect.poll(() => useToasts.getState().toasts).toMatchObject([{ title: m.missingPart.text }]);
  await expect.element(screen.getByText("写好的文字")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
