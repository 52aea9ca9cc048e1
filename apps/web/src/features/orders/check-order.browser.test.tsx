import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { QueryScope } from "#lib/query-scope.tsx";
import { okAnswer, refusedAnswer } from "#lib/testing/server-answers.ts";
import { CheckOrder } from "./check-order.tsx";

const realFetch = window.fetch;
let answer: unknown;

beforeEach(() => {
  window.fetch = () => Promise.resolve(Response.json(answer));
});
afterEach(() => {
  window.fetch = realFetch;
});

const refused = refusedAnswer("pay.platformFailed", { message: "支付平台没有回应" });

test.each([
  ["credited just now", okAnswer({ orderStatus: 2, credited: true }), "查到了，已到账"],
  ["credited before", okAnswer({ orderStatus: 2, credited: false }), "这笔已经到账了"],
  ["not paid", okAnswer({ orderStatus: 4, credited: false }), "没有查到付款"],
  ["not to be found out", refused, "没查成"],
] as const)("an order that is %s is said to be so", async (_what, given, title) => {
  answer = given;
  const screen = await render(
    <QueryScope>
      <CheckOrder outOrderId="o1" goodsTitle="小额度包" />
    </QueryScope>,
  );
  await screen.getByRole("button", { name: "付了没到账？去查小额度包这一笔" }).click();
  await expect.element(screen.getByRole("dialog", { name: title })).toBeVisible();
});
