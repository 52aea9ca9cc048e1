import type { ModelListItem } from "@tangleaf/contract";
import { BUILTIN_MODEL_NAME } from "@tangleaf/contract/constants";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { okAnswer, sampleBaseInfo } from "#lib/testing/server-answers.ts";
import { writingMessages } from "#messages/writing.ts";
import { Refused } from "./refused.tsx";

const m = writingMessages.failed;
const model = (name: string, more: Partial<ModelListItem> = {}): ModelListItem => ({
  name,
  label: name.toUpperCase(),
  isDefault: false,
  builtin: false,
  price: 1,
  ...more,
});

let modelList: ModelListItem[];

beforeEach(() => {
  queryClient.clear();
  modelList = [model("a", { isDefault: true }), model("b"), model(BUILTIN_MODEL_NAME, { builtin: true })];
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json(okAnswer(sampleBaseInfo({ models: modelList, features: {} }))));
});
afterEach(() => vi.restoreAllMocks());

const show = (triedBy: string | undefined, onRetryBy = vi.fn()) =>
  render(
    <QueryScope>
      <Refused triedBy={triedBy} waitSeconds={0} onRetryBy={onRetryBy} />
    </QueryScope>,
  );

test.each(["a", undefined])(
  "what model %s declined is offered to the others that are models, with the advice to say it plainly",
  async (triedBy) => {
    const onRetryBy = vi.fn();
    const screen = await show(triedBy, onRetryBy);
    await expect.element(screen.getByText(m.sayPlainlyOr)).toBeVisible();
    await expect
      .poll(() =>
        screen
          .getByRole("button")
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([m.retryBy("B")]);
    await screen.getByRole("button", { name: m.retryBy("B") }).click();
    expect(onRetryBy).toHaveBeenCalledExactlyOnceWith("b");
  },
);

test("where there is no other model only the advice stands", async () => {
  modelList = [model("a", { isDefault: true })];
  const screen = await show("a");
  await expect.element(screen.getByText(m.sayPlainly)).toBeVisible();
  await expect.element(screen.getByText(m.refused)).toBeVisible();
  await expect.poll(() => screen.getByRole("button").elements()).toEqual([]);
});
