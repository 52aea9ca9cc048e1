import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Alone, Opening } from "#features/document/document-frame.tsx";
import { DocumentPage, SignInFirst } from "#features/document/document-page.tsx";
import type { DocumentPlace } from "#features/document/document-place.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { useSession } from "#lib/session-store.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { essayQuery } from "../api.ts";
import { lastWrittenQuery } from "./api.ts";
import { EssayWorkspace } from "./essay-workspace.tsx";

const PLACE: DocumentPlace = {
  title: m.title,
  loading: m.open.loading,
  back: m.open.list,
  listPath: webPaths.essayList,
  binPath: null,
  signIn: m.signIn,
  open: m.open,
  gone: new Set(["document.unknown", "essay.unknown", "note.unknown"]),
  refreshed: [queryKeys.essays.all],
  isWithin: true,
};

type ContentPageProps = { essayId: string | null /** Balance and membership, at the foot of the outline. */; quota: ReactNode };

/** The page an essay is written and edited on. Without an id: the one written in last. */
export function EssayContentPage({ essayId, quota }: ContentPageProps) {
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  const { data: last, isError, refetch } = useQuery({ ...lastWrittenQuery, enabled: essayId === null && signedIn });
  const shown = essayId ?? last;
  if (typeof shown === "string") return <OneEssay key={shown} essayId={shown} quota={quota} />;
  if (restored && !signedIn) return <SignInFirst place={PLACE} />;
  if (isError) return <NotRead onAgain={() => void refetch()} />;
  return last === null ? <NoText to={webPaths.essayTitle()} action={m.none.start} /> : <Opening place={PLACE} />;
}

function OneEssay({ essayId, quota }: { essayId: string; quota: ReactNode }) {
  const signedIn = useSession((state) => state.token !== null);
  const { data } = useQuery({ ...essayQuery(essayId), enabled: signedIn });
  // The document opens at once; only an essay that is known to have none is sent where it gets one.
  if (data !== undefined && data.stage !== "content") {
    const to = data.stage === "outline" ? webPaths.essayOutline(essayId) : webPaths.essayTitle(essayId);
    return <NoText to={to} action={data.stage === "outline" ? m.none.outline : m.none.topic} />;
  }
  return (
    <DocumentPage documentId={essayId} place={PLACE}>
      {(opened) => <EssayWorkspace key={opened.doc.clientID} essayId={essayId} quota={quota} {...opened} />}
    </DocumentPage>
  );
}

function NoText({ to, action }: { to: string; action: string }) {
  return (
    <Alone isWithin>
      <h1 className="sr">{m.title}</h1>
      <EmptyState
        cells={m.none.cells}
        title={m.none.title}
        action={
          <ButtonLink tone="solid" to={to}>
            {action}
          </ButtonLink>
        }
      >
        {m.none.text}
      </EmptyState>
    </Alone>
  );
}

function NotRead({ onAgain }: { onAgain: () => void }) {
  return (
    <Alone isWithin>
      <ErrorState
        heading="h1"
        title={m.open.failed}
        action={
          <Button tone="solid" onClick={onAgain}>
            {m.open.again}
          </Button>
        }
      >
        {m.open.failedText}
      </ErrorState>
    </Alone>
  );
}
