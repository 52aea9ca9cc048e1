import { useRef, useState } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { closePalette, usePalette } from "#lib/overlay-stores.ts";
import { QueryScope } from "#lib/query-scope.tsx";
import { Suggestions } from "./suggestions.tsx";

/** A box like the one on the home page. */
function Box() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [asked, setAsked] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(asked + 1);
      }}
    >
      <input
        ref={input}
        role="combobox"
        aria-expanded="false"
        aria-label="box"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Suggestions input={input} text={text} asked={asked} />
    </form>
  );
}

function Arrived() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

async function showBox() {
  const router = createMemoryRouter([
    { path: "/", element: <Box /> },
    { path: "*", Component: Arrived },
  ]);
  const screen = await render(
    <QueryScope>
      <RouterProvider router={router} />
    </QueryScope>,
  );
  return { screen, box: screen.getByRole("combobox"), arrived: () => JSON.parse(document.querySelector("output")?.textContent ?? "null") };
}

afterEach(() => closePalette());

test("the nearest scenes stand below what is typed, with what their forms would get, and Enter opens the first", async () => {
  const { screen, box, arrived } = await showBox();
  await box.fill("帮我写一篇关于《活着》的读后感，800 字");
  await expect.poll(() => screen.getByRole("option").first().query()?.textContent).toMatch(/^读后感书名 活着字数 800/);
  expect(screen.getByRole("option").elements()).toHaveLength(5);
  await expect.element(box).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{Enter}");
  await expect.poll(arrived).toEqual({ pathname: "/scene/postReading", state: { said: { bookName: "活着", length: 800 } } });
});

test("Enter before anything is loaded opens the scene as soon as it is known", async () => {
  const { box, arrived } = await showBox();
  await box.fill("我要写一份周报");
  await userEvent.keyboard("{Enter}");
  await expect.poll(arrived).toMatchObject({ pathname: "/scene/weeklyReport" });
});

test("arrows choose, Escape closes and keeps the words, an arrow opens again", async () => {
  const { screen, box, arrived } = await showBox();
  await box.fill("读后感");
  await expect.element(screen.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}");
  const second = screen.getByRole("option").nth(1);
  await expect.element(second).toHaveAttribute("aria-selected", "true");
  await expect.element(box).toHaveAttribute("aria-activedescendant", second.element().id);
  await userEvent.keyboard("{Escape}");
  await expect.element(box).toHaveAttribute("aria-expanded", "false");
  await expect.element(box).toHaveValue("读后感");
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}{Enter}");
  // The last row: all scenes.
  await expect.poll(() => usePalette.getState().open, { message: "the palette is open" }).toBe(true);
  expect(arrived()).toBeNull();
});

test("where nothing fits, Enter writes freely about what was typed", async () => {
  const { box, arrived } = await showBox();
  await box.fill("嘞哦豁哩啦");
  await userEvent.keyboard("{Enter}");
  await expect.poll(arrived).toEqual({ pathname: "/scene/freeWrite", state: { said: { topic: "嘞哦豁哩啦" } } });
});
