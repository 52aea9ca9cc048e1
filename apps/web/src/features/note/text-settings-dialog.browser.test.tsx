import { documentRoots } from "@tangleaf/document/model";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import * as Y from "yjs";
import { readSettings } from "#features/document/use-meta.ts";
import { noteMessages as m } from "#messages/note.ts";
import { noteOutlineMessages } from "#messages/note-outline.ts";
import { TextSettingsDialog } from "./text-settings-dialog.tsx";

const w = noteOutlineMessages.settings;

async function show() {
  const doc = new Y.Doc();
  const dialog = (open: boolean) => <TextSettingsDialog open={open} onClose={() => undefined} doc={doc} />;
  const screen = await render(dialog(true));
  return { doc, screen, close: () => screen.rerender(dialog(false)) };
}

test("every setting is kept with the text at once, and what is taken back is not kept", async () => {
  const { doc, screen } = await show();
  await screen.getByLabelText(w.tone).selectOptions("formal");
  await screen.getByLabelText(w.person).selectOptions("we");
  await screen.getByRole("button", { name: w.more }).click();
  await screen.getByRole("checkbox", { name: w.references }).click();
  await expect.poll(() => readSettings(doc)).toEqual({ tone: "formal", person: "we", sectionLength: 50, noReferences: 1 });
  await screen.getByRole("button", { name: w.less }).click();
  await screen.getByRole("checkbox", { name: w.references }).click();
  await screen.getByLabelText(w.tone).selectOptions("");
  await expect.poll(() => readSettings(doc)).toEqual({ person: "we" });
});

test("words typed are kept also when the dialog closes right after the last key, and their bound is said", async () => {
  const { doc, screen, close } = await show();
  const avoid = screen.getByLabelText(w.words.avoid.label);
  await avoid.fill("赋能\n抓手");
  await expect.element(screen.getByText("5 / 1,000")).toBeVisible();
  await expect.element(avoid).toHaveAttribute("maxlength", "1000");
  await close();
  await expect.poll(() => readSettings(doc)).toEqual({ avoid: "赋能\n抓手" });
});

test("what another device sets meanwhile shows, and is not written over by a field nothing was typed in", async () => {
  const { doc, screen, close } = await show();
  documentRoots(doc).meta.set("audience", "新同事");
  await expect.element(screen.getByLabelText(w.words.audience.label)).toHaveValue("新同事");
  await screen.getByLabelText(w.words.audience.label).click();
  documentRoots(doc).meta.set("audience", "老同事");
  await screen.getByRole("button", { name: m.settings.done }).click();
  await close();
  expect(readSettings(doc)).toEqual({ audience: "老同事" });
});
