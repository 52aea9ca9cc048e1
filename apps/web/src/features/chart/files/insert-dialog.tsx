import type { Note } from "@tangleaf/contract";
import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select } from "#ui/field/field.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { noteChoicesQuery } from "../api.ts";

const NEW = "new";
const END = "";

type InsertDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string /** It is in this note now. */;
  onPut: (noteId: string) => void;
  settle: () => Promise<string | null>;
};

/** Puts the chart and its table into a note: which, and behind which of its sections. */
export function InsertDialog({ open, onClose, title, onPut, settle }: InsertDialogProps) {
  const { data, isPending } = useQuery({ ...noteChoicesQuery, enabled: open });
  const notes = data?.list ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const noteId = chosen ?? notes[0]?.noteId ?? NEW;
  const [place, setPlace] = useState(END);
  const [working, setWorking] = useState(false);
  const note = useQuery({
    queryKey: queryKeys.notes.one(noteId),
    queryFn: ({ signal }) => call("/api/note/get", { noteId }, { signal, shownBy: "screen" }),
    enabled: open && noteId !== NEW,
  });
  const sections = sectionsOf(note.data?.outline ?? []);
  // One wish, however often it is sent.
  const request = useRef({ insert: "", note: "" });
  const put = async () => {
    setWorking(true);
    if (request.current.insert === "") request.current = { insert: newUuid(), note: newUuid() };
    try {
      const chartId = await settle();
      if (chartId === null) throw new Error("not stored");
      const into =
        noteId === NEW
          ? (
              await call(
                "/api/note/create",
                { title: title.slice(0, DOCUMENT_TITLE_MAX_CHARACTERS), requestId: request.current.note },
                { shownBy: "action" },
              )
            ).noteId
          : noteId;
      const after = noteId === NEW || place === END ? {} : { after: place };
      await call("/api/chart/insert", { chartId, noteId: into, ...after, requestId: request.current.insert }, { shownBy: "action" });
      request.current = { insert: "", note: "" };
      void refreshAnswers(queryKeys.notes.all);
      toast({ tone: "ok", title: m.insert.done, action: { text: m.insert.open, to: webPaths.note(into) } });
      onPut(into);
      onClose();
    } catch (error) {
      toastRefusal(error, m.insert.failed);
    } finally {
      setWorking(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.insert.title}
      description={m.insert.lead}
      shape="sheet"
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{m.insert.cancel}</Button>
          <Button tone="solid" disabled={working || isPending} onClick={() => void put()}>
            {working ? m.insert.putting : m.insert.put}
          </Button>
        </>
      }
    >
      <Field label={m.insert.note}>
        {(control) => (
          <Select
            {...control}
            value={noteId}
            aria-busy={isPending}
            onChange={({ target }) => {
              setChosen(target.value);
              setPlace(END);
            }}
          >
            {notes.map((one) => (
              <option key={one.noteId} value={one.noteId}>
                {one.title === "" ? m.insert.untitled : one.title}
              </option>
            ))}
            <option value={NEW}>{m.insert.newNote}</option>
          </Select>
        )}
      </Field>
      {noteId === NEW ? null : (
        <Field label={m.insert.place}>
          {(control) => (
            <Select {...control} value={place} onChange={({ target }) => setPlace(target.value)}>
              <option value={END}>{m.insert.end}</option>
              {sections.map(({ id, title: heading }) => (
                <option key={id} value={id}>
                  {m.insert.behind(heading)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </Dialog>
  );
}

type Section = { id: string; title: string };
function sectionsOf(outline: Note["outline"]): Section[] {
  return outline.flatMap(({ id, title, subPara }): Section[] => [{ id, title }, ...sectionsOf(subPara)]);
}
