import type { NodeJson } from "@tangleaf/document/model";
import type { Page } from "playwright-core";
import type { SharedServer } from "./start-server.ts";
import { words } from "./words.ts";

const { note: m } = words.zh;

/** A note of somebody, made by a call; `words` reads what the server has of it. */
export async function noteOnServer(server: SharedServer, { token, markdown }: { token: string; markdown: string }) {
  const { data } = await server.call("/api/note/create", { markdown }, token);
  const { noteId } = data as { noteId: string };
  return {
    noteId,
    path: `/notebook/note/${noteId}`,
    async words(): Promise<string> {
      const answer = await server.call("/api/document/version", { documentId: noteId }, token);
      return (answer.data as { blocks: NodeJson[] }).blocks.map(wordsIn).join("\n");
    },
  };
}

function wordsIn({ text, content }: NodeJson): string {
  return text ?? (content ?? []).map(wordsIn).join("");
}

/** The text of an open note. */
export const textOf = (page: Page) => page.getByRole("textbox", { name: m.paper.label, exact: true });

/** Puts the cursor at the end of an open note. */
export async function goToEnd(page: Page): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press("ControlOrMeta+End");
}

/** Waits until the page shows that the note is saved. `savedText`: the words it shows, others where the browser stores nothing. */
export const isSaved = (page: Page, savedText: string = m.saved.saved) => page.getByText(savedText, { exact: true }).first().waitFor();
