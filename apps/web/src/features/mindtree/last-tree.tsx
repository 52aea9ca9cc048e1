import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Opening } from "#features/document/document-frame.tsx";
import { useSession } from "#lib/session-store.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { lastTree } from "./local-trees.ts";

/** Goes on to the tree opened last; where there is none, to the list. */
export function LastTree() {
  const navigate = useNavigate();
  const owner = useSession((state) => state.owner);
  const restored = useSession((state) => state.restored);
  useEffect(() => {
    if (!restored) return;
    const id = lastTree(owner);
    void navigate(id === null ? mindtreePaths.list : mindtreePaths.tree(id), { replace: true });
  }, [owner, restored, navigate]);
  return <Opening place={{ title: m.title, loading: m.open.loading, isWithin: true }} />;
}
