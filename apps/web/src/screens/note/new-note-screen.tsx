import { ServiceCorner } from "#app/shell/service-corner.tsx";
import { NewNote } from "#features/note/new-note.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { useSession } from "#lib/session-store.ts";
import { noteMessages as m } from "#messages/note.ts";

export const meta = () => pageMeta({ title: m.newTitle });

/** `/notebook/note`: makes a blank note and opens it. */
export default function NewNoteScreen() {
  const signedIn = useSession((state) => state.token !== null);
  return (
    <QueryScope>
      {signedIn ? null : <ServiceCorner />}
      <NewNote />
    </QueryScope>
  );
}
