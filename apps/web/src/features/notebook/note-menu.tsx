import type { NoteSummary } from "@tangleaf/contract";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/menu.tsx";
import type { Asked } from "./asked-dialog.tsx";
import { duplicateNote, removeNote, restoreNotes } from "./note-changes.ts";

type NoteMenuProps = { note: NoteSummary; onAsk: (asked: Asked) => void };

/** What can be done with a note. */
export function NoteMenu({ note, onAsk }: NoteMenuProps) {
  const { noteId, removedAt } = note;
  const label = m.menu.label(note.title === "" ? m.untitled : note.title);
  return (
    <Menu
      label={label}
      trigger={(props) => (
        <Button tone="ghost" size="sm" iconOnly aria-label={label} {...props}>
          <Icon name="dots-three" size={20} />
        </Button>
      )}
    >
      {removedAt === null ? (
        <>
          <MenuItem onClick={() => onAsk({ kind: "rename", note })}>
            <Icon name="pencil-simple" />
            {m.menu.rename}
          </MenuItem>
          <MenuItem onClick={() => void duplicateNote(noteId)}>
            <Icon name="copy" />
            {m.menu.duplicate}
          </MenuItem>
          <MenuItem onClick={() => onAsk({ kind: "move", note })}>
            <Icon name="folder-simple" />
            {m.menu.move}
          </MenuItem>
          <MenuDivider />
          <MenuItem danger onClick={() => void removeNote(noteId)}>
            <Icon name="trash" />
            {m.menu.remove}
          </MenuItem>
        </>
      ) : (
        <>
          <MenuItem onClick={() => void restoreNotes([noteId])}>
            <Icon name="arrow-counter-clockwise" />
            {m.menu.restore}
          </MenuItem>
          <MenuItem danger onClick={() => onAsk({ kind: "forever", notes: [note] })}>
            <Icon name="trash" />
            {m.menu.forever}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
