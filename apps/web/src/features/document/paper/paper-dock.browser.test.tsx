import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { deviceKept } from "#lib/browser-storage.ts";
import { documentMessages as m } from "#messages/document.ts";
import { useDocumentView } from "../document-view.ts";
import { PaperDock } from "./paper-dock.tsx";

beforeEach(() => useDocumentView.setState({ zoom: 100, font: 16 }));
afterEach(() => deviceKept.remove("note-view"));

test("letters are turned from 16 to 14 pixels and back, and zoom in steps, and the browser keeps it", async () => {
  const screen = await render(<PaperDock />);
  const [small, large] = [screen.getByRole("radio", { name: m.paper.small }), screen.getByRole("radio", { name: m.paper.large })];
  await expect.element(large).toBeChecked();
  await small.click({ force: true });
  await expect.element(small).toBeChecked();
  expect(useDocumentView.getState().font).toBe(14);
  expect(JSON.parse(deviceKept.read("note-view") ?? "")).toMatchObject({ font: 14 });
  await large.click({ force: true });
  expect(useDocumentView.getState().font).toBe(16);
  await screen.getByRole("button", { name: m.paper.larger }).click();
  expect(useDocumentView.getState().zoom).toBeGreaterThan(100);
});
