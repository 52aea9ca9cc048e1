import { useParams } from "react-router";
import { NotePage } from "#features/note/note-page.tsx";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { QueryScope } from "#lib/query-scope.tsx";
import { pageMeta } from "#lib/screen-exports.ts";
import { useSession } from "#lib/session-store.ts";
import { noteMessages as m } from "#messages/note.ts";

/** In a note that is open it stands in the bar. */
const ServiceCorner = lazyWithQueries(() => import("#app/shell/service-corner.tsx").then((module) => module.ServiceCorner));
const UserMenu = lazyWithQueries(() => import("#app/shell/member-corner.tsx").then((module) => module.UserMenu));

export const meta = () => pageMeta({ title: m.title });

/** `/notebook/note/…`: a note, with bars of its own. */
export default function NoteScreen() {
  const { noteId = "" } = useParams();
  const signedIn = useSession((state) => state.token !== null);
  return (
    <QueryScope>
      {signedIn ? null : <ServiceCorner />}
      <NotePage key={noteId} noteId={noteId} corner={<UserMenu />} />
    </QueryScope>
  );
}
