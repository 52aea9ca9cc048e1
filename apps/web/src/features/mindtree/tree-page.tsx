import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { Alone, Opening, Ways } from "#features/document/document-frame.tsx";
import { DocumentPage } from "#features/document/document-page.tsx";
import type { DocumentPlace } from "#features/document/document-place.ts";
import { LeaveGuard } from "#features/document/leave-guard.tsx";
import { chunkHook } from "#lib/chunk-hook.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { useSession } from "#lib/session-store.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { localTreesQuery } from "./api.ts";
import { isLocalTree, keepLastTree } from "./local-trees.ts";
import { useLocalDocument } from "./use-local-document.ts";
import { useTakeAlong } from "./use-take-along.ts";

const PLACE: DocumentPlace = {
  title: m.title,
  loading: m.open.loading,
  back: m.open.back,
  listPath: mindtreePaths.list,
  binPath: `${mindtreePaths.list}?place=bin`,
  signIn: m.signIn,
  open: m.open,
  gone: new Set(["document.unknown", "mindtree.unknown"]),
  refreshed: [queryKeys.mindtrees()],
  isWithin: true,
};

/** The map and its bars: their chunks would be names in the manifest of every first load. */
const useTreeWorkspace = chunkHook(() => import("./tree-workspace.tsx").then((module) => module.TreeWorkspace));

function TreeWorkspace(props: ComponentProps<NonNullable<ReturnType<typeof useTreeWorkspace>>>) {
  const Workspace = useTreeWorkspace();
  return Workspace === null ? <Opening place={PLACE} /> : <Workspace {...props} />;
}

type TreePageProps = { mindtreeId: string /** Balance and more, at the foot of the sidebar. */; foot: ReactNode };

/** A tree, of the account or of this browser. */
export function TreePage({ mindtreeId, foot }: TreePageProps) {
  const owner = useSession((state) => state.owner);
  useEffect(() => keepLastTree(owner, mindtreeId), [owner, mindtreeId]);
  // Its chunk comes while the tree is opened.
  useTreeWorkspace();
  if (isLocalTree(mindtreeId)) return <LocalTree mindtreeId={mindtreeId} foot={foot} />;
  return (
    <DocumentPage documentId={mindtreeId} place={PLACE}>
      {({ client, doc, state }) => (
        <>
          <TreeWorkspace key={doc.clientID} mindtreeId={mindtreeId} doc={doc} client={client} sync={state} foot={foot} />
          <LeaveGuard client={client} state={state} />
        </>
      )}
    </DocumentPage>
  );
}

function LocalTree({ mindtreeId, foot }: TreePageProps) {
  const navigate = useNavigate();
  const signedIn = useSession((state) => state.token !== null);
  const { doc, isMissing, sync } = useLocalDocument(mindtreeId);
  // It has become one of the account: the page goes on there.
  useTakeAlong((taken) => {
    const id = taken.get(mindtreeId);
    if (id !== undefined) void navigate(mindtreePaths.tree(id), { replace: true });
  });
  const { data: local } = useQuery({ ...localTreesQuery, enabled: isMissing });
  if (isMissing && local !== undefined) {
    return (
      <Alone isWithin>
        <ErrorState
          heading="h1"
          title={m.open.unknown}
          action={
            <Ways>
              <ButtonLink to={mindtreePaths.list}>{m.open.list}</ButtonLink>
            </Ways>
          }
        >
          {m.open.unknownText}
        </ErrorState>
      </Alone>
    );
  }
  if (doc === null || signedIn) return <Opening place={PLACE} />;
  return <TreeWorkspace mindtreeId={mindtreeId} doc={doc} client={null} sync={sync} foot={foot} />;
}
