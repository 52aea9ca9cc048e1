import { useState } from "react";
import { noteSourcesMessages as m } from "#messages/note-sources.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { FeedDialog } from "./feed-dialog.tsx";

/** Adds a source to a note, with the dialog that says what it costs. */
export function FeedButton({ noteId }: { noteId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Icon name="file-arrow-up" size={16} />
        {m.feed.action}
      </Button>
      <FeedDialog open={isOpen} onClose={() => setOpen(false)} noteId={noteId} />
    </>
  );
}
