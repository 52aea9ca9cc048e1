import type { Scene } from "@tangleaf/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { queryClient } from "#lib/query-client.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { SamplePaper } from "./sample-paper.tsx";

const scene = { sceneType: "weeklyReport" } as Scene;
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
