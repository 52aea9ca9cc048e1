import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { tableMessages as m } from "#messages/table.ts";
import { openInPage } from "../testing/open-in-page.ts";
import { askInPage, showInPage } from "../testing/show-in-page.tsx";
import { Conversation } from "./conversation.tsx";
import { moveTypedAsk, typedAsk } from "./typed-asks.ts";

const TEXT = "部门\t金额\n市场部\t900\n技术部\t1600\n市场部\t1010";
const box = () => page.getByRole("textbox", { name: m.chat.ask });

test("a question that is being typed when its table gets another id goes on in the new box, with the focus", async () => {
  await showInPage(<Conversation opened={await openInPage(TEXT, {}, "local-typed")} />, { baseInfo: { modelList: [] } });
  await box().click();
  await userEvent.keyboard("各部门的");
  moveTypedAsk("local-typed", "typed");
  const opened = await openInPage(TEXT, {}, "typed");
  await cleanup();
  await showInPage(<Conversation opened={opened} />);
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard("总金额{Enter}");
  await expect.poll(() => opened.store.getState().table.answers.map(({ ask }) => ask)).toEqual(["各部门的总金额"]);
  await expect.element(box()).toHaveValue("");
});

test("a question whose answer had not come is asked of the table under its new id", async () => {
  const never = new Promise<never>(() => undefined);
  await showInPage(<Conversation opened={await openInPage(TEXT, { answer: () => never }, "local-asked")} />, {
    baseInfo: { modelList: [] },
  });
  await askInPage("各部门的总金额");
  await expect.poll(() => typedAsk("local-asked").isAsked).toBe(true);
  moveTypedAsk("local-asked", "asked");
  const opened = await openInPage(TEXT, {}, "asked");
  await cleanup();
  await showInPage(<Conversation opened={opened} />);
  await expect.poll(() => opened.store.getState().table.answers.map(({ ask }) => ask)).toEqual(["各部门的总金额"]);
  await expect.element(box()).toHaveValue("");
});

test("a question sent while the table is busy is asked once, as soon as it is not", async () => {
  const opened = await openInPage(TEXT, {}, "busy");
  await showInPage(<Conversation opened={opened} />);
  opened.store.setState({ isBusy: true });
  await askInPage("各部门的总金额");
  await userEvent.keyboard("{Enter}");
  const asks = () => opened.store.getState().table.answers.map(({ ask }) => ask);
  expect(asks()).toEqual([]);
  await expect.element(page.getByRole("button", { name: m.chat.send })).toHaveAttribute("aria-busy", "true");
  opened.store.setState({ isBusy: false });
  await expect.element(box()).toHaveValue("");
  expect(asks()).toEqual(["各部门的总金额"]);
});

test("a question sent when its table has another id already is asked by the new box", async () => {
  await showInPage(<Conversation opened={await openInPage(TEXT, {}, "local-late")} />, { baseInfo: { modelList: [] } });
  await box().fill("各部门的总金额");
  moveTypedAsk("local-late", "late");
  await userEvent.keyboard("{Enter}");
  const opened = await openInPage(TEXT, {}, "late");
  await cleanup();
  await showInPage(<Conversation opened={opened} />);
  await expect.poll(() => opened.store.getState().table.answers.map(({ ask }) => ask)).toEqual(["各部门的总金额"]);
  await expect.element(box()).toHaveValue("");
});
