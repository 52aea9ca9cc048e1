import type { ReactNode } from "react";
import type * as Y from "yjs";
import type { OtherPage } from "#editor/document/sync/presence.ts";
import type { SyncClient } from "#editor/document/sync/sync-client.ts";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import { useUser } from "#lib/queries.ts";
import { openLogin, useSession } from "#lib/session-store.ts";
import { documentMessages as m } from "#messages/document.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { Alone, Opening, Ways } from "./document-frame.tsx";
import type { DocumentPlace } from "./document-place.ts";
import { useDocumentSync } from "./use-document-sync.ts";

/** A document that is there, on this device or from the server, and the line to the server. */
export type OpenedSync = { client: SyncClient; doc: Y.Doc; state: SyncState; others: readonly OtherPage[] };

type DocumentPageProps = { documentId: string; place: DocumentPlace; children: (opened: OpenedSync) => ReactNode };

/** A document, for whom it belongs to; everybody else is asked to sign in. */
export function DocumentPage({ documentId, place, children }: DocumentPageProps) {
  const owner = useSession((state) => state.owner);
  const token = useSession((state) => state.token);
  const restored = useSession((state) => state.restored);
  // Says whose page this is where the browser was not told.
  useUser();
  // A session that has ended leaves the page to its owner: the text stays, and what is typed is sent after the next sign-in.
  if (typeof owner === "string") {
    return (
      <OwnedDocument key={`${owner} ${documentId}`} documentId={documentId} userId={owner} place={place}>
        {children}
      </OwnedDocument>
    );
  }
  if (restored && token === null) return <SignInFirst place={place} />;
  return <Opening place={place} />;
}

/** Where somebody has to sign in before there are documents. */
export function SignInFirst({ place: { title: name, signIn, back, listPath, isWithin } }: { place: DocumentPlace }) {
  const { cells, title, text, action } = signIn;
  return (
    <Alone isWithin={isWithin}>
      <h1 className="sr">{name}</h1>
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
      <ButtonLink tone="ghost" to={listPath}>
        {back}
      </ButtonLink>
    </Alone>
  );
}

function OwnedDocument({ documentId, userId, place, children }: DocumentPageProps & { userId: string }) {
  const { open } = place;
  const { client, doc, state, others, again } = useDocumentSync({ documentId, userId, refreshed: place.refreshed });
  if (client !== null && doc !== null) return children({ client, doc, state, others });
  const outdated = state.kind === "outdated";
  if (state.kind !== "error" && state.kind !== "offline" && !outdated) return <Opening place={place} />;
  const unknown = place.gone.has(state.reason);
  return (
    <Alone isWithin={place.isWithin}>
      <ErrorState
        heading="h1"
        title={unknown ? open.unknown : open.failed}
        action={
          <Ways>
            {unknown ? (
              place.binPath === null ? null : (
                <ButtonLink to={place.binPath}>{open.bin}</ButtonLink>
              )
            ) : (
              <Button tone="solid" onClick={outdated ? () => location.reload() : again}>
                {outdated ? m.saved.reload : open.again}
              </Button>
            )}
            <ButtonLink to={place.listPath}>{open.list}</ButtonLink>
          </Ways>
        }
      >
        {outdated ? m.saved.outdatedKept : unknown ? open.unknownText : refusalOf(state, open.failedText)}
      </ErrorState>
    </Alone>
  );
}

function refusalOf({ kind, message }: SyncState, failed: string): string {
  return kind === "error" && message !== "" ? message : failed;
}
