import { webPaths } from "@tangleaf/contract/web-paths";
import { useRef, useState } from "react";
import { notebookMessages } from "#messages/notebook.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { call } from "./api-client.ts";
import { newUuid } from "./new-uuid.ts";

const m = notebookMessages.put;

type PutInNotebookProps = {
  generationId: string;
  className?: string | undefined;
  /** The server must have the text as it is seen: edits that are on their way are sent first. */
  store?: () => Promise<unknown>;
};

/** Makes a note of a finished text; from then on the same button leads to that note. */
export function PutInNotebook({ generationId, className, store }: PutInNotebookProps) {
  const [noteId, setNoteId] = useState<string | null>(null);
  const [putting, setPutting] = useState(false);
  // A repeat after a lost answer finds the note of the first try.
  const request = useRef(newUuid());
  if (noteId !== null) {
    return (
      <ButtonLink tone="ghost" size="sm" className={className} to={webPaths.note(noteId)}>
        <Icon name="notebook" size={16} />
        <span>{m.open}</span>
      </ButtonLink>
    );
  }
  const put = async () => {
    setPutting(true);
    try {
      await store?.();
      const made = await call("/api/note/create", { generationId, requestId: request.current }, { shownBy: "action" });
      setNoteId(made.noteId);
      toast({ tone: "ok", title: m.done, pill: true });
    } catch (error) {
      toastRefusal(error, m.failed);
    } finally {
      setPutting(false);
    }
  };
  return (
    <Button tone="ghost" size="sm" className={className} disabled={putting} onClick={() => void put()}>
      <Icon name="notebook" size={16} />
      <span>{putting ? m.putting : m.action}</span>
    </Button>
  );
}
