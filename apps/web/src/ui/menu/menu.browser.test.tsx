import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Menu, MenuItem } from "./menu.tsx";

const show = (onPick: (name: string) => void) =>
  render(
    <Menu label="账户" openOnHover trigger={(props) => <button {...props}>开</button>}>
      <MenuItem onClick={() => onPick("one")}>一</MenuItem>
      <MenuItem onClick={() => onPick("two")}>二</MenuItem>
    </Menu>,
  );

test("opens by key, moves by arrows, picks by Enter and closes", async () => {
  const picked: string[] = [];
  const screen = await show((name) => picked.push(name));
  screen.getByRole("button", { name: "开" }).element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("menu", { name: "账户" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(picked).toEqual(["two"]);
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});

test("Escape closes and gives the focus back to the button", async () => {
  const screen = await show(() => undefined);
  const button = screen.getByRole("button", { name: "开" });
  await button.click();
  await userEvent.keyboard("{ArrowDown}{Escape}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button.element());
});

test("opens on hover and closes when the pointer leaves", async () => {
  const screen = await show(() => undefined);
  await screen.getByRole("button", { name: "开" }).hover();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  await userEvent.unhover(screen.getByRole("button", { name: "开" }));
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});

test("picking gives the focus back to the button", async () => {
  const screen = await show(() => undefined);
  const button = screen.getByRole("button", { name: "开" });
  await button.click();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  expect(document.activeElement).toBe(button.element());
});

const WIDTH = 390;

test.each([
  ["left", "start"],
  ["left", "end"],
  ["right", "start"],
  ["right", "end"],
] as const)("at the %s edge of a phone a list aligned to the %s of its button lies within the window", async (edge, align) => {
  await page.viewport(WIDTH, 700);
  await render(
    <div style={{ display: "flex", justifyContent: edge === "left" ? "flex-start" : "flex-end" }}>
      <Menu label="files" align={align} trigger={(props) => <button {...props}>open</button>}>
        <MenuItem>Excel, with the figures and how they are drawn</MenuItem>
      </Menu>
    </div>,
  );
  await page.getByRole("button", { name: "open" }).click();
  const item = page.getByRole("menuitem");
  await expect.element(item).toBeVisible();
  const { left, right } = item.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(WIDTH);
});
