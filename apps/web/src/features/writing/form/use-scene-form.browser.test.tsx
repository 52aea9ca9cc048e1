import type { Scene } from "@tangleaf/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { anonymousKept } from "#lib/browser-storage.ts";
import { clearCookie } from "#lib/cookies.ts";
import { formInputsOf } from "#lib/form-input.ts";
import { endSession, knowOwner, leaveSession, restoreSession, startSession, useSession } from "#lib/session-store.ts";
import { useSceneForm } from "./use-scene-form.ts";

/** Longer than what is typed waits before it is kept. */
const KEPT_AFTER_MS = 400;
const scene = {
  sceneType: "weeklyReport",
  form: [
    { key: "job", type: "input", label: "job", require: true },
    { key: "length", type: "number", label: "length", require: true, min: 100, max: 900, default: 500 },
  ],
} as unknown as Scene;
const signIn = (userId: string) => startSession({ token: `token-of-${userId}`, userId, remember: false });

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ token: null, restored: false, owner: undefined, visit: 0, left: null });
});
afterEach(() => {
  vi.useRealTimers();
  leaveSession();
  for (const name of ["token", "owner"]) clearCookie(name);
  localStorage.clear();
});

function Form() {
  const [{ values }, dispatch] = useSceneForm(scene, { restore: true });
  const change = (key: string) => (event: { target: { value: string } }) => dispatch({ type: "changed", key, value: event.target.value });
  return (
    <div>
      <input aria-label="job" data-field="job" value={values["job"]} onChange={change("job")} />
      <output>{values["length"]}</output>
      <button type="button" onClick={() => dispatch({ type: "changed", key: "length", value: 700 })}>
        longer
      </button>
    </div>
  );
}

/** As the page does it: drawn anew when it goes over to somebody else. */
function Page() {
  return <Form key={useSession((state) => state.visit)} />;
}

test("a form typed before signing in is the user's afterwards, and after they sign out it is nobody's", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  restoreSession();
  const screen = await render(<Page />);
  const job = screen.getByLabelText("job");
  await job.fill("typed before");
  await vi.advanceTimersByTimeAsync(KEPT_AFTER_MS);
  expect(anonymousKept.keys()).toEqual(["form:weeklyReport"]);
  signIn("a");
  await expect.element(job).toHaveValue("typed before");
  expect(formInputsOf("a").read("weeklyReport")).toMatchObject({ job: "typed before" });
  leaveSession();
  await expect.element(job).toHaveValue("");
  signIn("b");
  await expect.element(job).toHaveValue("");
  await vi.advanceTimersByTimeAsync(KEPT_AFTER_MS);
  expect(JSON.stringify({ ...localStorage })).not.toContain("typed before");
});

test("the last letters before signing in, not kept yet, are kept for the one who signs in", async () => {
  restoreSession();
  const screen = await render(<Page />);
  await screen.getByLabelText("job").fill("in a startEditing");
  signIn("a");
  await expect.poll(() => formInputsOf("a").read("weeklyReport")).toMatchObject({ job: "in a startEditing" });
  expect(anonymousKept.keys()).toEqual([]);
});

test("what is typed after a session ended waits for its owner, unseen by somebody else", async () => {
  restoreSession();
  signIn("a");
  const screen = await render(<Page />);
  const job = screen.getByLabelText("job");
  endSession();
  await job.fill("after the end");
  await expect.poll(() => formInputsOf("a").read("weeklyReport")).toMatchObject({ job: "after the end" });
  signIn("b");
  await expect.element(job).toHaveValue("");
  leaveSession();
  signIn("a");
  await expect.element(job).toHaveValue("after the end");
});

test("an empty form takes up what its owner had kept, as soon as they sign in over it; one that was typed into does not", async () => {
  formInputsOf("d").write("weeklyReport", { job: "kept" }, 1);
  restoreSession();
  const screen = await render(<Page />);
  const job = screen.getByLabelText("job");
  await expect.element(job).toHaveValue("");
  signIn("d");
  await expect.element(job).toHaveValue("kept");
  endSession();
  await job.fill("typed since");
  signIn("d");
  await expect.element(job).toHaveValue("typed since");
});

test("what is typed before it is known whose page it is comes out with what they had kept", async () => {
  formInputsOf("c").write("weeklyReport", { job: "kept", length: 300 }, 1);
  useSession.setState({ token: "t", restored: true, owner: undefined });
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "longer" }).click();
  await expect.element(screen.getByLabelText("job")).toHaveValue("");
  knowOwner({ token: "t", userId: "c" });
  await expect.element(screen.getByLabelText("job")).toHaveValue("kept");
  await expect.element(screen.getByRole("status")).toHaveTextContent("700");
});
