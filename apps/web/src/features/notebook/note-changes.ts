import type { Notebook, NoteSummary } from "@tangleaf/contract";
import { call } from "#lib/api-client.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { queryClient, refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { isFolder, type NotePages, notebooksQuery, type Shelf } from "./api.ts";

/** What becomes of a note on a shelf; null = it is not on it any more. */
type Edit = (note: NoteSummary, shelf: Shelf) => NoteSummary | null;

const SHELF_AT = 2;
/** Notes of one call. */
const AT_ONCE_MAX = 100;

/**
 * Shows a change at once and sends it. A refused or lost one is taken back, with a word. Answers whether it was stored.
 */
async function change(edit: Edit, send: () => Promise<unknown>): Promise<boolean> {
  await queryClient.cancelQueries({ queryKey: queryKeys.notes.all });
  const before = queryClient.getQueriesData<NotePages>({ queryKey: queryKeys.notes.lists });
  for (const [key, pages] of before) {
    if (pages !== undefined)
      queryClient.setQueryData(
        key,
        editPages(pages, (note) => edit(note, String(key[SHELF_AT]))),
      );
  }
  try {
    await send();
    return true;
  } catch (error) {
    for (const [key, pages] of before) queryClient.setQueryData(key, pages);
    toastRefusal(error, m.said.putBack);
    return false;
  } finally {
    void refreshNotes();
  }
}

function editPages(pages: NotePages, edit: (note: NoteSummary) => NoteSummary | null): NotePages {
  let gone = 0;
  const edited = pages.pages.map((page) => {
    const list = page.list.map(edit).filter((note) => note !== null);
    gone += page.list.length - list.length;
    return { ...page, list };
  });
  return { ...pages, pages: edited.map((page) => ({ ...page, total: page.total - gone })) };
}

/** After anything that makes, moves or removes notes. */
export async function refreshNotes(): Promise<void> {
  const stale = [queryKeys.notes.all, queryKeys.notebooks];
  await refreshAnswers(...stale);
}

const said = (title: string) => toast({ tone: "ok", title, pill: true });
const only =
  (noteId: string, edit: Edit): Edit =>
  (note, shelf) =>
    note.noteId === noteId ? edit(note, shelf) : note;

const onlyThese = (noteIds: readonly string[], edit: Edit): Edit => {
  const these = new Set(noteIds);
  return (note, shelf) => (these.has(note.noteId) ? edit(note, shelf) : note);
};

export async function renameNote(noteId: string, title: string): Promise<void> {
  await change(
    only(noteId, (note) => ({ ...note, title })),
    () => call("/api/note/rename", { noteId, title }, { shownBy: "action" }),
  );
}

export async function moveNote(noteId: string, folder: Notebook | null): Promise<void> {
  const notebookId = folder?.notebookId ?? null;
  const stays = (shelf: Shelf) => (isFolder(shelf) ? shelf === notebookId : shelf !== "unfiled" || notebookId === null);
  const stored = await change(
    only(noteId, (note, shelf) => (stays(shelf) ? { ...note, notebookId } : null)),
    () => call("/api/note/move", { noteIds: [noteId], notebookId }, { shownBy: "action" }),
  );
  if (stored) said(folder === null ? m.said.unfiled : m.said.moved(folder.title));
}

export async function removeNote(noteId: string): Promise<void> {
  const stored = await change(
    only(noteId, (note, shelf) => (shelf === "bin" ? note : null)),
    () => call("/api/note/remove", { noteIds: [noteId] }, { shownBy: "action" }),
  );
  if (stored) said(m.said.removed);
}

export async function restoreNotes(noteIds: readonly string[]): Promise<void> {
  const stored = await change(
    onlyThese(noteIds, (note, shelf) => (shelf === "bin" ? null : note)),
    () => inLots(noteIds, (lot) => call("/api/note/restore", { noteIds: lot }, { shownBy: "action" })),
  );
  if (stored) said(m.said.restored(noteIds.length));
}

export async function removeForever(noteIds: readonly string[]): Promise<void> {
  const stored = await change(
    onlyThese(noteIds, () => null),
    () => inLots(noteIds, (lot) => call("/api/note/remove", { noteIds: lot, forever: true }, { shownBy: "action" })),
  );
  if (stored) said(m.said.gone(noteIds.length));
}

/** Deletes for good whatever is in the bin, also what is not listed yet. */
export async function emptyBin(): Promise<void> {
  let gone = 0;
  const stored = await change(
    (note, shelf) => (shelf === "bin" ? null : note),
    async () => {
      // As many rounds as were needed; what stays although it was removed would be asked for for ever.
      for (let last = ""; ; ) {
        const { list } = await call("/api/note/list", { notebookId: "bin", size: AT_ONCE_MAX }, { shownBy: "action" });
        const [first] = list;
        if (first === undefined || first.noteId === last) return;
        last = first.noteId;
        await call("/api/note/remove", { noteIds: list.map(({ noteId }) => noteId), forever: true }, { shownBy: "action" });
        gone += list.length;
      }
    },
  );
  if (stored) said(m.said.gone(gone));
}

async function inLots(noteIds: readonly string[], send: (lot: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < noteIds.length; at += AT_ONCE_MAX) await send(noteIds.slice(at, at + AT_ONCE_MAX));
}

export async function duplicateNote(noteId: string): Promise<void> {
  try {
    await call("/api/note/duplicate", { noteId, requestId: newUuid() });
    said(m.said.duplicated);
  } catch {
    // The page has said why.
  } finally {
    void refreshNotes();
  }
}

/** Shows another name or colour of a folder at once. Answers whether it was stored. */
export async function changeFolder(notebookId: string, changed: Pick<Notebook, "title" | "colour">): Promise<boolean> {
  const { queryKey } = notebooksQuery;
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, (now) =>
    now === undefined
      ? now
      : { ...now, list: now.list.map((folder) => (folder.notebookId === notebookId ? { ...folder, ...changed } : folder)) },
  );
  try {
    await call("/api/notebook/update", { notebookId, ...changed }, { shownBy: "action" });
    return true;
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    toastRefusal(error, m.said.putBack);
    return false;
  } finally {
    void refreshAnswers(queryKey);
  }
}

/** Deletes a folder; its notes stay. Answers whether it is gone. */
export async function removeFolder(notebookId: string): Promise<boolean> {
  try {
    await call("/api/notebook/remove", { notebookId });
    said(m.said.folderGone);
    return true;
  } catch {
    // The page has said why.
    return false;
  } finally {
    void refreshNotes();
  }
}
