import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { clearCookie, readCookie } from "#lib/cookies.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { endSession, useSession } from "#lib/session-store.ts";
import { okAnswer, refusedAnswer, sampleUser } from "#lib/testing/server-answers.ts";
import { begunSignIn } from "./begun-sign-in.ts";
import { WxReturn } from "./wx-return.tsx";

const realFetch = window.fetch;
const address = location.pathname + location.search;
const begun = { nonce: "n1", type: "inapp", returnTo: "/scene/weeklyReport?x=1", remember: false } as const;
const refused = (reason: string) => refusedAnswer(reason, { message: `said: ${reason}` });
const entered = (returnTo: string) => okAnswer({ token: "secret", user: sampleUser(), returnTo });

let answers: (object | "lost")[] = [];
let sent: Record<string, unknown>[] = [];
beforeEach(() => {
  sent = [];
  window.fetch = (url, init) => {
    if (String(url).endsWith("getVerifyToken")) return Promise.reject(new Error("offline"));
    sent.push(JSON.parse(String(init?.body)));
    const answer = answers.shift() ?? "lost";
    return answer === "lost" ? Promise.reject(new Error("offline")) : Promise.resolve(Response.json(answer));
  };
});
afterEach(() => {
  window.fetch = realFetch;
  history.replaceState(null, "", address);
  sessionStorage.clear();
  endSession();
  clearCookie("token");
});

async function comeBack(query: string) {
  history.replaceState(null, "", `/login/wx${query}`);
  const router = createMemoryRouter(
    [
      { path: "/login/wx", element: <WxReturn /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    {
      initialEntries: ["/login/wx"],
    },
  );
  const screen = await render(
    <QueryScope>
      <RouterProvider router={router} />
    </QueryScope>,
  );
  return { screen, router };
}
const placeOf = ({ state: { location } }: Awaited<ReturnType<typeof comeBack>>["router"]) => location.pathname + location.search;

test("goes on to the page it began on, with the nonce, and leaves no code in the address", async () => {
  begunSignIn.keep(begun);
  answers = [entered("/scene/weeklyReport?x=1")];
  const { router } = await comeBack("?code=c1&state=s1");
  await expect.poll(() => placeOf(router)).toBe("/scene/weeklyReport?x=1");
  expect(sent[0]).toMatchObject({ type: "inapp", code: "c1", state: "s1", nonce: "n1" });
  expect(location.search).toBe("");
  expect(readCookie("token")).toBe("secret");
});

test.each(["//evil.example/x", "https://evil.example", "/\\evil.example", "/login/wx"])("never goes on to %s", async (returnTo) => {
  begunSignIn.keep(begun);
  answers = [entered(returnTo)];
  const { router } = await comeBack("?code=c1&state=s1");
  await expect.poll(() => placeOf(router)).toBe("/homepage");
});

test("what did not begin in this tab is not sent anywhere", async () => {
  const { screen } = await comeBack("?code=stolen&state=foreign");
  await expect.element(screen.getByText("这次登录不是从这个浏览器开始的")).toBeVisible();
  expect(sent).toEqual([]);
  expect(useSession.getState().token).toBeNull();
});

test.each([
  ["a cancelled consent", "?state=s1", [], "没有拿到微信的同意"],
  ["a code that is too old", "?code=c1&state=s1", [refused("login.denied")], "没有拿到微信的同意"],
  ["a state of another browser", "?code=c1&state=s1", [refused("login.stateInvalid")], "这次登录不是从这个浏览器开始的"],
  ["a silent platform", "?code=c1&state=s1", [refused("login.platformFailed")], "said: login.platformFailed"],
])("%s is said, and one can begin again", async (_, query, given, said) => {
  begunSignIn.keep(begun);
  answers = [...given];
  const { screen, router } = await comeBack(query);
  await expect.element(screen.getByText(said)).toBeVisible();
  await screen.getByRole("button", { name: "重新登录" }).click();
  await expect.poll(() => placeOf(router)).toBe(begun.returnTo);
  expect(useSession.getState().login.open).toBe(true);
});

test("without a connection the same code is tried again on request", async () => {
  begunSignIn.keep(begun);
  answers = ["lost", entered("/homepage")];
  const { screen, router } = await comeBack("?code=c1&state=s1");
  await screen.getByRole("button", { name: "再试一次" }).click();
  await expect.poll(() => placeOf(router)).toBe("/homepage");
  expect(sent.map(({ code }) => code)).toEqual(["c1", "c1"]);
});
