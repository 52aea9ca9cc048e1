import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import ScreenLayout, { ErrorBoundary } from "#app/layouts/screen-layout.tsx";
import { offlineMessages } from "#messages/offline.ts";
import { notFoundMessages as m } from "#messages/shell.ts";
import { Plain } from "./screen-error.tsx";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function WithBar() {
  return (
    <>
      <header>bar</header>
      <Outlet />
    </>
  );
}

function Breaks({ fault }: { fault: unknown }): never {
  throw fault;
}

/** A screen inside the layouts of every screen, whose loader or whose drawing fails with this. */
const show = (fault: unknown, where: "drawing" | "loader" = "drawing") =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          Component: WithBar,
          children: [
            {
              Component: ScreenLayout,
              ErrorBoundary,
              children: [
                {
                  path: "/",
                  loader: () => (where === "loader" ? Promise.reject(fault) : null),
                  element: <Breaks fault={fault} />,
                },
              ],
            },
          ],
        },
      ])}
    />,
  );

test("a screen that breaks says so in its place with a way to try again, and the bar around it stays", async () => {
  const screen = await show(new Error("a fault of ours"));
  await expect.element(screen.getByRole("heading", { name: m.broken })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: m.retry })).toBeVisible();
  await expect.element(screen.getByText("bar")).toBeVisible();
});

test("a screen whose code did not come says that the site does not answer, and leads to it and home", async () => {
  const screen = await show(new TypeError("Failed to fetch dynamically imported module: /assets/x.js"), "loader");
  await expect.element(screen.getByRole("heading", { name: offlineMessages.screen.silent.title })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: m.home })).toBeVisible();
  await expect.element(screen.getByText("bar")).toBeVisible();
});

test("what is not there is told as such", async () => {
  const screen = await show(new Response(null, { status: 404 }), "loader");
  await expect.element(screen.getByRole("heading", { name: m.title })).toBeVisible();
});

test("where even the page of errors is out of reach, what is left stands in the middle with ways on", async () => {
  const screen = await render(<Plain />);
  const left = screen.getByRole("alert");
  await expect.element(left.getByText(m.broken)).toBeVisible();
  await expect.element(left.getByRole("button", { name: m.retry })).toBeVisible();
  await expect.element(left.getByRole("link")).toHaveAttribute("href", "/homepage");
  const words = left.getByText(m.broken).element().getBoundingClientRect();
  expect(Math.abs(words.left + words.width / 2 - innerWidth / 2)).toBeLessThan(innerWidth / 10);
});
