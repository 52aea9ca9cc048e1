import { NewNote } from "#features/note/new-note.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { noteMessages as m } from "#messages/note.ts";

export const meta = () => pageMeta({ title: m.newTitle });

/** `/notebook/note`: makes a blank note and opens it. */
export default function NewNoteScreen() {
  return (
    <QueryScope>
      <NewNote />
    </QueryScope>
  );
}
