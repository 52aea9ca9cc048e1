import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FONTS, FULL_SIZE, useDocumentView } from "#features/document/document-view.ts";
import { deviceKept } from "#lib/browser-storage.ts";
import { noteMessages as m } from "#messages/note.ts";
import { DisplayModes } from "./display-modes.tsx";

const BEGIN = { display: "both", tab: "noteSetting", zoom: 100, font: 16 } as const;

beforeEach(() => useDocumentView.setState(BEGIN));
afterEach(() => deviceKept.remove("note-view"));

test("a note is seen with text, outline and settings at first; the text or the rest alone is one press away, and kept in this browser", async () => {
  const screen = await render(<DisplayModes />);
  await expect.element(screen.getByRole("radio", { name: m.display.both })).toBeChecked();
  for (const display of ["text", "outline"] as const) {
    await screen.getByRole("radio", { name: m.display[display] }).click({ force: true });
    await expect.element(screen.getByRole("radio", { name: m.display[display] })).toBeChecked();
    expect(JSON.parse(deviceKept.read("note-view") ?? "")).toEqual({ ...BEGIN, display });
  }
  await userEvent.keyboard("{ArrowRight}");
  expect(useDocumentView.getState().display).toBe("both");
});

test("letters have 14 or 16 pixels, and the paper its own size to begin with", () => {
  expect([FONTS, FULL_SIZE]).toEqual([[14, 16], 100]);
  expect(useDocumentView.getInitialState()).toEqual(BEGIN);
});
