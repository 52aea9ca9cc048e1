import type { Scene } from "@tangleaf/contract";
import { useReducer, useRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { focusField } from "#lib/focus-field.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { emptyForm, formReducer, problemsOf } from "./form-state.ts";
import { MissingFields } from "./missing-fields.tsx";
import { SceneForm } from "./scene-form.tsx";

const scene = {
  output: { unit: "char" },
  form: [
    { key: "bookName", type: "text", label: "书名", placeholder: "", require: true },
    { key: "note", type: "textarea", label: "备注", placeholder: "", require: false },
    { key: "topic", type: "text", label: "研读角度", placeholder: "", require: true },
  ],
} as unknown as Scene;

function Page() {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer, scene.form, emptyForm);
  return (
    <form ref={form}>
      <SceneForm scene={scene} fields={scene.form} state={state} dispatch={dispatch} />
      <MissingFields form={scene.form} state={state} onGo={(key) => focusField(form.current, [key])} />
      <button type="button" onClick={() => dispatch({ type: "submitted", problems: problemsOf(scene.form, state.values) })}>
        send
      </button>
    </form>
  );
}

test("what is missing is said by its name, at the field and beside the button, where each name leads to its field", async () => {
  const screen = await render(<Page />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("");
  await screen.getByRole("button", { name: "send" }).click();
  await expect.element(screen.getByText(m.form.required("书名"))).toBeVisible();
  await expect.element(screen.getByRole("status")).toHaveTextContent(`${m.form.missing(2)}书名研读角度`);
  await screen.getByRole("button", { name: "研读角度" }).click();
  await expect.element(screen.getByRole("textbox", { name: "研读角度" })).toHaveFocus();
});

test("a name goes from beside the button with the first letter typed into its field", async () => {
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "send" }).click();
  await screen.getByRole("textbox", { name: "书名" }).fill("乡");
  await expect.element(screen.getByRole("status")).toHaveTextContent(`${m.form.missing(1)}研读角度`);
});
