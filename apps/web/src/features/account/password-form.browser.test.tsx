import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { accountMessages } from "#messages/account.ts";
import { PasswordForm } from "./password-form.tsx";

const m = accountMessages.password;

test.each([
  ["username", "x".repeat(41), "k7-mQ2vz-tea", m.tooLong(40)],
  ["password", "lin", "k".repeat(129), m.tooLong(128)],
] as const)("a %s that is too long is kept as typed, told so, and takes the focus", async (name, username, password, told) => {
  const fetched = vi.spyOn(window, "fetch");
  const screen = await render(<PasswordForm mode="set" username="" onForgotten={() => undefined} onDone={() => undefined} />);
  await screen.getByLabelText(m.username).fill(username);
  await screen.getByLabelText(m.new, { exact: true }).fill(password);
  await screen.getByLabelText(m.again).fill(password);
  await screen.getByRole("button", { name: accountMessages.save }).click();
  await expect.element(screen.getByText(told)).toBeVisible();
  expect(document.activeElement?.getAttribute("name")).toBe(name);
  await expect.element(screen.getByLabelText(m.username)).toHaveValue(username);
  await expect.element(screen.getByLabelText(m.again)).toHaveValue(password);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});
