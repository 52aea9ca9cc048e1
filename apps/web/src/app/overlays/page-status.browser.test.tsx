import { createMemoryRouter, Outlet, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { PageStatus } from "./page-status.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Root() {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageStatus />
      <p>{`at ${pathname}${search}`}</p>
      <Outlet />
    </>
  );
}

test("a screen whose code has not come within two minutes is said to be out of reach, with the way to it", async () => {
  const router = createMemoryRouter([
    {
      Component: Root,
      children: [
        { index: true, element: null },
        { path: "chart", lazy: () => new Promise<never>(() => undefined) },
        { path: "offline", element: null },
      ],
    },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByText("at /", { exact: true })).toBeVisible();
  void router.navigate("/chart?chart=c1");
  await expect.poll(() => router.state.navigation.state).toBe("loading");
  // One timer more than before: that of the screen.
  await expect.poll(() => vi.getTimerCount()).toBe(2);
  await vi.advanceTimersByTimeAsync(119_999);
  await expect.element(screen.getByText("at /", { exact: true })).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(screen.getByText(`at /offline?to=${encodeURIComponent("/chart?chart=c1")}`, { exact: true })).toBeVisible();
});
