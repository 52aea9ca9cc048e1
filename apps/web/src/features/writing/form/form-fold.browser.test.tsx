import type { Scene } from "@tangleaf/contract";
import { useReducer } from "react";
import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { writingMessages as m } from "#messages/writing.ts";
import { FormFold } from "./form-fold.tsx";
import { emptyForm, formReducer, toFields } from "./form-state.ts";

const scene = {
  sceneType: "leaveNoteStudent",
  output: { unit: "char", layout: "letter" },
  form: [
    { key: "reason", label: "事由", type: "textarea", placeholder: "", require: false },
    { key: "tone", label: "语气", type: "text", placeholder: "随文体", choices: ["平实", "亲切"], folded: true, require: false },
    { key: "address", label: "称呼", type: "text", placeholder: "比如：尊敬的王老师", folded: true, require: false },
  ],
} as unknown as Scene;

afterEach(() => queryClient.clear());

let sent: Record<string, string | number> = {};

function Fold() {
  const [state, dispatch] = useReducer(formReducer, scene.form, emptyForm);
  sent = toFields(scene.form, state.values);
  return <FormFold scene={scene} state={state} dispatch={dispatch} model={null} onModel={() => undefined} />;
}

function show(models: readonly { name: string; label: string; builtin: boolean }[]) {
  queryClient.setQueryData(queryKeys.baseInfo, { modelList: models.map((model, at) => ({ ...model, isDefault: at === 0, price: 1 })) });
  return render(
    <QueryScope>
      <Fold />
    </QueryScope>,
  );
}

test("tone, salutation and model are in one fold; what is chosen stands beside its name and is sent", async () => {
  const screen = await show([
    { name: "m1", label: "模型一", builtin: false },
    { name: "m2", label: "模型二", builtin: false },
  ]);
  const fold = screen.getByText(m.form.fold(["语气", "称呼", m.form.model]), { exact: false });
  await expect.element(fold).toBeVisible();
  expect(sent).toEqual({});
  await fold.click();
  await screen.getByRole("combobox", { name: "语气" }).selectOptions("亲切");
  await screen.getByRole("textbox", { name: "称呼" }).fill("尊敬的王老师");
  await expect.element(screen.getByText("亲切 · 尊敬的王老师 · 模型一")).toBeVisible();
  expect(sent).toEqual({ tone: "亲切", address: "尊敬的王老师" });
  expect(screen.getByRole("textbox", { name: "事由" }).query()).toBeNull();
});

test("the sample writer is offered no tone, which it could not keep, and nobody a choice of one model", async () => {
  const screen = await show([{ name: "builtin-sample", label: "样例写手", builtin: true }]);
  await expect.element(screen.getByText("称呼", { exact: true }).first()).toBeVisible();
  expect(screen.getByRole("combobox").query()).toBeNull();
  expect(document.body.textContent).not.toContain("语气");
});
