import { webPaths } from "@tangleaf/contract/web-paths";
import type { ReactNode } from "react";
import type { SyncState } from "#editor/document/sync/sync-client.ts";
import { useUser } from "#lib/queries.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { noteMessages as m } from "#messages/note.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import css from "./note-page.module.css";
import { NoteWorkspace } from "./note-workspace.tsx";
import { useNoteSync } from "./use-note-sync.ts";

type NotePageProps = { noteId: string /** The account, at the end of the first bar. */; corner: ReactNode };

/** A note, for whom it belongs to; everybody else is asked to sign in. */
export function NotePage({ noteId, corner }: NotePageProps) {
  const owner = useSession((state) => state.owner);
  const token = useSession((state) => state.token);
  const restored = useSession((state) => state.restored);
  // Says whose page this is where the browser was not told.
  useUser();
  // A session that has ended leaves the page to its owner: the text stays, and what is typed is sent after the next sign-in.
  if (typeof owner === "string") return <OwnedNote key={`${owner} ${noteId}`} noteId={noteId} userId={owner} corner={corner} />;
  if (restored && token === null) return <SignInForNotes />;
  return <Opening />;
}

/** Where somebody has to sign in before there are notes. */
export function SignInForNotes() {
  const { cells, title, text, action } = m.create.signIn;
  return (
    <main className={css["alone"]}>
      <h1 className="sr">{m.title}</h1>
      <EmptyState
        cells={cells}
        title={title}
        action={
          <Button tone="solid" onClick={() => openLogin()}>
            {action}
          </Button>
        }
      >
        {text}
      </EmptyState>
      <ButtonLink tone="ghost" to={webPaths.notebookIndex("all")}>
        {m.back}
      </ButtonLink>
    </main>
  );
}

/** An empty sheet whose cells light up, until there is a text. */
export function Opening({ words = m.paper.loading }: { words?: string }) {
  return (
    <main className={css["opening"]} aria-busy="true">
      <h1 className="sr">{m.title}</h1>
      <p className="sr" role="status">
        {words}
      </p>
      <div className={`paper ${css["sheet"]}`}>
        <SkeletonCells />
      </div>
    </main>
  );
}

const GONE: ReadonlySet<string | null> = new Set(["document.unknown", "note.unknown"]);

function OwnedNote({ noteId, userId, corner }: NotePageProps & { userId: string }) {
  const { client, doc, state, others, again } = useNoteSync({ noteId, userId });
  if (client !== null && doc !== null) return <NoteWorkspace key={doc.clientID} {...{ noteId, client, doc, state, others, corner }} />;
  const outdated = state.kind === "outdated";
  if (state.kind !== "error" && state.kind !== "offline" && !outdated) return <Opening />;
  const unknown = GONE.has(state.reason);
  return (
    <main className={css["alone"]}>
      <ErrorState
        heading="h1"
        title={unknown ? m.open.unknown : m.open.failed}
        action={
          <span className={css["ways"]}>
            {unknown ? (
              <ButtonLink to={webPaths.notebookIndex("bin")}>{m.open.bin}</ButtonLink>
            ) : (
              <Button tone="solid" onClick={outdated ? () => location.reload() : again}>
                {outdated ? m.saved.reload : m.open.again}
              </Button>
            )}
            <ButtonLink to={webPaths.notebookIndex("all")}>{m.open.list}</ButtonLink>
          </span>
        }
      >
        {outdated ? m.saved.outdatedKept : unknown ? m.open.unknownText : refusalOf(state)}
      </ErrorState>
    </main>
  );
}

function refusalOf({ kind, message }: SyncState): string {
  return kind === "error" && message !== "" ? message : m.open.failedText;
}
