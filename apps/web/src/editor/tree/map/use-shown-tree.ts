import type { TreeBranch } from "@tangleaf/document/tree";
import { type RefObject, useMemo } from "react";
import { type ShownNode, withNodes, withText } from "../change-shown.ts";
import { pathTo } from "../find-in-tree.ts";
import { layoutTree } from "../layout/layout-tree.ts";
import { type PlacedNode, placeOf, type Rect } from "../layout/walk-layout.ts";
import { useNodeSizes } from "./use-node-sizes.ts";
import { NEW_NODE, type Written } from "./use-written.ts";

/** Ideas below a node: they are shown and are not in the tree. */
export type TreeIdeas = { readonly parentId: string; readonly ideas: readonly ShownNode[] };

/** The tree as it is shown, with ideas and what is being written, and where its nodes are. */
export function useShownTree(map: RefObject<HTMLElement | null>, root: TreeBranch, ideas: TreeIdeas | null, written: Written | null) {
  const [cache, sizeOf] = useNodeSizes(map);
  const shown = useMemo(() => {
    const withIdeas = ideas === null ? root : withNodes(root, { parentId: ideas.parentId, before: null }, ideas.ideas);
    if (written === null) return withIdeas;
    if (written.place === null) return withText(withIdeas, written.id, written.text);
    return withNodes(withIdeas, written.place, [{ id: NEW_NODE, text: written.text }]);
  }, [root, ideas, written]);
  const layout = useMemo(() => layoutTree(shown, sizeOf, cache), [shown, sizeOf, cache]);
  const ideaIds = useMemo(() => idsOf(ideas?.ideas ?? []), [ideas]);
  const getPlace = (id: string): PlacedNode | null =>
    placeOf(
      layout,
      pathTo(shown, id).map(({ node }) => node.id),
    );
  return {
    layout,
    isIdea: (id: string) => ideaIds.has(id),
    getPlace,
    getRect(id: string): Rect | null {
      const place = getPlace(id);
      if (place === null) return null;
      const { width, height } = place.box.size;
      return { left: place.left, right: place.left + width, top: place.middle - height / 2, bottom: place.middle + height / 2 };
    },
  };
}

function idsOf(nodes: readonly ShownNode[]): ReadonlySet<string> {
  return new Set(nodes.flatMap(({ id, kids = [] }) => [id, ...idsOf(kids)]));
}
