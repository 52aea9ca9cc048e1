import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { uiMessages } from "#messages/ui.ts";
import { Field } from "#ui/field/field.tsx";
import { NumberStepper } from "./number-stepper.tsx";

function Length() {
  const [value, setValue] = useState(500);
  return (
    <Field label="字数">
      {(control) => (
        <NumberStepper
          value={value}
          onChange={setValue}
          step={100}
          min={100}
          max={3000}
          unit="字"
          labels={{ less: "少一些", more: "多一些" }}
          placeholder="选一个字数"
          control={control}
        />
      )}
    </Field>
  );
}

test("steps, and stops at its bounds", async () => {
  const screen = await render(<Length />);
  const field = screen.getByRole("spinbutton", { name: "字数" });
  await screen.getByRole("button", { name: "多一些" }).click();
  await expect.element(field).toHaveValue("600");
  for (const _ of Array(6)) await userEvent.type(field, "{ArrowDown}");
  await expect.element(field).toHaveValue("100");
  await expect.element(screen.getByRole("button", { name: "少一些" })).toBeDisabled();
});

test("typing is free and is brought inside the bounds when the field is left", async () => {
  const screen = await render(<Length />);
  const field = screen.getByRole("spinbutton", { name: "字数" });
  await field.fill("99999");
  await expect.element(field).toHaveValue("99999");
  await userEvent.tab();
  await expect.element(field).toHaveValue("3000");
  await field.fill("");
  await expect.element(screen.getByPlaceholder("选一个字数")).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveValue("3000");
});

test("a number out of its bounds is brought inside and that is said, until another one is typed", async () => {
  const screen = await render(<Length />);
  const field = screen.getByRole("spinbutton", { name: "字数" });
  const said = screen.getByText(uiMessages.between("100", "3,000"));
  await field.fill("9");
  await userEvent.tab();
  await expect.element(field).toHaveValue("100");
  await expect.element(said).toBeVisible();
  await field.fill("800");
  await userEvent.tab();
  await expect.element(said).not.toBeInTheDocument();
});
