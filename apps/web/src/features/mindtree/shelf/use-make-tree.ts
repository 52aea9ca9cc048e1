import { mindtreePaths } from "@tangleaf/contract/mindtree";
import type { NestedNode } from "@tangleaf/document/tree";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { TreeDraft } from "#features/document/ideas/use-ideas.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { useSession } from "#lib/session-store.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { createTree } from "../api.ts";
import { createLocalTree } from "../local-trees.ts";

/** Makes a tree and opens it. Answers its id; null where it was refused. */
export function useMakeTree(): { make: (tree: NestedNode, draft?: TreeDraft) => Promise<string | null>; working: boolean } {
  const signedIn = useSession((state) => state.token !== null);
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  // One wish, however often it is sent.
  const wish = useRef({ tree: "", requestId: "" });
  const make = async (tree: NestedNode, draft?: TreeDraft): Promise<string | null> => {
    const wanted = JSON.stringify(tree);
    if (wish.current.tree !== wanted) wish.current = { tree: wanted, requestId: newUuid() };
    setWorking(true);
    try {
      const id = await makeTree(tree, { signedIn, requestId: wish.current.requestId });
      wish.current = { tree: "", requestId: "" };
      void navigate(`${mindtreePaths.tree(id)}${draft === undefined ? "" : "?draft"}`, { state: draft });
      return id;
    } catch (error) {
      if (signedIn) toastRefusal(error, m.create.failed);
      else toast({ tone: "error", title: m.create.failed, detail: m.notKept });
      return null;
    } finally {
      setWorking(false);
    }
  };
  return { make, working };
}

/** Makes a tree where the person's trees are: in the account, or in this browser. Answers its id. */
function makeTree(tree: NestedNode, { signedIn, requestId }: { signedIn: boolean; requestId: string }): Promise<string> {
  return signedIn ? createTree({ tree: { ...tree, kids: mutable(tree.kids) }, requestId }) : createLocalTree(tree);
}

type Sent = NonNullable<NonNullable<Parameters<typeof createTree>[0]["tree"]>["kids"]>;
const mutable = (kids: readonly NestedNode[] = []): Sent => kids.map((kid) => ({ ...kid, kids: mutable(kid.kids) }));
