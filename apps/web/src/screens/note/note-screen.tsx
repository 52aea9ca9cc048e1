import { useParams } from "react-router";
import { NotePage } from "#features/note/note-page.tsx";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { noteMessages as m } from "#messages/note.ts";

const UserMenu = lazyWithQueries(() => import("#app/shell/member-corner.tsx").then((module) => module.UserMenu));

export const meta = () => pageMeta({ title: m.title });

/** `/notebook/note/…`: a note on the desk, with bars of its own. */
export default function NoteScreen() {
  const { noteId = "" } = useParams();
  return (
    <QueryScope>
      <NotePage key={noteId} noteId={noteId} corner={<UserMenu />} />
    </QueryScope>
  );
}
