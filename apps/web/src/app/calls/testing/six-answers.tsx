import { type ReactNode, useEffect, useRef } from "react";
import { MemoryRouter } from "react-router";
import { expect, vi } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { allInTab, allKept } from "#lib/browser-storage.ts";
import { forgetAnswers } from "#lib/forget-answers.ts";
import { closePay, usePayBox } from "#lib/overlay-stores.ts";
import { queryClient } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { closeLogin, useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleBaseInfo, sampleUser } from "#lib/testing/server-answers.ts";
import { reachMessages } from "#messages/reach.ts";
import { shellMessages as m } from "#messages/shell.ts";
import { useToasts } from "#ui/toast/toast-store.ts";

/** Errors a call may be answered with. */
export const SIX_ANSWERS = ["99", "97", "81", "500", "network", "refusal"] as const;
export type SixAnswer = (typeof SIX_ANSWERS)[number];

/** Makes a call as a person does: renders its part and presses the button, or runs the function of the button. */
export type Place = () => unknown;
/** Places by the address of a call and the source that makes it. */
export type Places = Readonly<Record<`/api/${string} ${string}`, Place>>;

/** Message of every error. */
export const WORDS = "橘子树下的第十七句话";

const envelope = (code: number) => ({ code, message: WORDS, is_success: false, isSuccess: false, data: null });

function answerCall(answer: SixAnswer): Response {
  if (answer === "network") throw new TypeError("Failed to fetch");
  if (answer === "refusal") return Response.json(refusedAnswer("body.invalid", { message: WORDS }));
  if (answer === "500") return Response.json(envelope(1), { status: 500 });
  return Response.json(envelope(Number(answer)), answer === "99" ? { status: 401 } : {});
}

const DONE = 'id: 1\nevent: done\ndata: {"status":"done","finishReason":"stop","chars":0,"version":1}\n\n';

/** Answers of the other calls. */
const known: Record<string, unknown> = {};

/** Sets the answers of other calls, for one place. */
export function given(answers: Readonly<Record<`/api/${string}`, unknown>>): void {
  Object.assign(known, answers);
}

/** Counts the sessions: a late 99 of an earlier place has another token and signs nobody out. */
let sessions = 0;

/** Signs in, and answers calls to `path` with `answer`. */
export function stand(path: string, answer: SixAnswer): void {
  queryClient.clear();
  closePay();
  closeLogin();
  useToasts.setState({ toasts: [] });
  for (const kept of [allKept, allInTab]) for (const key of kept.keys()) kept.remove(key);
  for (const name of Object.keys(known)) delete known[name];
  sessions += 1;
  useSession.setState({ token: `t${sessions}`, restored: true, owner: "u1" });
  queryClient.setQueryData(queryKeys.baseInfo, sampleBaseInfo() as never);
  vi.spyOn(window, "fetch").mockImplementation(async (url) => {
    const asked = String(url);
    if (asked === path) return answerCall(answer);
    if (asked.endsWith("/stream")) return new Response(DONE, { headers: { "content-type": "text/event-stream" } });
    if (asked in known) return Response.json(okAnswer(known[asked]));
    if (asked === "/api/user/info") return Response.json(okAnswer(sampleUser({ level: "vip" })));
    if (asked === "/api/file/upload") return Response.json(okAnswer({ fileId: "up1", name: "a", type: "pdf", bytes: 3 }));
    if (asked === "/api/pay/v3/getGoodsList" || asked === "/api/pay/v3/offer") return Response.json(okAnswer([]));
    if (asked === "/api/user/getCounter")
      return Response.json(okAnswer({ unLimitPlan: { isUnLimit: false }, balanceToken: 90_000, freeWaitSeconds: 0 }));
    return Response.json(okAnswer({}));
  });
}

export async function leave(): Promise<void> {
  await cleanup();
  // What a sign-out forgets, it forgets a moment later: not of the next place.
  await forgetAnswers();
  vi.restoreAllMocks();
}

/** Shows a part of the page, at an address. */
export const show = (part: ReactNode, address = "/") =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryScope>{part}</QueryScope>
    </MemoryRouter>,
  );

/** A part of a page that does with a hook what its button does. */
export function Using<T>({ hook, act }: { hook: () => T; act: (made: T) => unknown }) {
  const made = hook();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void act(made);
  });
  return null;
}

/** Whether words stand on the page or in a notice. */
export function isRead(words: string): boolean {
  const notices = useToasts.getState().toasts.flatMap(({ title, detail }) => [title, detail ?? ""]);
  return notices.some((one) => one.includes(words)) || (document.body.textContent ?? "").includes(words);
}

/** What a person sees of an answer, as the specification has it. */
export async function expectSaid(answer: SixAnswer): Promise<void> {
  if (answer === "99") {
    await expect
      .poll(() => useSession.getState(), { message: "99 signs out and asks to sign in" })
      .toMatchObject({ token: null, login: { open: true } });
  } else if (answer === "97" || answer === "81") {
    const title = answer === "97" ? m.errors.vip : m.errors.balance;
    await expect
      .poll(() => useToasts.getState().toasts, { message: `${answer} is a notice` })
      .toContainEqual(expect.objectContaining({ title, detail: WORDS }));
    expect(usePayBox.getState()).toMatchObject({ open: true, reason: WORDS });
  } else if (answer === "refusal") {
    await expect.poll(() => isRead(WORDS), { message: "a refusal is said in the server's words" }).toBe(true);
  } else {
    const detail = answer === "500" ? WORDS : reachMessages.silent;
    await expect
      .poll(() => useToasts.getState().toasts, { message: `${answer} is a notice` })
      .toContainEqual(expect.objectContaining({ title: m.errors.transport, detail }));
  }
}
