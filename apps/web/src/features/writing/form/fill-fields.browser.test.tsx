import type { Scene } from "@tangleaf/contract";
import { useReducer, useRef } from "react";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { writingMessages as m } from "#messages/writing.ts";
import { ToastHost } from "#ui/toast/toast-host.tsx";
import { useToasts } from "#ui/toast/toast-store.ts";
import { fillFields } from "./fill-fields.ts";
import { emptyForm, formReducer } from "./form-state.ts";
import { SceneForm } from "./scene-form.tsx";
import { useFillUndo } from "./use-fill-undo.ts";

// A notice may lie over the fields here: what is typed into is focused, not clicked.
const scene = {
  output: { unit: "char" },
  form: [
    { key: "job", type: "text", label: "job", placeholder: "", require: true },
    { key: "note", type: "textarea", label: "note", placeholder: "", require: false },
  ],
} as unknown as Scene;

function Page() {
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(formReducer, scene.form, emptyForm);
  useFillUndo(form, state, dispatch);
  return (
    <>
      <form ref={form}>
        <button
          type="button"
          onClick={() => fillFields({ scene, dispatch, values: { job: "accountant", note: "a note" }, source: "example" })}
        >
          fill
        </button>
        <SceneForm scene={scene} fields={scene.form} state={state} dispatch={dispatch} />
      </form>
      <textarea aria-label="elsewhere" />
      <ToastHost />
    </>
  );
}

beforeEach(() => useToasts.setState({ toasts: [] }));

test("filling in over typed words says so, and Ctrl Z brings them back", async () => {
  const screen = await render(<Page />);
  const job = screen.getByRole("textbox", { name: "job" });
  await job.fill("mine");
  await screen.getByRole("button", { name: "fill" }).click();
  await expect.element(job).toHaveValue("accountant");
  await expect.element(screen.getByText(m.form.source.example, { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText(m.form.filledIn.example)).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(job).toHaveValue("mine");
  await expect.element(screen.getByRole("textbox", { name: "note" })).toHaveValue("");
});

test("the notice brings typed words back too, but not into a field that was typed into since", async () => {
  const screen = await render(<Page />);
  const job = screen.getByRole("textbox", { name: "job" });
  const note = screen.getByRole("textbox", { name: "note" });
  await note.fill("my note");
  await screen.getByRole("button", { name: "fill" }).click();
  await job.fill("typed since");
  await screen.getByRole("button", { name: m.form.undo }).click();
  await expect.element(note).toHaveValue("my note");
  await expect.element(job).toHaveValue("typed since");
});

test("Ctrl Z in a field typed into since, or in another text, undoes what was typed there", async () => {
  const screen = await render(<Page />);
  const job = screen.getByRole("textbox", { name: "job" });
  await screen.getByRole("button", { name: "fill" }).click();
  job.element().focus();
  await userEvent.keyboard("{End}!");
  await expect.element(job).toHaveValue("accountant!");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(job).toHaveValue("accountant");
  screen.getByRole("textbox", { name: "elsewhere" }).element().focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(job).toHaveValue("accountant");
  job.element().focus();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(job).toHaveValue("");
});
