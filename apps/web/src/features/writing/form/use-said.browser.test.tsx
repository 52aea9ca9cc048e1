import type { Scene } from "@tangleaf/contract";
import { useRef } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { formInputsOf } from "#lib/form-input.ts";
import { saidState } from "#lib/said-state.ts";
import { restoreSession, useSession } from "#lib/session-store.ts";
import { writingMessages } from "#messages/writing.ts";
import { SaidNote } from "./said-note.tsx";
import { useFillUndo } from "./use-fill-undo.ts";
import { useSaid } from "./use-said.ts";
import { useSceneForm } from "./use-scene-form.ts";

const m = writingMessages.form.said;
const scene = {
  sceneType: "postReading",
  form: [
    { key: "bookName", type: "text", label: "book", require: true },
    { key: "length", type: "number", label: "length", require: true, min: 100, max: 3000, default: 1000 },
  ],
} as unknown as Scene;

function Form() {
  const element = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useSceneForm(scene, { restore: true });
  const said = useSaid(scene, state, dispatch);
  useFillUndo(element, state, dispatch);
  return (
    <div ref={element}>
      <output>{JSON.stringify(state.values)}</output>
      <button
        type="button"
        onClick={() => dispatch({ type: "filledIn", form: scene.form, values: { bookName: "红楼梦" }, source: "example" })}
      >
        example
      </button>
      {said.filled === null ? null : <SaidNote form={scene.form} filled={said.filled} state={state} onUse={said.use} onUndo={said.undo} />}
    </div>
  );
}

async function arriveWith(said: Record<string, string | number>) {
  const router = createMemoryRouter([{ path: "/", Component: Form }], { initialEntries: [{ pathname: "/", state: saidState(said) }] });
  const screen = await render(<RouterProvider router={router} />);
  return { screen, router, values: () => JSON.parse(document.querySelector("output")?.textContent ?? "null") };
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ token: null, restored: false, owner: undefined, visit: 0, left: null });
  restoreSession();
});

test("an empty form takes what the sentence says, once, and gives it back", async () => {
  const { screen, router, values } = await arriveWith({ bookName: "活着", length: 800, unknown: "x" });
  await expect.poll(values).toEqual({ bookName: "活着", length: 800 });
  await expect.poll(() => router.state.location.state).toBeNull();
  await screen.getByRole("button", { name: m.undo }).click();
  await expect.poll(values).toEqual({ bookName: "", length: 1000 });
});

test("words typed before stay; what the sentence says for them is offered, with a way back", async () => {
  formInputsOf(null).write("postReading", { bookName: "围城", length: 1000 }, 1);
  const { screen, values } = await arriveWith({ bookName: "活着", length: 800 });
  await expect.poll(values).toEqual({ bookName: "围城", length: 800 });
  await screen.getByRole("button", { name: m.use }).click();
  await expect.poll(values).toEqual({ bookName: "活着", length: 800 });
  await screen.getByRole("button", { name: m.undo }).click();
  await expect.poll(values).toEqual({ bookName: "围城", length: 800 });
});

test("says nothing of the sentence while the example stands over its words, and says it again once they are back", async () => {
  const { screen, values } = await arriveWith({ bookName: "活着", length: 800 });
  const note = () => document.querySelector("div[role=status] p")?.firstChild?.textContent;
  const filled = m.filled(["book", "length"].join(m.separator));
  await expect.poll(note).toBe(filled);
  await screen.getByRole("button", { name: "example" }).click();
  await expect.poll(note).toBe(undefined);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(values).toEqual({ bookName: "活着", length: 800 });
  await expect.poll(note).toBe(filled);
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(values).toEqual({ bookName: "", length: 1000 });
  await expect.poll(note).toBe(undefined);
});
