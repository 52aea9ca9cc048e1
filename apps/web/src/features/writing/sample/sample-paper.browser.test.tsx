import type { Scene } from "@tangleaf/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { SamplePaper } from "./sample-paper.tsx";

const scene = { sceneType: "weeklyReport", output: { unit: "char", layout: "letter" } } as Scene;
let answer: { text: string | null };
let asked: string[];

beforeEach(() => {
  asked = [];
  answer = { text: "# 产品经理周报\n\n接口联调完成 80%。【待补充：需要谁支持】" };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.href);
    asked.push(pathname);
    const data = pathname === "/api/scene/sample" ? answer : {};
    return Response.json({ code: 0, message: "", is_success: true, isSuccess: true, data });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const open = (signedIn: boolean, onOwn = () => undefined) =>
  render(
    <QueryClientProvider client={queryClient}>
      <SamplePaper scene={scene} signedIn={signedIn} onOwn={onOwn} onClose={() => undefined} />
    </QueryClientProvider>,
  );

test("the sample is set as a text, says what it is and whose it is not, and offers one's own and the sign-in", async () => {
  const onOwn = vi.fn();
  const screen = await open(false, onOwn);
  await expect.element(screen.getByRole("heading", { name: "产品经理周报" })).toBeVisible();
  await expect.element(screen.getByText(m.example.badge, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(m.example.notYours)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: m.example.signIn })).toBeVisible();
  await screen.getByRole("button", { name: m.example.own }).click();
  expect(onOwn).toHaveBeenCalledOnce();
  expect(asked.filter((path) => path.startsWith("/api/ai/"))).toEqual([]);
});

test("a sample of a letter stands as the letter will: salutation, greeting, signature and date on lines of their own", async () => {
  answer = { text: "# 请假条\n\n尊敬的王老师：\n\n我因病请假三天。\n\n此致\n敬礼\n\n申请人：林小满\n2026年11月21日" };
  const screen = await open(false);
  await expect.element(screen.getByText("申请人：林小满")).toBeVisible();
  const lines = [...document.querySelectorAll("[data-line]")].map((line) => line.getAttribute("data-line"));
  expect(lines).toEqual(["title", "salutation", "greeting", "signature", "date"]);
  expect(getComputedStyle(screen.getByText("申请人：林小满").element()).textAlign).toBe("end");
});

test("somebody signed in is not asked to sign in, and nobody is offered the sample as a file", async () => {
  const screen = await open(true);
  await expect.element(screen.getByRole("heading", { name: "产品经理周报" })).toBeVisible();
  expect(screen.getByRole("button", { name: m.example.signIn }).query()).toBe(null);
  for (const name of [m.bar.word, m.bar.copy]) expect(screen.getByRole("button", { name }).query()).toBe(null);
});

test("where it takes a model the sheet says so", async () => {
  answer = { text: null };
  const screen = await open(false);
  await expect.element(screen.getByText(m.example.needsModel)).toBeVisible();
});
