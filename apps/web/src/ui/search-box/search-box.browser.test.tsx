import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { SearchBox } from "./search-box.tsx";

afterEach(() => document.body.replaceChildren());

const asked: string[] = [];

function Search() {
  const [words, setWords] = useState("");
  return (
    <SearchBox
      label="Search"
      value={words}
      onChange={(typed) => {
        asked.push(typed);
        setWords(typed);
      }}
    />
  );
}

test("what was typed into the prerendered box is searched for once its code is there", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(<Search />);
  const input = root.querySelector("input");
  if (input !== null) input.value = "护理";
  const hydrated = hydrateRoot(root, <Search />);
  await expect.poll(() => asked).toEqual(["护理"]);
  expect(input?.value).toBe("护理");
  hydrated.unmount();
});
